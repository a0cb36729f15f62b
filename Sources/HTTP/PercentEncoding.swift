internal import Glibc

/// Percent-encoding (RFC 3986, 2.1): checked strictly once, undone as often as needed.
enum PercentEncoding {
    /// Checks that every escape of a target is whole, that nothing is NUL, and that the unescaped bytes are UTF-8.
    ///
    /// What holds for the whole holds for each part between `/`, `?`, `&` and `=`, for these are ASCII.
    static func check(_ text: String.UTF8View) throws(InvalidTarget) {
        let bytes = text.span
        if !bytes.has(0), !bytes.has(UInt8(ascii: "%")) { return }
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
        if hasEscapedHighByte, String(validating: Self.bytes(of: bytes), as: UTF8.self) == nil { throw .notUTF8 }
    }

    /// Undoes the escapes of a part that was checked.
    static func decode(_ part: borrowing Span<UInt8>, plusIsSpace: Bool = false) -> String {
        var isPlain = true
        for index in part.indices {
            let byte = part[index]
            if byte == UInt8(ascii: "%") || plusIsSpace && byte == UInt8(ascii: "+") { isPlain = false }
        }
        return isPlain
            ? part.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
            : String(decoding: bytes(of: part, plusIsSpace: plusIsSpace), as: UTF8.self)
    }

    private static func bytes(of part: borrowing Span<UInt8>, plusIsSpace: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.count)
        var index = 0
        while index < part.count {
            switch part[index] {
            case UInt8(ascii: "%"):
                guard index + 2 < part.count, let high = part[index + 1].hexValue, let low = part[index + 2].hexValue
                else { return bytes }
                bytes.append(high << 4 | low)
                index += 2
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            case let byte: bytes.append(byte)
            }
            index += 1
        }
        return bytes
    }
}

extension Span<UInt8> {
    /// Whether a byte stands anywhere; the C library looks at many at a time.
    fileprivate func has(_ byte: UInt8) -> Bool {
        withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false }
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
