/// A short name for content, the same on every machine; not a defence against forgery.
///
/// Eight bytes at a time are multiplied into 128 bits, whose halves are added without carry: each bit of the content
/// reaches every bit of the name, at some bytes a clock cycle. Odd constants from the fractions of the square roots of 2
/// and 3.
public struct ContentHash: Sendable, Hashable {
    /// The hash of all bytes.
    public let value: UInt64

    /// The hash of bytes.
    public init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash($0) }
    }

    /// The hash of bytes in memory; a secret seed makes it one that nobody else can foresee.
    public init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
        var hash = Self.folded(UInt64(bytes.count) ^ Self.first ^ seed, Self.second)
        var place = 0
        while place + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            hash = Self.folded(hash ^ UInt64(littleEndian: word), Self.first)
            place += 8
        }
        var rest: UInt64 = 0
        for byte in bytes[place...].reversed() { rest = rest << 8 | UInt64(byte) }
        value = Self.folded(hash ^ rest, Self.second)
    }

    private static let first: UInt64 = 0x6a09_e667_f3bc_c909
    private static let second: UInt64 = 0xbb67_ae85_84ca_a73b

    private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }

    /// Sixteen hexadecimal digits.
    public var hexadecimal: String {
        var buffer = ByteBuffer(capacity: 16)
        buffer.append(hexadecimal: value)
        return buffer.string
    }
}
