import Writers

extension JSONValue {
    /// The value as JSON text; numbers have at most six decimals. Recursion is as deep as the value nests.
    package func json(isPretty: Bool = false) -> [UInt8] {
        var writer = JSONWriter(isPretty: isPretty)
        write(to: &writer)
        return writer.bytes
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let flag): writer.value(flag)
        case .number(let number): writer.value(number, decimals: 6)
        case .string(let text), .word(let text): writer.value(text)
        case .array(let values):
            writer.array { writer in
                for value in values { value.write(to: &writer) }
            }
        case .object(let members):
            writer.object { writer in
                for member in members { writer.member(member.name) { member.value.write(to: &$0) } }
            }
        }
    }

    /// The value with every object's members in the order of their names' bytes.
    package var sorted: JSONValue {
        switch self {
        case .array(let values): .array(values.map(\.sorted))
        case .object(let members):
            .object(
                members.map { Member($0.name, $0.value.sorted) }
                    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        default: self
        }
    }
}
