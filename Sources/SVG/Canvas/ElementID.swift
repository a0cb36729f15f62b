import Glibc
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
        // Most of a file is no name: memchr passes over it many bytes at a time.
        let result = bytes.withUnsafeBytes { source in
            var result: [UInt8] = []
            result.reserveCapacity(source.count + source.count / 8)
            var rest = source[...]
            while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                let found = memchr(start, Int32(placeholder), rest.count)
            {
                let length = UnsafeRawPointer(found) - start
                result.append(contentsOf: rest.prefix(length))
                result.append(contentsOf: prefix.bytes)
                rest = rest.dropFirst(length + 1)
            }
            result.append(contentsOf: rest)
            return result
        }
        return (result, whole)
    }

    private static func digits(_ number: Int, to buffer: inout ByteBuffer) {
        if number >= 36 { digits(number / 36, to: &buffer) }
        let digit = UInt8(truncatingIfNeeded: number % 36)
        buffer.append(byte: digit < 10 ? 48 + digit : 87 + digit)
    }
}
