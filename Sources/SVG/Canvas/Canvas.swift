import ViewTree
import Writers

/// A picture being written: its body, its definitions and its rules.
struct Canvas: ~Copyable {
    var xml = XMLWriter()
    var definitions = Definitions()
    var themes = ThemeRules()
    /// Style rules beside those of the dark theme.
    var style = ByteBuffer()
    /// Attributes of the root beside the usual ones.
    var maxError: String?
    let rendering: Rendering
    /// What moves in an animation; empty in a still.
    var motion = MotionBook()
    /// What shows through the picture's edges: content is cut by them without a clip path.
    var viewport: Rect
    var isRightToLeft = false

    init(rendering: Rendering, viewport: Rect) {
        self.rendering = rendering
        self.viewport = viewport
    }

    /// The finished file, `size` in points.
    func document(size: Size, description: String) -> [UInt8] {
        var document = XMLWriter(capacity: xml.buffer.count + definitions.buffer.count + 1024)
        document.element("svg") { svg in
            svg.attribute("xmlns", literal: "http://www.w3.org/2000/svg")
            svg.attribute("width", size.width)
            svg.attribute("height", size.height)
            svg.attribute("viewBox") { box in
                box.append("0 0 ")
                box.append(size.width)
                box.append(byte: 32)
                box.append(size.height)
            }
            svg.attribute("role", literal: "img")
            if let maxError { svg.attribute("data-max-error", text: maxError) }
            svg.element("title") { $0.text(rendering.caption) }
            if !description.isEmpty { svg.element("desc") { $0.text(description) } }
            writeStyle(to: &svg)
            if definitions.buffer.count > 0 {
                svg.element("defs") { $0.raw { $0.append(definitions.buffer) } }
            }
            svg.raw { $0.append(xml.buffer) }
        }
        var file = document.finished()
        let hash = ElementID.resolve(in: &file)
        rendering.stamp?.add(to: &file, hash: hash)
        return file.bytes
    }

    private func writeStyle(to svg: inout XMLWriter) {
        guard themes.buffer.count > 0 || style.count > 0 else { return }
        svg.element("style") { element in
            element.raw { css in
                css.append(style)
                guard themes.buffer.count > 0 else { return }
                css.append("@media(prefers-color-scheme:dark){")
                css.append(themes.buffer)
                css.append(byte: 125)
            }
        }
    }

    /// Writes an element with what the closure gives it, attributes first.
    mutating func element(_ name: StaticString, _ body: (inout Canvas) -> Void = { _ in }) {
        xml.open(name)
        body(&self)
        xml.close(name)
    }

    /// What the closure writes, apart from the body.
    mutating func aside(_ body: (inout Canvas) -> Void) -> ByteBuffer {
        var part = XMLWriter(capacity: 256)
        swap(&xml, &part)
        body(&self)
        swap(&xml, &part)
        return part.finished()
    }

    /// Writes the ground under a picture.
    mutating func background(_ rect: Rect) {
        guard let paint = rendering.output.background?.plainPaint, !paint.isClear else { return }
        shape(.rectangle, in: rect) { $0.paint(paint, as: .fill, in: rect) }
    }
}
