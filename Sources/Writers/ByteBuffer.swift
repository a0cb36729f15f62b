/// Bytes of an answer, appended in order.
package struct ByteBuffer: Sendable {
    /// All that was written.
    package var bytes: [UInt8] = []

    /// An empty buffer; `capacity` in bytes is a hint.
    package init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// How many bytes were written.
    package var count: Int { bytes.count }

    /// Adds one byte.
    package mutating func append(byte: UInt8) {
        bytes.append(byte)
    }

    /// Adds bytes that are text already.
    package mutating func append(contentsOf more: [UInt8]) {
        bytes.append(contentsOf: more)
    }

    /// Adds text of the program itself, as it is.
    package mutating func append(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Adds any text as it is, in UTF-8; where text has an escape, use the writer that knows it.
    package mutating func append(unescaped text: String) {
        bytes.append(contentsOf: text.utf8)
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
            bytes.append(digit < 10 ? 48 + digit : 87 + digit)
            shift -= 4
        }
    }

    /// Writes `scaled / 10^fraction` from its last digit to its first, on the stack.
    private mutating func append(digits scaled: Int64, fraction: Int, leadingZero: Bool) {
        var rest = scaled.magnitude
        var fraction = fraction
        while fraction > 0, rest % 10 == 0 {
            rest /= 10
            fraction -= 1
        }
        // A sign, a point and the 19 digits of 2^63.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { text in
            var place = text.count
            func put(_ byte: UInt8) {
                place -= 1
                text[place] = byte
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
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[place...]))
        }
    }
}
