/// Bytes of an answer, appended in order.
///
/// It has one owner and cannot be copied, so that a byte is written without asking whether someone else sees it: files
/// of text are mostly short appends.
package struct ByteBuffer: ~Copyable, @unchecked Sendable {
    // Sendable since no other value points there.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// How many bytes were written.
    package private(set) var count = 0

    /// An empty buffer; `capacity` in bytes is a hint.
    package init(capacity: Int = 64) {
        self.capacity = max(capacity, 16)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// All that was written, copied.
    package var bytes: [UInt8] { withBytes { Array($0) } }

    /// All that was written, read as UTF-8.
    package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Lends all that was written.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Lends all that was written, to be changed in place.
    package mutating func withMutableBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: start, count: count))
    }

    /// Forgets what was written after the first `count` bytes.
    package mutating func truncate(to count: Int) {
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
    package mutating func append(byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    /// Adds bytes that are text already.
    package mutating func append(contentsOf more: some Collection<UInt8>) {
        let isContiguous: Void? = more.withContiguousStorageIfAvailable { more in
            if let first = more.baseAddress { append(first, count: more.count) }
        }
        guard isContiguous == nil else { return }
        for byte in more { append(byte: byte) }
    }

    /// Adds what another buffer holds.
    package mutating func append(_ other: borrowing ByteBuffer) {
        append(other.start, count: other.count)
    }

    /// Adds text of the program itself, as it is.
    package mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// Adds any text as it is, in UTF-8; where text has an escape, use the writer that knows it.
    package mutating func append(unescaped text: String) {
        append(contentsOf: text.utf8)
    }

    /// Adds a whole number in decimal digits.
    package mutating func append(_ integer: Int) {
        append(digits: Int64(integer), fraction: 0, leadingZero: true)
    }

    /// Adds a number with at most `decimals` decimals, as `DecimalFormat` says.
    package mutating func append(_ number: Double, decimals: Int = 3) {
        append(number, format: DecimalFormat(decimals: decimals))
    }

    /// Adds a number in a format.
    package mutating func append(_ number: Double, format: DecimalFormat) {
        append(digits: format.scaled(number), fraction: format.decimals, leadingZero: format.leadingZero)
    }

    /// Adds a hash as `digits` hexadecimal digits (1 ... 16), the highest first.
    package mutating func append(hexadecimal value: UInt64, digits: Int = 16) {
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
        // A sign, a point and the 19 digits of 2^63, moved to the left once they are there.
        let room = 24
        reserve(room)
        let end = start + count + room
        var place = end
        func put(_ byte: UInt8) {
            place -= 1
            place.pointee = byte
        }
        var written = 0
        while rest > 0 || written < fraction {
            if written == fraction, fraction > 0 { put(46) }
            put(48 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
            written += 1
        }
        if written == fraction {
            if fraction > 0 { put(46) }
            if leadingZero || fraction == 0 { put(48) }
        }
        if scaled < 0 { put(45) }
        (start + count).update(from: place, count: end - place)
        count += end - place
    }
}
