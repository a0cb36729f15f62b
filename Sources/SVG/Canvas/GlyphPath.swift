import Locks
import Typography
import Writers

/// A glyph's outline as path data of few bytes: whole thousandths of an em, relative, repeated commands unsaid.
enum GlyphPath {
    /// Thousandths of an em: at 34 pt the rounding moves a point by at most 0.017 pt.
    static let unitsPerEm = 1000.0

    /// So many glyphs are kept as they are written; those of a few scripts in a few weights.
    private static let kept = BoundedCache<Definitions.Glyph, [UInt8]>(capacity: 4096)

    /// The path data of a glyph; empty for one that draws nothing.
    static func data(of glyph: Definitions.Glyph) -> [UInt8] {
        kept.value(for: glyph) {
            let outline = FontLibrary.shared.outline(glyph: glyph.id, face: glyph.face)
            var pen = Pen(scale: unitsPerEm / Double(outline.unitsPerEm))
            for command in outline.commands { pen.draw(command) }
            return pen.buffer.bytes
        }
    }

    private struct Pen: ~Copyable {
        let scale: Double
        var buffer = ByteBuffer(capacity: 512)
        private var last: UInt8 = 0
        private var position = (x: 0, y: 0)
        private var start = (x: 0, y: 0)
        private var needsSeparator = false

        init(scale: Double) { self.scale = scale }

        mutating func draw(_ command: Outline.Command) {
            switch command {
            case .move(let x, let y):
                let end = point(x, y)
                // A first move is absolute from the origin; later ones are relative to where the last contour began.
                letter(109)
                step(to: end)
                position = end
                start = end
                last = 108
            case .line(let x, let y):
                let end = point(x, y)
                if end == position { return }
                if end.y == position.y {
                    letter(104)
                    number(end.x - position.x)
                } else if end.x == position.x {
                    letter(118)
                    number(end.y - position.y)
                } else {
                    letter(108)
                    step(to: end)
                }
                position = end
            case .quad(let controlX, let controlY, let x, let y):
                letter(113)
                step(to: point(controlX, controlY))
                step(to: point(x, y))
                position = point(x, y)
            case .cubic(let x1, let y1, let x2, let y2, let x, let y):
                letter(99)
                step(to: point(x1, y1))
                step(to: point(x2, y2))
                step(to: point(x, y))
                position = point(x, y)
            case .close:
                letter(122)
                position = start
                last = 122
            }
        }

        private func point(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
            let format = DecimalFormat(decimals: 0)
            return (Int(format.scaled(x * scale)), Int(format.scaled(-y * scale)))
        }

        private mutating func step(to end: (x: Int, y: Int)) {
            number(end.x - position.x)
            number(end.y - position.y)
        }

        private mutating func letter(_ byte: UInt8) {
            guard byte != last || byte == 122 else { return }
            buffer.append(byte: byte)
            last = byte
            needsSeparator = false
        }

        private mutating func number(_ value: Int) {
            if needsSeparator, value >= 0 { buffer.append(byte: 32) }
            buffer.append(value)
            needsSeparator = true
        }
    }
}
