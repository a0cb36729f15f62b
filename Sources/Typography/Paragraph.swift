import CHarfBuzz

/// Text without a line break, cut into runs and shaped.
struct Paragraph {
    /// The code points, in reading order.
    let scalars: [UInt32]
    /// The grapheme clusters, in reading order.
    let clusters: [TextCluster]
    /// Points each cluster takes on its own place in the line.
    private(set) var advances: [Double]
    /// The runs in reading order, all at x 0.
    private(set) var runs: [GlyphRun]
    /// The direction of the whole.
    let direction: WritingDirection
    private var levels: [UInt8]

    /// Shapes the text; `direction` decides for text without letters, or always when `isFixed`.
    init(
        _ text: String, font: FontDescription, library: FontLibrary, direction fallback: WritingDirection,
        isFixed: Bool = false
    ) {
        var clusters: [TextCluster] = []
        var scalars: [UInt32] = []
        clusters.reserveCapacity(text.utf8.count)
        scalars.reserveCapacity(text.utf8.count)
        for character in text {
            clusters.append(TextCluster(character, start: scalars.count))
            for scalar in character.unicodeScalars { scalars.append(scalar.value) }
        }
        let classes = clusters.map(\.bidi)
        direction = isFixed ? fallback : BidiLevels.direction(classes) ?? fallback
        self.clusters = clusters
        self.scalars = scalars
        advances = [Double](repeating: 0, count: clusters.count)
        runs = []
        levels = []
        let itemizer = Itemizer(library: library, font: font)
        for item in itemizer.items(
            clusters, scalars, levels: BidiLevels.resolve(classes, scalars: clusters.map(\.first), paragraph: direction)
        ) {
            append(item, font: font, library: library)
        }
    }

    /// Points from the left edge to the right.
    var width: Double { runs.reduce(0) { $0 + $1.width } }

    /// The runs from left to right, each at its place.
    var visualRuns: [GlyphRun] {
        var x = 0.0
        return BidiLevels.visualOrder(levels).map { index in
            var run = runs[index]
            run.x = x
            x += run.width
            return run
        }
    }

    /// The characters of some clusters.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        var view = String.UnicodeScalarView()
        for value in scalars[clusters[first].start..<clusters[last].end] {
            if let scalar = Unicode.Scalar(value) { view.append(scalar) }
        }
        return String(view)
    }

    private mutating func append(_ item: Itemizer.Item, font: FontDescription, library: FontLibrary) {
        let direction: WritingDirection = item.level % 2 == 0 ? .leftToRight : .rightToLeft
        levels.append(item.level)
        if let face = item.face,
            let shaped = shape(item, face: library.faces[face], direction: direction, size: font.size)
        {
            runs.append(
                GlyphRun(
                    kind: .outlines, face: FaceID(index: face), size: font.size, glyphs: shaped.glyphs,
                    text: text(item.clusters), direction: direction, x: 0, width: shaped.width))
            return
        }
        var ems = 0.0
        for index in item.clusters {
            let cluster = clusters[index]
            let em = cluster.isEmoji ? NativeAdvance.emoji : NativeAdvance.em(cluster.first)
            advances[index] = em * font.size
            ems += em
        }
        runs.append(
            GlyphRun(
                kind: .native, face: nil, size: font.size, glyphs: [], text: text(item.clusters), direction: direction,
                x: 0, width: ems * font.size))
    }

    /// Nil when the face turns out to lack a glyph. Positions are whole font units until the one multiplication.
    private mutating func shape(
        _ item: Itemizer.Item, face: FontFace, direction: WritingDirection, size: Double
    ) -> (glyphs: [PositionedGlyph], width: Double)? {
        guard let first = item.clusters.first, let last = item.clusters.last, let buffer = hb_buffer_create() else {
            return nil
        }
        defer { hb_buffer_destroy(buffer) }
        let range = clusters[first].start..<clusters[last].end
        // A tab has no glyph of its own.
        let visible = scalars[range].map { $0 == 0x09 ? 0x20 : $0 }
        hb_buffer_add_codepoints(buffer, visible, Int32(clamping: visible.count), 0, Int32(clamping: visible.count))
        hb_buffer_set_direction(buffer, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
        // Fixed, since the default is the process's locale.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        face.shape(buffer)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return ([], 0) }
        let unit = size / Double(face.unitsPerEm)
        let places = clusterPlaces(item.clusters, scalarCount: range.count)
        var glyphs: [PositionedGlyph] = []
        glyphs.reserveCapacity(Int(count))
        var pen = 0
        var units = [Int](repeating: 0, count: item.clusters.count)
        for index in 0..<Int(count) {
            let id = infos[index].codepoint
            let position = positions[index]
            if id == 0 { return nil }
            glyphs.append(
                PositionedGlyph(
                    id: id, x: Double(pen + Int(position.x_offset)) * unit, y: Double(-Int(position.y_offset)) * unit))
            pen += Int(position.x_advance)
            units[places[Int(infos[index].cluster)]] += Int(position.x_advance)
        }
        for (offset, index) in item.clusters.enumerated() { advances[index] = Double(units[offset]) * unit }
        return (glyphs, Double(pen) * unit)
    }

    /// For each code point of a run, the cluster it belongs to, counted from the run's first.
    private func clusterPlaces(_ range: Range<Int>, scalarCount: Int) -> [Int] {
        var places: [Int] = []
        places.reserveCapacity(scalarCount)
        for (offset, index) in range.enumerated() {
            for _ in clusters[index].start..<clusters[index].end { places.append(offset) }
        }
        return places
    }
}
