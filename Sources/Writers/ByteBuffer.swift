/// Bytes of an answer, appended in order.
///
/// It has one owner and cannot be copied, so that a byte is written without asking whether someone else sees it: files
/// of text are mostly short appends.
public struct ByteBuffer: ~Copyable, @unchecked Sendable {
    // Sendable since no other value points there.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// How many bytes were written.
    public private(set) var count = 0

    /// An empty buffer; `capacity` in bytes is a hint.
    public init(capacity: Int = 64) {
        self.capacity = max(capacity, 16)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// All that was written, copied.
    public var bytes: [UInt8] { withBytes { Array($0) } }

    /// All that was written, read as UTF-8.
    public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Lends all that was written.
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Lends all that was written, to be changed in place.
    public mutating func withMutableBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: start, count: count))
    }

    /// Forgets what was written after the first `count` bytes.
    public mutating func truncate(to count: Int) {
        self.count = min(max(count, 0), self.count)
    }

    /// Makes room for more bytes, at least doubling what there is.
    private mutating func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    private mutating func append(_ more: UnsafePointer<UInt8>, count length: Int) {
        reserve(length)
        (start + count).update(from: more, count: length)
        count += length
    }

    /// Adds one byte.
    public mutating func append(byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    /// Adds bytes that are text already.
    public mutating func append(contentsOf more: some Collection<UInt8>) {
        let isContiguous: Void? = more.withContiguousStorageIfAvailable { more in
            if let first = more.baseAddress { append(first, count: more.count) }
        }
        guard isContiguous == nil else { return }
        for byte in more { append(byte: byte) }
    }

    /// Adds what another buffer holds.
    public mutating func append(_ other: borrowing ByteBuffer) {
        append(other.start, count: other.count)
    }

    /// Adds text of the program itself, as it is.
    public mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// Adds any text as it is, in UTF-8; where text has an escape, use the writer that knows it.
    public mutating func append(unescaped text: String) {
        append(contentsOf: text.utf8)
    }

    /// Adds a whole number in decimal digits.
    public mutating func append(_ integer: Int) {
        append(digits: Int64(integer), fraction: 0, leadingZero: true)
    }

    /// Adds a number with at most `decimals` decimals, as `DecimalFormat` says.
    public mutating func append(_ number: Double, decimals: Int = 3) {
        append(number, format: DecimalFormat(decimals: decimals))
    }

    /// Adds a number in a format.
    public mutating func append(_ number: Double, format: DecimalFormat) {
        append(digits: format.scaled(number), fraction: format.decimals, leadingZero: format.leadingZero)
    }

    /// Adds a hash as `digits` hexadecimal digits (1 ... 16), the highest first.
    public mutating func append(hexadecimal value: UInt64, digits: Int = 16) {
        var shift = 60
        for _ in 0..<min(max(digits, 1), 16) {
            let digit = UInt8(truncatingIfNeeded: (value >> UInt64(shift)) & 15)
            append(byte: digit < 10 ? 48 + digit : 87 + digit)
            shift -= 4
        }
    }

    /// Writes `scaled / 10^fraction`, its last digit first.
    private mutating func append(digits scaled: Int64, fraction: Int, leadingZero: Bool) {
        var rest = scaled.magnitude
        var fraction = fraction
        while fraction > 0, rest % 10 == 0 {
            rest /= 10
            fraction -= 1
        }
        var digits = 0
        var power: UInt64 = 1
        while rest >= power, digits < 19 {
            digits += 1
            power &*= 10
        }
        let writesZero = digits <= fraction && (leadingZero || fraction == 0)
        let length = max(digits, fraction) + (writesZero ? 1 : 0) + (fraction > 0 ? 1 : 0) + (scaled < 0 ? 1 : 0)
        reserve(length)
        var place = start + count + length
        count += length
        func put(_ byte: UInt8) {
            place -= 1
            place.pointee = byte
        }
        if fraction > 0 {
            for _ in 0..<fraction {
                put(48 + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
            put(46)
        }
        if writesZero { put(48) }
        while rest > 0 {
            put(48 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        if scaled < 0 { put(45) }
    }
}
