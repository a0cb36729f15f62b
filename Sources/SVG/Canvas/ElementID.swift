import Writers

/// A name for an element, class or keyframes, unique in its file and unlikely to occur in another.
///
/// While a file is written its prefix is a placeholder byte that XML forbids; at the end the placeholder becomes a
/// prefix made from the hash of the whole file, so that two files in one page do not take each other's definitions.
struct ElementID: Hashable {
    let index: Int

    static let placeholder: UInt8 = 1

    /// Writes the name.
    func write(to buffer: inout ByteBuffer) {
        buffer.append(byte: Self.placeholder)
        Self.digits(index, to: &buffer)
    }

    /// Writes `#name`.
    func writeReference(to buffer: inout ByteBuffer) {
        buffer.append(byte: 35)
        write(to: &buffer)
    }

    /// Writes `url(#name)`.
    func writeURL(to buffer: inout ByteBuffer) {
        buffer.append("url(")
        writeReference(to: &buffer)
        buffer.append(byte: 41)
    }

    /// The bytes with every placeholder replaced, and the hash of the whole.
    static func resolved(_ bytes: [UInt8]) -> (bytes: [UInt8], hash: UInt64) {
        var prefix = ByteBuffer(capacity: 4)
        let whole = ContentHash(bytes).value
        var hash = whole
        prefix.append(byte: 97 + UInt8(hash % 26))
        hash /= 26
        for _ in 0..<3 {
            digits(Int(hash % 36), to: &prefix)
            hash /= 36
        }
        var result = ByteBuffer(capacity: bytes.count + bytes.count / 8)
        var start = bytes.startIndex
        while let next = bytes[start...].firstIndex(of: placeholder) {
            result.bytes.append(contentsOf: bytes[start..<next])
            result.append(contentsOf: prefix.bytes)
            start = next + 1
        }
        result.bytes.append(contentsOf: bytes[start...])
        return (result.bytes, whole)
    }

    private static func digits(_ number: Int, to buffer: inout ByteBuffer) {
        if number >= 36 { digits(number / 36, to: &buffer) }
        let digit = UInt8(truncatingIfNeeded: number % 36)
        buffer.append(byte: digit < 10 ? 48 + digit : 87 + digit)
    }
}
