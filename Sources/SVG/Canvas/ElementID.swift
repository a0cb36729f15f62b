import Glibc
import Writers

/// A name for an element, class or keyframes, unique in its file and unlikely to occur in another.
///
/// While a file is written its prefix is four bytes that XML forbids; at the end they become a prefix made from the hash
/// of the whole file, so that two files in one page do not take each other's definitions.
struct ElementID: Hashable {
    let index: Int

    private static let placeholder: UInt8 = 1
    private static let prefixLength = 4

    /// Writes the name.
    func write(to buffer: inout ByteBuffer) {
        buffer.append("\u{1}\u{1}\u{1}\u{1}")
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

    /// Replaces every placeholder, and returns the hash of the file as it was.
    static func resolve(in file: inout ByteBuffer) -> UInt64 {
        let whole = file.withBytes { ContentHash(UnsafeRawBufferPointer($0)).value }
        var hash = whole
        var prefix: [UInt8] = [97 + UInt8(hash % 26)]
        hash /= 26
        while prefix.count < prefixLength {
            prefix.append(digit(UInt8(hash % 36)))
            hash /= 36
        }
        file.withMutableBytes { bytes in
            guard var place = bytes.baseAddress else { return }
            let end = place + bytes.count
            // Most of a file is no name: memchr passes over it many bytes at a time.
            while let found = memchr(place, Int32(placeholder), end - place) {
                place = found.assumingMemoryBound(to: UInt8.self)
                place.update(from: prefix, count: prefixLength)
                place += prefixLength
            }
        }
        return whole
    }

    private static func digits(_ number: Int, to buffer: inout ByteBuffer) {
        if number >= 36 { digits(number / 36, to: &buffer) }
        buffer.append(byte: digit(UInt8(truncatingIfNeeded: number % 36)))
    }

    private static func digit(_ number: UInt8) -> UInt8 { number < 10 ? 48 + number : 87 + number }
}
