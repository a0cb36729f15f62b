/// A JSON value (RFC 8259) as it was written, or a word of a query, whose type is still open.
package enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// Text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in the order of the text; names are unique.
    case object([Member])
    /// The value of a query parameter: a number, a flag or text, as its reader needs.
    case word(String)

    /// A named value of an object.
    package struct Member: Sendable, Hashable {
        /// The name, unique in its object.
        package var name: String
        /// The value.
        package var value: JSONValue

        /// Makes a member.
        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The types of JSON, to tell readers apart.
    package enum Kind: String, Sendable, Hashable {
        /// `null`.
        case null
        /// `true` or `false`.
        case boolean
        /// A number.
        case number
        /// Text.
        case string
        /// A list.
        case array
        /// Named values.
        case object
    }

    /// Its type; a word of a query counts as text.
    package var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string, .word: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The value of the member of this name, where this is an object that has it.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}

extension JSONValue.Kind {
    /// The type with its article, for sentences.
    package var phrase: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Text.
    package init(stringLiteral value: String) { self = .string(value) }
    /// A number.
    package init(floatLiteral value: Double) { self = .number(value) }
    /// A whole number.
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A flag.
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A list.
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object; the literal must not repeat a name.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
