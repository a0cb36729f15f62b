import Locks

/// The fonts of this computer, opened once and shared by all threads.
///
/// Inter draws everything it can; other families fill in, script by script, where they are installed. Without Inter
/// every text still gets a layout, as native text with estimated advances.
package final class FontLibrary: Sendable {
    /// The fonts in `ZOETROPE_FONTS` (folders, colon-separated), or in the system's usual folders.
    package static let shared = FontLibrary()

    /// Names the fonts in use and a hash of their versions, e.g. `Inter+3 9f3a01c2`; equal fonts give equal text.
    package let fingerprint: String

    let faces: [FontFace]
    private let styles: [Style]
    private let scripts: [UInt32: Fallback]
    private let general: [Fallback]
    private let outlines = BoundedCache<Glyph, Outline>(capacity: 2048)
    // Texts of up to 128 bytes take up to about 10 kB set in lines: the cache stays below 20 MB.
    private let layouts = BoundedCache<TextLayout.Request, TextLayout>(capacity: 1024)
    // Of up to 4096 bytes, about 300 kB: as much again. An animation shows them once a frame.
    private let longLayouts = BoundedCache<TextLayout.Request, TextLayout>(capacity: 32)

    private struct Style { let weight: Int, isItalic: Bool, face: Int }
    private struct Fallback { let regular: Int, bold: Int }
    private struct Glyph: Hashable { let face: Int, id: UInt32 }

    /// Opens the fonts in the given folders and below.
    package init(directories: [String]? = nil) {
        let files = FontFiles.find(in: directories ?? FontFiles.directories)
        var faces: [FontFace] = []
        func open(_ name: String, index: Int = 0) -> Int? {
            guard let path = files[name], let face = FontFace(name: name, path: path, index: index) else { return nil }
            faces.append(face)
            return faces.count - 1
        }
        func fallback(_ family: FontFamily) -> Fallback? {
            guard
                let regular = open(family.name + "-Regular", index: family.index)
                    ?? open(family.name, index: family.index)
            else { return nil }
            return Fallback(regular: regular, bold: open(family.name + "-Bold", index: family.index) ?? regular)
        }
        var styles: [Style] = []
        for (weight, name) in FontFamily.interWeights {
            let italic = weight == 400 ? "Italic" : name + "Italic"
            if let face = open("Inter-" + name) { styles.append(Style(weight: weight, isItalic: false, face: face)) }
            if let face = open("Inter-" + italic) { styles.append(Style(weight: weight, isItalic: true, face: face)) }
        }
        var scripts: [UInt32: Fallback] = [:]
        for (script, families) in FontFamily.byScript {
            for family in families where scripts[script] == nil { scripts[script] = fallback(family) }
        }
        general = FontFamily.general.compactMap(fallback)
        self.faces = faces
        self.styles = styles
        self.scripts = scripts
        fingerprint = Self.fingerprint(of: faces, interCount: styles.count)
    }

    /// Whether Inter's regular face was found; without it most text is native.
    package var hasInter: Bool { styles.contains { $0.weight == 400 && !$0.isItalic } }

    /// The name of a face's file without extension; nil for a face of another library.
    package func name(of face: FaceID) -> String? {
        faces.indices.contains(face.index) ? faces[face.index].name : nil
    }

    /// The glyph's shape in font units; empty for an unknown face.
    package func outline(glyph: UInt32, face: FaceID) -> Outline {
        guard faces.indices.contains(face.index) else { return Outline(commands: [], unitsPerEm: 1) }
        return outlines.value(for: Glyph(face: face.index, id: glyph)) {
            let source = faces[face.index]
            return Outline(commands: source.outline(glyph), unitsPerEm: source.unitsPerEm)
        }
    }

    /// The vertical measures of a font; Inter's proportions when Inter is missing.
    package func metrics(of font: FontDescription) -> FontMetrics {
        guard let index = primaryFace(for: font) else {
            // Inter 4.0: 2728, -680 and 0 of 2816 units.
            return FontMetrics(ascent: font.size * 2728 / 2816, descent: font.size * 680 / 2816, leading: 0)
        }
        let face = faces[index]
        let scale = font.size / Double(face.unitsPerEm)
        return FontMetrics(
            ascent: Double(face.ascender) * scale, descent: Double(-face.descender) * scale,
            leading: Double(face.lineGap) * scale)
    }

    /// The layout of a request, kept for the next time unless its text is very long.
    func layout(_ request: TextLayout.Request) -> TextLayout {
        let size = request.string.utf8.count
        guard size <= 4096 else { return Typesetter(library: self, request: request).layout() }
        return (size <= 128 ? layouts : longLayouts).value(for: request) {
            Typesetter(library: self, request: request).layout()
        }
    }

    /// The Inter face nearest to a font's slant and weight.
    func primaryFace(for font: FontDescription) -> Int? {
        styles.min { distance($0, font) < distance($1, font) }?.face
    }

    /// The fallback faces to try for a script, best first.
    func fallbackFaces(script: UInt32, font: FontDescription) -> [Int] {
        ([scripts[script]].compactMap(\.self) + general).map { font.weight >= 600 ? $0.bold : $0.regular }
    }

    private func distance(_ style: Style, _ font: FontDescription) -> Int {
        abs(style.weight - font.weight) + (style.isItalic == font.isItalic ? 0 : 10_000)
    }

    // FNV-1a, 32 bits, over each face's name and `head` table, which holds the checksum of the whole file.
    private static func fingerprint(of faces: [FontFace], interCount: Int) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in faces.flatMap({ Array($0.name.utf8) + $0.head }) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        let others = faces.count - interCount
        return (interCount > 0 ? "Inter" : "none") + (others > 0 ? "+\(others)" : "") + " "
            + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
