/// Why a request target was refused.
package enum InvalidTarget: Error, Sendable, Equatable {
    /// A `%` without two hexadecimal digits after it, at this byte of the target.
    case brokenEscape(offset: Int)
    /// A NUL, written or escaped, at this byte of the target.
    case nul(offset: Int)
    /// Bytes that are not UTF-8 once unescaped: overlong forms, surrogates, stray or missing continuation bytes.
    case notUTF8
    /// Neither `/path`, `http://host/path` nor `*`.
    case unknownForm

    /// One sentence for the client.
    package var explanation: String {
        switch self {
        case .brokenEscape(let offset):
            "byte \(offset) of the request target begins an escape that is not % and two hexadecimal digits"
        case .nul(let offset): "byte \(offset) of the request target is NUL, which no name here can contain"
        case .notUTF8: "the request target is not UTF-8 after percent-decoding"
        case .unknownForm: "the request target must be a path that begins with /"
        }
    }
}
