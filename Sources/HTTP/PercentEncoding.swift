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

/// Strict percent-decoding (RFC 3986, 2.1): nothing is repaired.
enum PercentEncoding {
    /// Decodes one part of a target; `offset` is where the part begins, for error messages.
    static func decode(
        _ part: Substring.UTF8View, offset: Int, plusIsSpace: Bool = false
    ) throws(InvalidTarget) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.count)
        var rest = part.makeIterator()
        var position = offset
        while let byte = rest.next() {
            switch byte {
            case 0: throw .nul(offset: position)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else {
                    throw .brokenEscape(offset: position)
                }
                let value = high << 4 | low
                if value == 0 { throw .nul(offset: position) }
                bytes.append(value)
                position += 2
            default: bytes.append(byte)
            }
            position += 1
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        return text
    }
}

extension UInt8 {
    /// The value of an ASCII hexadecimal digit, 0-15.
    fileprivate var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }
}
