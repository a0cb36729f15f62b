/// Writes comma-separated values (RFC 4180): a header, then rows, lines ended by CR LF.
public struct CSVWriter: ~Copyable, Sendable {
    /// What was written so far.
    public private(set) var buffer: ByteBuffer
    private var isFirst = true

    /// An empty table.
    public init(capacity: Int = 4096) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// The table's bytes.
    public var bytes: [UInt8] { buffer.bytes }

    /// Writes a line; the closure gives its fields.
    public mutating func row(_ body: (inout CSVWriter) -> Void) {
        isFirst = true
        body(&self)
        buffer.append("\r\n")
    }

    /// Writes a number with at most `decimals` decimals, an empty field where there is none.
    public mutating func field(_ number: Double?, decimals: Int = 3) {
        separate()
        if let number { buffer.append(number, decimals: decimals) }
    }

    /// Writes a whole number.
    public mutating func field(_ integer: Int) {
        separate()
        buffer.append(integer)
    }

    /// Writes text, quoted where it needs to be.
    ///
    /// A text that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`, tab, CR first) gets an apostrophe before it.
    public mutating func field(_ text: String) {
        separate()
        let startsFormula = text.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
        guard startsFormula || text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else {
            buffer.append(unescaped: text)
            return
        }
        buffer.append(byte: 34)
        if startsFormula { buffer.append(byte: 39) }
        for byte in text.utf8 {
            if byte == 34 { buffer.append(byte: 34) }
            buffer.append(byte: byte)
        }
        buffer.append(byte: 34)
    }

    private mutating func separate() {
        if !isFirst { buffer.append(byte: 44) }
        isFirst = false
    }
}
