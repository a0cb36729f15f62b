/// A strict reading of JSON (RFC 8259) that keeps nothing and stops at the first fault; it does not recurse.
struct JSONScanner {
    struct Fault: Error, Hashable {
        var offset: Int
        var detail: String
        var expected: String
    }

    private let bytes: [UInt8]
    private let depth: Int
    private var position = 0
    private var open: [UInt8] = []

    init(bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
    }

    /// The first fault; nil where there is none.
    mutating func firstFault() -> Fault? {
        do {
            try document()
            return nil
        } catch {
            return error
        }
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(_ detail: String, _ expected: String) -> Fault {
        Fault(offset: position, detail: detail, expected: expected)
    }

    private var found: String {
        guard let byte else { return "the text ends here" }
        return byte > 0x20 && byte < 0x7F ? "found \(Character(Unicode.Scalar(byte)))" : "found \(Self.name(of: byte))"
    }

    private static func name(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
    }

    private mutating func document() throws(Fault) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw fault("found a byte order mark", "JSON without one") }
        skipSpace()
        try value()
        while true {
            skipSpace()
            guard let container = open.last else { break }
            if byte == container {
                open.removeLast()
                position += 1
                continue
            }
            guard byte == UInt8(ascii: ",") else {
                throw fault(found, container == UInt8(ascii: "]") ? "a comma or ]" : "a comma or }")
            }
            position += 1
            skipSpace()
            if container == UInt8(ascii: "}") { try name() }
            try value()
        }
        guard byte == nil else { throw fault(found, "the end of the text, since the document is complete") }
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// One value; of an array or object only what comes before its second element.
    private mutating func value() throws(Fault) {
        while true {
            skipSpace()
            guard let byte else { throw fault(found, "a value") }
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                guard open.count < depth else {
                    throw fault("lists and objects are nested too deep", "at most \(depth) levels")
                }
                position += 1
                let isObject = byte == UInt8(ascii: "{")
                open.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
                skipSpace()
                if self.byte == open.last { return }
                if isObject { try name() }
            case UInt8(ascii: "\""): return try string()
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
            case UInt8(ascii: "t"): return try literal("true")
            case UInt8(ascii: "f"): return try literal("false")
            case UInt8(ascii: "n"): return try literal("null")
            default: throw fault(found, "a value")
            }
        }
    }

    private mutating func name() throws(Fault) {
        guard byte == UInt8(ascii: "\"") else { throw fault(found, "a member's name in double quotes") }
        try string()
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw fault(found, "a colon after the member's name") }
        position += 1
    }

    private mutating func literal(_ word: String) throws(Fault) {
        guard bytes[position...].starts(with: word.utf8) else { throw fault(found, "a value") }
        position += word.utf8.count
    }

    private mutating func digits() throws(Fault) {
        guard let byte, (0x30...0x39).contains(byte) else { throw fault(found, "a digit") }
        while let byte = self.byte, (0x30...0x39).contains(byte) { position += 1 }
    }

    private mutating func number() throws(Fault) {
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        if byte == UInt8(ascii: "0") {
            position += 1
            if let byte, (0x30...0x39).contains(byte) { throw fault("a number begins with 0", "no leading zero") }
        } else {
            try digits()
        }
        let isInteger = byte != UInt8(ascii: ".") && byte.map { $0 | 0x20 } != UInt8(ascii: "e")
        if byte == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if let byte, byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            if self.byte == UInt8(ascii: "+") || self.byte == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let fits = isInteger ? Int64(text) != nil || UInt64(text) != nil : Double(text)?.isFinite == true
        guard fits else {
            position = start
            throw fault("the number is too large", isInteger ? "a 64-bit integer" : "a finite number")
        }
    }

    private mutating func string() throws(Fault) {
        position += 1
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try escape()
            case 0..<0x20: throw fault("text holds the control character \(Self.name(of: byte))", "an escape")
            case 0x20..<0x80: position += 1
            default: try scalar(first: byte)
            }
        }
        throw fault(found, "a closing double quote")
    }

    private mutating func escape() throws(Fault) {
        let start = position
        position += 1
        switch byte {
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            guard (0xD800...0xDFFF).contains(unit) else { return }
            let hasLow = unit < 0xDC00 && bytes[position...].starts(with: [0x5C, 0x75])
            if hasLow {
                position += 1
                if (0xDC00...0xDFFF).contains(try hexadecimal()) { return }
            }
            position = start
            throw fault("half of a surrogate pair", "both halves, or none")
        case .some(let byte) where "\"\\/bfnrt".utf8.contains(byte): position += 1
        default: throw fault(found, "one of \" \\ / b f n r t u after a backslash")
        }
    }

    /// Four digits after the `u` at the position.
    private mutating func hexadecimal() throws(Fault) -> UInt32 {
        position += 1
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw fault(found, "four hexadecimal digits after \\u")
            }
            unit = unit * 16 + UInt32(digit)
            position += 1
        }
        return unit
    }

    /// A scalar of two to four bytes (RFC 3629: no overlong forms, no surrogates, none above U+10FFFF).
    private mutating func scalar(first: UInt8) throws(Fault) {
        let second: ClosedRange<UInt8>
        let more: Int
        switch first {
        case 0xC2...0xDF: (second, more) = (0x80...0xBF, 1)
        case 0xE0: (second, more) = (0xA0...0xBF, 2)
        case 0xED: (second, more) = (0x80...0x9F, 2)
        case 0xE1...0xEF: (second, more) = (0x80...0xBF, 2)
        case 0xF0: (second, more) = (0x90...0xBF, 3)
        case 0xF1...0xF3: (second, more) = (0x80...0xBF, 3)
        case 0xF4: (second, more) = (0x80...0x8F, 3)
        default: throw fault("text is not UTF-8: \(found)", "UTF-8")
        }
        for index in 1...more {
            let place = position + index
            guard place < bytes.count, (index == 1 ? second : 0x80...0xBF).contains(bytes[place]) else {
                throw fault("text is not UTF-8: \(found)", "UTF-8")
            }
        }
        position += more + 1
    }
}
