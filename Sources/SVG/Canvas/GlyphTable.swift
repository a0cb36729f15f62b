import Typography

/// The names of the glyphs of a picture.
///
/// Most elements of a picture are glyphs, and a dictionary's keyed hash would take as long as writing them. Places are
/// open: a glyph stands where its hash says, or at the next free place.
struct GlyphTable {
    private var places: [Place?]
    private var count = 0

    private struct Place {
        let glyph: Definitions.Glyph
        /// nil for a glyph that draws nothing.
        let id: ElementID?
    }

    init() {
        // A card's title has some dozen glyphs: room for a few titles.
        places = Array(repeating: nil, count: 128)
    }

    /// The name of a glyph; nil where it is not known yet, and a known nil for one that draws nothing.
    subscript(glyph: Definitions.Glyph) -> ElementID?? {
        let place = place(of: glyph)
        return places[place].map(\.id)
    }

    /// Keeps the name of a glyph that is not known yet.
    mutating func insert(_ id: ElementID?, for glyph: Definitions.Glyph) {
        if 2 * count >= places.count {
            let old = places
            places = Array(repeating: nil, count: 2 * old.count)
            for case let known? in old { places[place(of: known.glyph)] = known }
        }
        places[place(of: glyph)] = Place(glyph: glyph, id: id)
        count += 1
    }

    private func place(of glyph: Definitions.Glyph) -> Int {
        // Neighbouring numbers, as letters have, land far apart: 2^32 over the golden ratio.
        let hash = (glyph.id &+ UInt32(truncatingIfNeeded: glyph.face.index) &* 0x0100_0193) &* 0x9e37_79b9
        var place = Int(hash >> 8) & (places.count - 1)
        while let found = places[place], found.glyph != glyph { place = (place + 1) & (places.count - 1) }
        return place
    }
}
