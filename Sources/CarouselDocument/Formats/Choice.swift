/// One of several ways to write a value.
struct Choice<Value: Sendable>: Sendable {
    let kind: Kind
    let note: String

    enum Kind: Sendable {
        /// The word alone.
        case word(String, Value)
        /// An object whose one member has this name: `{ "snapEvery": 500 }`.
        case tag(String, Format<Value>)
        /// Any value of a JSON type.
        case type(JSONValue.Kind, Format<Value>)
    }

    static func word(_ word: String, _ value: Value, _ note: String = "") -> Choice {
        Choice(kind: .word(word, value), note: note)
    }

    static func tag(_ name: String, _ format: Format<Value>, _ note: String = "") -> Choice {
        Choice(kind: .tag(name, format), note: note)
    }

    static func type(_ kind: JSONValue.Kind, _ format: Format<Value>, _ note: String = "") -> Choice {
        Choice(kind: .type(kind, format), note: note)
    }
}

extension Format {
    /// One of several ways to write a value, told apart by JSON type, word and tag.
    static func choice(_ name: String, _ note: String, _ choices: [Choice<Value>]) -> Format {
        let table = ChoiceTable(choices)
        return Format(
            expectation: table.expectation,
            schema: { builder in
                builder.define(name) { builder in table.schema(note: note, into: &builder) }
            },
            read: table.read)
    }
}

extension Format {
    /// A format that is looked up when it is needed, for values that hold values of their own type.
    static func deferred(_ expectation: String, _ format: @escaping @Sendable () -> Format) -> Format {
        Format(expectation: expectation, schema: { format().schema(&$0) }) { format().read($0, &$1) }
    }
}

/// Several ways to write a value, sorted by what tells them apart.
private struct ChoiceTable<Value: Sendable>: Sendable {
    let choices: [Choice<Value>]
    let words: [String: Value]
    let tags: [String: Format<Value>]
    let types: [JSONValue.Kind: Format<Value>]
    let expectation: String

    init(_ choices: [Choice<Value>]) {
        self.choices = choices
        var words: [String: Value] = [:]
        var tags: [String: Format<Value>] = [:]
        var types: [JSONValue.Kind: Format<Value>] = [:]
        var order: (words: [String], tags: [String], others: [String]) = ([], [], [])
        for choice in choices {
            switch choice.kind {
            case .word(let word, let value):
                words[word] = value
                order.words.append(word)
            case .tag(let name, let format):
                tags[name] = format
                order.tags.append(name)
            case .type(let kind, let format):
                types[kind] = format
                order.others.append(format.expectation)
            }
        }
        self.words = words
        self.tags = tags
        self.types = types
        let parts =
            (order.words.isEmpty ? [] : [order.words.alternatives])
            + (order.tags.isEmpty ? [] : ["an object with " + order.tags.alternatives]) + order.others
        expectation = parts.joined(separator: ", or ")
    }

    @Sendable func read(_ value: JSONValue, _ report: inout Report) -> Value? {
        switch value {
        case .string(let text), .word(let text):
            if let found = words[text] { return found }
            if case .word = value, value.number != nil, let format = types[.number] {
                return format.read(value, &report)
            }
            if let format = types[.string] {
                guard !words.isEmpty else { return format.read(value, &report) }
                // A text that is none of the format's, and nearly a word of here, was meant to be the word.
                var reading = report
                let found = format.read(value, &reading)
                if found != nil || Spelling.nearest(to: text, among: words.keys.sorted()) == nil {
                    report = reading
                    return found
                }
            }
            report.note(
                unexpected: value, expected: expectation,
                suggestion: Spelling.nearest(to: text, among: words.keys.sorted() + tags.keys.sorted()))
            return nil
        case .object(let members):
            if let format = types[.object], !members.contains(where: { tags[$0.name] != nil }) {
                return format.read(value, &report)
            }
            return tagged(members, value, &report)
        default:
            if let format = types[value.kind] { return format.read(value, &report) }
            report.note(unexpected: value, expected: expectation)
            return nil
        }
    }

    private func tagged(_ members: [JSONValue.Member], _ value: JSONValue, _ report: inout Report) -> Value? {
        guard !tags.isEmpty else {
            report.note(unexpected: value, expected: expectation)
            return nil
        }
        guard let member = members.first, members.count == 1 else {
            report.note(
                "the object has \(members.count) members", expected: "exactly one of \(tags.keys.sorted().alternatives)"
            )
            return nil
        }
        report.path.push(member.name)
        defer { report.path.pop() }
        if let format = tags[member.name] { return format.read(member.value, &report) }
        report.note(
            "\(Report.quoted(member.name)) is not known here", expected: expectation,
            suggestion: Spelling.nearest(to: member.name, among: tags.keys.sorted() + words.keys.sorted()))
        return nil
    }

    func schema(note: String, into builder: inout SchemaBuilder) -> JSONValue {
        var branches: [JSONValue] = []
        for choice in choices {
            let branch: JSONValue
            switch choice.kind {
            case .word(let word, _): branch = ["const": .string(word)]
            case .tag(let name, let format):
                branch = [
                    "type": "object", "properties": .object([.init(name, format.schema(&builder))]),
                    "required": [.string(name)], "additionalProperties": false,
                ]
            case .type(_, let format): branch = format.schema(&builder)
            }
            branches.append(choice.note.isEmpty ? branch : branch.described(choice.note))
        }
        return JSONValue.object([.init("anyOf", .array(branches))]).described(note)
    }
}
