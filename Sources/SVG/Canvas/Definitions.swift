import Typography
import Writers

/// What `<defs>` holds, each content once.
struct Definitions {
    private(set) var buffer = ByteBuffer()
    private var ids: [[UInt8]: ElementID] = [:]
    private var glyphs: [Glyph: ElementID?] = [:]
    private var count = 0

    struct Glyph: Hashable {
        let face: FaceID
        let id: UInt32
    }

    /// A fresh name.
    mutating func makeID() -> ElementID {
        defer { count += 1 }
        return ElementID(index: count)
    }

    /// The name of an element with this content, which is written when it is new.
    mutating func id(_ name: StaticString, _ body: (inout XMLWriter) -> Void) -> ElementID {
        var xml = XMLWriter(capacity: 256)
        xml.element(name, body)
        let content = xml.bytes
        if let known = ids[content] { return known }
        let id = makeID()
        ids[content] = id
        buffer.append(byte: 60)
        buffer.append(name)
        buffer.append(" id=\"")
        id.write(to: &buffer)
        buffer.append(byte: 34)
        buffer.bytes.append(contentsOf: content[(name.utf8CodeUnitCount + 1)...])
        return id
    }

    /// The name of a glyph's outline in thousandths of an em, y down; nil for a glyph that draws nothing.
    mutating func id(of glyph: Glyph) -> ElementID? {
        if let known = glyphs[glyph] { return known }
        let path = GlyphPath.data(of: glyph)
        let id: ElementID? =
            path.isEmpty ? nil : self.id("path") { $0.attribute("d") { $0.append(contentsOf: path) } }
        glyphs[glyph] = .some(id)
        return id
    }
}
