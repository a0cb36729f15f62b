import Layout
import Typography
import ViewTree
import Writers

extension Canvas {
    /// Writes lines of words from a corner: glyphs as outlines, or words that the viewer's fonts draw.
    mutating func text(_ layout: TextLayout, paint: Paint, at origin: Point) {
        guard !layout.string.isBlank, !paint.isClear else { return }
        element("g") { canvas in
            canvas.color(paint.average, as: .fill)
            canvas.xml.attribute("role", literal: "img")
            canvas.xml.attribute("aria-label", text: layout.string)
            for line in layout.lines {
                let start = origin + Vector(dx: line.x, dy: line.baseline)
                if canvas.rendering.output.text == .native {
                    canvas.words(
                        line.text, width: line.width, at: start, size: layout.font.size, font: layout.font,
                        isRightToLeft: line.direction == .rightToLeft)
                } else {
                    for run in line.runs { canvas.run(run, at: start, font: layout.font) }
                }
            }
        }
    }

    private mutating func run(_ run: GlyphRun, at start: Point, font: FontDescription) {
        let origin = start + Vector(dx: run.x, dy: 0)
        guard run.kind == .outlines, let face = run.face else {
            return words(
                run.text, width: run.width, at: origin, size: run.size, font: font,
                isRightToLeft: run.direction == .rightToLeft)
        }
        // Outlines are in thousandths of an em.
        let scale = run.size / GlyphPath.unitsPerEm
        guard scale > 0 else { return }
        element("g") { canvas in
            canvas.xml.attribute("transform") { buffer in
                TransformStep.translate(x: origin.x, y: origin.y).write(to: &buffer)
                buffer.append("scale(")
                buffer.append(scale, format: DecimalFormat(decimals: 6, leadingZero: false))
                buffer.append(byte: 41)
            }
            for glyph in run.glyphs {
                guard let id = canvas.definitions.id(of: Definitions.Glyph(face: face, id: glyph.id)) else { continue }
                canvas.use(id, x: glyph.x / scale, y: glyph.y / scale)
            }
        }
    }

    /// Writes a glyph in whole thousandths of an em; in one piece, since most elements of a picture are these.
    private mutating func use(_ id: ElementID, x: Double, y: Double) {
        let whole = DecimalFormat(decimals: 0)
        let (x, y) = (Int(whole.scaled(x)), Int(whole.scaled(y)))
        xml.raw { buffer in
            buffer.append("<use href=\"")
            id.writeReference(to: &buffer)
            if x != 0 {
                buffer.append("\" x=\"")
                buffer.append(x)
            }
            if y != 0 {
                buffer.append("\" y=\"")
                buffer.append(y)
            }
            buffer.append("\"/>")
        }
    }

    /// Writes words as they are; a run to the left starts at its right end.
    private mutating func words(
        _ words: String, width: Double, at start: Point, size: Double, font: FontDescription, isRightToLeft: Bool
    ) {
        element("text") { canvas in
            canvas.xml.attribute("x", isRightToLeft ? start.x + width : start.x)
            canvas.xml.attribute("y", start.y)
            if isRightToLeft { canvas.xml.attribute("direction", literal: "rtl") }
            canvas.xml.attribute("font-family", literal: Canvas.fontStack)
            canvas.xml.attribute("font-size", size)
            if font.weight != 400 { canvas.xml.attribute("font-weight", Double(font.weight)) }
            if font.isItalic { canvas.xml.attribute("font-style", literal: "italic") }
            canvas.xml.text(words)
        }
    }

    /// The fonts that native text asks for: the one the layout measured, then each system's own.
    static let fontStack: StaticString = "Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"
}

extension String {
    /// Whether nothing of it is seen; most texts begin with a letter of ASCII, whose properties need not be looked up.
    fileprivate var isBlank: Bool {
        if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
        return unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
