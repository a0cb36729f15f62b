/// Writes well-formed XML 1.0: names are the program's own, text is always escaped, every element is closed.
///
/// An element's closure first gives attributes, then content; `<rect x="1"/>` closes itself where there is no content:
///
///     var xml = XMLWriter()
///     xml.element("rect") { $0.attribute("x", 1) }
public struct XMLWriter: ~Copyable, Sendable {
    /// What was written so far.
    public private(set) var buffer: ByteBuffer
    private var isTagOpen = false
    private let format: DecimalFormat

    /// An empty document; numbers are written in `format`.
    public init(capacity: Int = 4096, format: DecimalFormat = DecimalFormat(leadingZero: false)) {
        buffer = ByteBuffer(capacity: capacity)
        self.format = format
    }

    /// The document's bytes.
    public var bytes: [UInt8] { buffer.bytes }

    /// The document, given away.
    public consuming func finished() -> ByteBuffer { buffer }

    /// Writes an element with what the closure gives it.
    public mutating func element(_ name: StaticString, _ body: (inout XMLWriter) -> Void = { _ in }) {
        open(name)
        body(&self)
        close(name)
    }

    /// Begins an element, which `close` ends; `element` does both.
    public mutating func open(_ name: StaticString) {
        closeTag()
        buffer.append(byte: 60)
        buffer.append(name)
        isTagOpen = true
    }

    /// Ends the element that was begun last, whose name it is.
    public mutating func close(_ name: StaticString) {
        if isTagOpen {
            buffer.append("/>")
            isTagOpen = false
        } else {
            buffer.append("</")
            buffer.append(name)
            buffer.append(byte: 62)
        }
    }

    /// Adds a number to the open element; ignored after content.
    public mutating func attribute(_ name: StaticString, _ number: Double) {
        attribute(name) { [format] in $0.append(number, format: format) }
    }

    /// Adds a word of the program's own to the open element; ignored after content.
    public mutating func attribute(_ name: StaticString, literal: StaticString) {
        attribute(name) { $0.append(literal) }
    }

    /// Adds any text, escaped, to the open element; ignored after content.
    public mutating func attribute(_ name: StaticString, text: String) {
        attribute(name) { XMLEscape.attribute(text, to: &$0) }
    }

    /// Adds a value made of numbers and the program's own words, such as path data; ignored after content.
    public mutating func attribute(_ name: StaticString, _ value: (inout ByteBuffer) -> Void) {
        guard isTagOpen else { return }
        buffer.append(byte: 32)
        buffer.append(name)
        buffer.append("=\"")
        value(&buffer)
        buffer.append(byte: 34)
    }

    /// Writes text, escaped.
    public mutating func text(_ text: String) {
        closeTag()
        XMLEscape.text(text, to: &buffer)
    }

    /// Writes markup or style rules of the program's own, as they are.
    public mutating func raw(_ markup: (inout ByteBuffer) -> Void) {
        closeTag()
        markup(&buffer)
    }

    /// Writes a comment; two hyphens in a row and forbidden characters become U+FFFD.
    public mutating func comment(_ text: String) {
        closeTag()
        buffer.append("<!--")
        XMLEscape.comment(text, to: &buffer)
        buffer.append("-->")
    }

    private mutating func closeTag() {
        if isTagOpen { buffer.append(byte: 62) }
        isTagOpen = false
    }
}
