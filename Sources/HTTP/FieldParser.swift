/// A reader of structured field values: tokens, quoted strings, weights (RFC 9110, 5.6).
struct FieldParser {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
        skipSpace()
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipSpace() {
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    }

    /// Passes one character and the white space after it, if it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        skipSpace()
        return true
    }

    mutating func token() -> String? {
        let token = rest.prefix(while: \.isTokenCharacter)
        guard !token.isEmpty else { return nil }
        rest = rest[token.endIndex...]
        skipSpace()
        return String(Substring(token))
    }

    /// The text between double quotes; `unescaping` says whether a backslash quotes the next character.
    mutating func quoted(unescaping: Bool) -> String? {
        guard rest.first == UInt8(ascii: "\"") else { return nil }
        var bytes: [UInt8] = []
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex {
            var byte = rest[index]
            index = rest.index(after: index)
            if byte == UInt8(ascii: "\"") {
                rest = rest[index...]
                skipSpace()
                return String(validating: bytes, as: UTF8.self)
            }
            if unescaping, byte == UInt8(ascii: "\\"), index < rest.endIndex {
                byte = rest[index]
                index = rest.index(after: index)
            }
            bytes.append(byte)
        }
        return nil
    }

    /// Zero or more `; name=value`; `nil` when one of them is broken.
    mutating func parameters() -> [MediaType.Parameter]? {
        var parameters: [MediaType.Parameter] = []
        while skip(";") {
            guard let name = token() else {
                if isAtEnd || rest.first == UInt8(ascii: ";") || rest.first == UInt8(ascii: ",") { continue }
                return nil
            }
            guard skip("="), let value = quoted(unescaping: true) ?? token() else { return nil }
            parameters.append(MediaType.Parameter(name: name.lowercased(), value: value))
        }
        return parameters
    }

    /// Moves past the next comma outside quotes, or to the end: how a broken list element is left out.
    mutating func skipElement() {
        while let byte = rest.first, byte != UInt8(ascii: ",") {
            if byte == UInt8(ascii: "\""), quoted(unescaping: true) != nil { continue }
            rest = rest.dropFirst()
        }
        _ = skip(",")
    }
}

/// A weight from 0 to 1 in thousandths, so that comparing is exact (RFC 9110, 12.4.2).
enum Weight {
    static func thousandths(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard let whole = bytes.first, whole == 0x30 || whole == 0x31 else { return nil }
        guard bytes.count == 1 || bytes[1] == UInt8(ascii: "."), bytes.count <= 5 else { return nil }
        var value = Int(whole - 0x30) * 1000
        var place = 100
        for digit in bytes.dropFirst(2) {
            guard (0x30...0x39).contains(digit) else { return nil }
            value += Int(digit - 0x30) * place
            place /= 10
        }
        return value <= 1000 ? value : nil
    }
}

extension UInt8 {
    /// Whether the byte may stand in a token (RFC 9110, 5.6.2).
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }
}
