/// Percent-encoding (RFC 3986, 2.1): checked strictly once, undone as often as needed.
enum PercentEncoding {
    /// Checks that every escape of a target is whole, that nothing is NUL, and that the unescaped bytes are UTF-8.
    ///
    /// What holds for the whole holds for each part between `/`, `?`, `&` and `=`, for these are ASCII.
    static func check(_ text: String.UTF8View) throws(InvalidTarget) {
        let isPlain = text.withContiguousStorageIfAvailable { bytes in
            !bytes.contains { $0 == 0 || $0 == UInt8(ascii: "%") }
        }
        if isPlain == true { return }
        var rest = text.makeIterator()
        var offset = 0
        var hasEscapedHighByte = false
        while let byte = rest.next() {
            if byte == 0 { throw .nul(offset: offset) }
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else {
                    throw .brokenEscape(offset: offset)
                }
                if high == 0, low == 0 { throw .nul(offset: offset) }
                if high >= 8 { hasEscapedHighByte = true }
                offset += 2
            }
            offset += 1
        }
        if hasEscapedHighByte, String(validating: bytes(of: text[...]), as: UTF8.self) == nil { throw .notUTF8 }
    }

    /// Undoes the escapes of a part that was checked.
    static func decode(_ part: Substring.UTF8View, plusIsSpace: Bool = false) -> String {
        let isPlain = !part.contains { $0 == UInt8(ascii: "%") || plusIsSpace && $0 == UInt8(ascii: "+") }
        return isPlain
            ? String(Substring(part)) : String(decoding: bytes(of: part, plusIsSpace: plusIsSpace), as: UTF8.self)
    }

    private static func bytes(of part: Substring.UTF8View, plusIsSpace: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.count)
        var rest = part.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else { return bytes }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return bytes
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
