/// The members of one object, asked for by name; what nobody asked for is unknown.
///
/// Every member must be asked for whatever the others say, since asking is also how the schema learns of it. The ways of
/// asking are not inlined: there are hundreds of calls, and copies of them made up most of the program.
struct Members: Sendable {
    private let members: [JSONValue.Member]
    private var names: [String] = []
    var report: Report
    private var description: ObjectDescription?

    /// Reads an object.
    init(_ members: [JSONValue.Member], report: Report) {
        self.members = members
        self.report = report
        names.reserveCapacity(Self.usualNames)
    }

    /// Names that are asked of most objects at most.
    private static let usualNames = 32

    /// Reads nothing but writes down what is asked for.
    init(describing builder: SchemaBuilder) {
        members = []
        report = Report(limits: builder.limits)
        description = ObjectDescription(builder: builder)
    }

    /// What was asked for, with the builder that describes it.
    var described: ObjectDescription? { description }

    /// The member, or the default where it is left out.
    @inline(never)
    mutating func value<Value>(
        _ name: String, _ format: Format<Value>, default fallback: Value, _ note: String
    ) -> Value {
        if description != nil { describe(name, format, fallback: format.write(fallback), note) }
        return find(name).flatMap { read(name, $0, format) } ?? fallback
    }

    /// The member, or nil where it is left out or null.
    @inline(never)
    mutating func optional<Value>(_ name: String, _ format: Format<Value>, _ note: String) -> Value? {
        describe(name, format, isNullable: true, note)
        return find(name).flatMap { $0 == .null ? nil : read(name, $0, format) }
    }

    /// The member, nil where it is null, the default where it is left out.
    @inline(never)
    mutating func nullable<Value>(
        _ name: String, _ format: Format<Value>, default fallback: Value?, _ note: String
    ) -> Value? {
        if description != nil {
            describe(name, format, fallback: fallback.flatMap { format.write($0) }, isNullable: true, note)
        }
        guard let value = find(name) else { return fallback }
        return value == .null ? nil : read(name, value, format)
    }

    /// The member, whose absence is a problem.
    @inline(never)
    mutating func required<Value>(_ name: String, _ format: Format<Value>, _ note: String) -> Value? {
        describe(name, format, isRequired: true, note)
        if let value = find(name) { return read(name, value, format) }
        if description == nil { report.note("\"\(name)\" is missing", expected: format.expectation) }
        return nil
    }

    /// Whether the document has the member and it is not null.
    func has(_ name: String) -> Bool {
        members.contains { $0.name == name && $0.value != .null }
    }

    /// Notes a problem of the object as a whole, or of a member.
    mutating func note(_ detail: String, at names: [String] = [], expected: String, suggestion: String? = nil) {
        guard description == nil else { return }
        for name in names { report.path.push(name) }
        report.note(detail, expected: expected, suggestion: suggestion)
        for _ in names { report.path.pop() }
    }

    /// Notes every member that nobody asked for.
    mutating func refuseUnknown() {
        for member in members where !names.contains(member.name) {
            if report.isFull { return }
            let owner = report.path.lastName.map { " of \($0)" } ?? ""
            report.path.push(member.name)
            report.note(
                "\(Report.quoted(member.name)) is not a member\(owner)", expected: names.sorted().alternatives,
                suggestion: Spelling.nearest(to: member.name, among: names))
            report.path.pop()
        }
    }

    private mutating func find(_ name: String) -> JSONValue? {
        names.append(name)
        // Few names are as long as the one that is asked for, and lengths are compared at once.
        let length = name.utf8.count
        return members.first { $0.name.utf8.count == length && $0.name == name }?.value
    }

    @inline(never)
    private mutating func read<Value>(_ name: String, _ value: JSONValue, _ format: Format<Value>) -> Value? {
        report.path.push(name)
        defer { report.path.pop() }
        return format.read(value, &report)
    }

    @inline(never)
    private mutating func describe<Value>(
        _ name: String, _ format: Format<Value>, fallback: JSONValue? = nil, isNullable: Bool = false,
        isRequired: Bool = false, _ note: String
    ) {
        guard description != nil else { return }
        description?.add(
            name, format, fallback: fallback, isNullable: isNullable, isRequired: isRequired, note: note)
    }
}

extension Format {
    /// An object whose members `make` asks for; `name` is its definition in the schema.
    static func object(
        _ name: String, _ note: String, _ make: @escaping @Sendable (inout Members) -> Value?
    ) -> Format {
        Format(
            expectation: "an object",
            schema: { builder in
                builder.define(name) { builder in
                    var members = Members(describing: builder)
                    _ = make(&members)
                    return members.described?.schema(note: note, into: &builder) ?? true
                }
            }
        ) { value, report in
            guard case .object(let pairs) = value else {
                report.note(unexpected: value, expected: "an object")
                return nil
            }
            let before = report.problems.count
            // The report moves into the members and back, so that its path is never copied.
            var moved = Report(limits: report.limits)
            swap(&moved, &report)
            var members = Members(pairs, report: consume moved)
            let made = make(&members)
            members.refuseUnknown()
            swap(&report, &members.report)
            return report.problems.count == before ? made : nil
        }
    }
}
