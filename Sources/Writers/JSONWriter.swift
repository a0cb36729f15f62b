/// Writes JSON (RFC 8259) whose numbers are rounded once; commas and nesting cannot go wrong.
///
///     var json = JSONWriter()
///     json.object { $0.member("t", 0.5) }   // {"t":0.5}
public struct JSONWriter: ~Copyable, Sendable {
    /// What was written so far.
    public private(set) var buffer: ByteBuffer
    private let isPretty: Bool
    private var depth = 0
    private var isFirst = true
    private var isAfterKey = false

    /// An empty document; pretty printing indents by two spaces.
    public init(capacity: Int = 4096, isPretty: Bool = false) {
        buffer = ByteBuffer(capacity: capacity)
        self.isPretty = isPretty
    }

    /// The document's bytes.
    public var bytes: [UInt8] { buffer.bytes }

    /// Writes an object; the closure gives its members.
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        container(open: 123, close: 125, body)
    }

    /// Writes an array; the closure gives its values.
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        container(open: 91, close: 93, body)
    }

    /// Writes a number with at most `decimals` decimals.
    public mutating func value(_ number: Double, decimals: Int = 3) {
        startValue()
        buffer.append(number, decimals: decimals)
    }

    /// Writes a whole number.
    public mutating func value(_ integer: Int) {
        startValue()
        buffer.append(integer)
    }

    /// Writes true or false.
    public mutating func value(_ flag: Bool) {
        startValue()
        buffer.append(flag ? "true" : "false")
    }

    /// Writes text, escaped.
    public mutating func value(_ text: String) {
        startValue()
        string(text)
    }

    /// Writes null.
    public mutating func null() {
        startValue()
        buffer.append("null")
    }

    /// Writes JSON that is complete already.
    public mutating func value(json: [UInt8]) {
        startValue()
        buffer.append(contentsOf: json)
    }

    /// Begins a member of an object; its value comes next.
    public mutating func key(_ name: String) {
        startValue()
        string(name)
        buffer.append(byte: 58)
        if isPretty { buffer.append(byte: 32) }
        isAfterKey = true
    }

    /// Writes a member that is an object or array: `json.member("items") { $0.array { … } }`.
    public mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
        key(name)
        value(&self)
        if isAfterKey { null() }
    }

    /// Writes a member that is a number, null where there is none.
    public mutating func member(_ name: String, _ number: Double?, decimals: Int = 3) {
        key(name)
        if let number { value(number, decimals: decimals) } else { null() }
    }

    /// Writes a member that is a whole number, null where there is none.
    public mutating func member(_ name: String, _ integer: Int?) {
        key(name)
        if let integer { value(integer) } else { null() }
    }

    /// Writes a member that is true or false.
    public mutating func member(_ name: String, _ flag: Bool) {
        key(name)
        value(flag)
    }

    /// Writes a member that is text, null where there is none.
    public mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { value(text) } else { null() }
    }

    private mutating func container(open: UInt8, close: UInt8, _ body: (inout JSONWriter) -> Void) {
        startValue()
        buffer.append(byte: open)
        depth += 1
        isFirst = true
        body(&self)
        depth -= 1
        if !isFirst { breakLine() }
        isFirst = false
        buffer.append(byte: close)
    }

    private mutating func startValue() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        if !isFirst { buffer.append(byte: 44) }
        isFirst = false
        if depth > 0 { breakLine() }
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        buffer.append(byte: 10)
        for _ in 0..<depth { buffer.append("  ") }
    }

    private mutating func string(_ text: String) {
        buffer.append(byte: 34)
        for byte in text.utf8 {
            switch byte {
            case 34: buffer.append("\\\"")
            case 92: buffer.append("\\\\")
            case 10: buffer.append("\\n")
            case 13: buffer.append("\\r")
            case 9: buffer.append("\\t")
            case 0..<32, 127:
                buffer.append("\\u00")
                buffer.append(hexadecimal: UInt64(byte) << 56, digits: 2)
            default: buffer.append(byte: byte)
            }
        }
        buffer.append(byte: 34)
    }
}
