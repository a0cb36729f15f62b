/// The identity of a view among its siblings, with the type it has in source.
package enum ViewID: Sendable, Hashable {
    /// A string.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A value of another type, as text.
    case value(type: String, text: String)

    /// The value as it is written in answers.
    package var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .value(_, let text): text
        }
    }

    /// The name of the type in Swift.
    package var typeName: String {
        switch self {
        case .string: "String"
        case .integer: "Int"
        case .value(let type, _): type
        }
    }
}
