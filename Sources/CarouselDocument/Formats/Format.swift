/// How values of a type are written in a document: one description that both reads them and tells others how.
struct Format<Value: Sendable>: Sendable {
    private let expect: @Sendable () -> String
    /// Reads a value; where it cannot, notes why and gives nil.
    let read: @Sendable (JSONValue, inout Report) -> Value?
    /// Describes the values as JSON Schema.
    let schema: @Sendable (inout SchemaBuilder) -> JSONValue
    /// The value as a document would write it, for defaults; nil where it has no short form.
    let write: @Sendable (Value) -> JSONValue?

    init(
        expectation: @autoclosure @escaping @Sendable () -> String,
        schema: @escaping @Sendable (inout SchemaBuilder) -> JSONValue,
        write: @escaping @Sendable (Value) -> JSONValue? = { _ in nil },
        read: @escaping @Sendable (JSONValue, inout Report) -> Value?
    ) {
        expect = expectation
        self.schema = schema
        self.write = write
        self.read = read
    }

    /// What may stand here, in words: "a number from 0 to 1"; put together only when somebody asks.
    var expectation: String { expect() }

    /// The same writing for another type.
    func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Format<Other> {
        Format<Other>(expectation: expectation, schema: schema) { value, report in
            read(value, &report).map(transform)
        }
    }

    /// The same writing for a type that not every value fits; what may stand here is then said by `expectation`.
    func compactMap<Other: Sendable>(
        _ expectation: String, _ transform: @escaping @Sendable (Value) -> Other?
    ) -> Format<Other> {
        Format<Other>(expectation: expectation, schema: schema) { value, report in
            guard let read = read(value, &report) else { return nil }
            if let result = transform(read) { return result }
            report.note(unexpected: value, expected: expectation)
            return nil
        }
    }

    /// The same format, whose values can be written as well.
    func writing(_ write: @escaping @Sendable (Value) -> JSONValue?) -> Format {
        Format(expectation: expectation, schema: schema, write: write, read: read)
    }
}
