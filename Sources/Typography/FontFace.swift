import CHarfBuzz

/// One font file opened for shaping, immutable, shared by all threads.
final class FontFace: Sendable {
    /// File name without extension.
    let name: String
    /// Font units in one em, at least 1.
    let unitsPerEm: Int
    /// Font units from the baseline up, from `hhea`.
    let ascender: Int
    /// Font units from the baseline, negative below it, from `hhea`.
    let descender: Int
    /// Font units between lines, from `hhea`.
    let lineGap: Int
    // HarfBuzz fonts are safe to share once made immutable (hb_font_make_immutable), which `init` does.
    nonisolated(unsafe) private let font: OpaquePointer

    /// Opens the face at `index` of a file; nil when the file cannot be read or holds no glyphs.
    init?(name: String, path: String, index: Int = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        hb_face_make_immutable(face)
        hb_font_make_immutable(font)
        self.font = font
        self.name = name
        unitsPerEm = max(1, Int(hb_face_get_upem(face)))
        ascender = Int(extents.ascender)
        descender = Int(extents.descender)
        lineGap = Int(extents.line_gap)
    }

    deinit {
        hb_font_destroy(font)
    }

    /// The glyph a code point maps to without shaping; nil when the face has none.
    func nominalGlyph(_ scalar: UInt32) -> UInt32? {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// Replaces the buffer's characters by glyphs and positions in font units.
    func shape(_ buffer: OpaquePointer) {
        hb_shape(font, buffer, nil, 0)
    }

    /// The glyph's path in font units, y up.
    func outline(_ glyph: UInt32) -> [Outline.Command] {
        var commands: [Outline.Command] = []
        withUnsafeMutablePointer(to: &commands) { sink in
            hb_font_get_glyph_shape(font, glyph, Self.pen, sink)
        }
        return commands
    }

    /// The bytes of the `head` table: its checksum and revision tell two versions of a font apart.
    var head: [UInt8] {
        guard let blob = hb_face_reference_table(hb_font_get_face(font), UnicodeTables.tag("head")) else { return [] }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
    }

    // Made immutable before anyone else sees it.
    nonisolated(unsafe) private static let pen: OpaquePointer? = {
        let pen = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            pen, { _, sink, _, x, y, _ in append(.move(x: Double(x), y: Double(y)), to: sink) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            pen, { _, sink, _, x, y, _ in append(.line(x: Double(x), y: Double(y)), to: sink) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            pen,
            { _, sink, _, controlX, controlY, x, y, _ in
                append(
                    .quad(controlX: Double(controlX), controlY: Double(controlY), x: Double(x), y: Double(y)), to: sink)
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            pen,
            { _, sink, _, x1, y1, x2, y2, x, y, _ in
                append(
                    .cubic(
                        control1X: Double(x1), control1Y: Double(y1), control2X: Double(x2), control2Y: Double(y2),
                        x: Double(x), y: Double(y)), to: sink)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(pen, { _, sink, _, _ in append(.close, to: sink) }, nil, nil)
        hb_draw_funcs_make_immutable(pen)
        return pen
    }()

    private static func append(_ command: Outline.Command, to sink: UnsafeMutableRawPointer?) {
        sink?.assumingMemoryBound(to: [Outline.Command].self).pointee.append(command)
    }
}
