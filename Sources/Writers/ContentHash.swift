/// FNV-1a of 64 bits: a short name for content, the same on every machine; not a defence against forgery.
package struct ContentHash: Sendable, Hashable {
    /// The hash of what was added so far.
    ///
    /// Offset basis and prime: RFC 9923, section 5.
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of nothing.
    package init() {}

    /// The hash of bytes.
    package init(_ bytes: [UInt8]) {
        combine(bytes)
    }

    /// Adds bytes.
    package mutating func combine(_ bytes: [UInt8]) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }

    /// Sixteen hexadecimal digits.
    package var hexadecimal: String {
        var buffer = ByteBuffer(capacity: 16)
        buffer.append(hexadecimal: value)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
