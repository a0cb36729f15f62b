import Typography
import Writers

/// What `<defs>` holds, each content once.
struct Definitions: ~Copyable {
    private(set) var buffer = ByteBuffer()
    private var ids: [Content: ElementID] = [:]
    private var glyphs = GlyphTable()
    private var count = 0

    init() {
        // A card's title has some dozen glyphs: room for a few titles is made once.
        ids.reserveCapacity(48)
    }

    struct Glyph: Hashable {
        let face: FaceID
        let id: UInt32
    }

    /// An element's bytes, hashed by their number and eight of them: hashing all would cost more than writing them.
    private struct Content: Hashable {
        let bytes: [UInt8]

        func hash(into hasher: inout Hasher) {
            var sample: UInt64 = 0
            for part in 0..<8 where !bytes.isEmpty {
                sample = sample << 8 | UInt64(bytes[part * (bytes.count - 1) / 7])
            }
            hasher.combine(bytes.count)
            hasher.combine(sample)
        }
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
        let key = Content(bytes: content)
        if let known = ids[key] { return known }
        let id = makeID()
        ids[key] = id
        buffer.append(byte: 60)
        buffer.append(name)
        buffer.append(" id=\"")
        id.write(to: &buffer)
        buffer.append(byte: 34)
        buffer.append(contentsOf: content[(name.utf8CodeUnitCount + 1)...])
        return id
    }

    /// The name of a glyph's outline in thousandths of an em, y down; nil for a glyph that draws nothing.
    mutating func id(of glyph: Glyph) -> ElementID? {
        if let known = glyphs[glyph] { return known }
        let path = GlyphPath.data(of: glyph)
        let id = path.isEmpty ? nil : self.id(path: path)
        glyphs.insert(id, for: glyph)
        return id
    }

    /// Glyphs are most of all definitions: their data is written once, and known by itself.
    private mutating func id(path: [UInt8]) -> ElementID {
        let key = Content(bytes: path)
        if let known = ids[key] { return known }
        let id = makeID()
        ids[key] = id
        buffer.append("<path id=\"")
        id.write(to: &buffer)
        buffer.append("\" d=\"")
        buffer.append(contentsOf: path)
        buffer.append("\"/>")
        return id
    }
}
