import Layout
import ViewTree
import Writers

extension Canvas {
    /// Writes an outline that fills a rectangle; the closure gives its paint.
    mutating func shape(_ shape: Shape, in rect: Rect, _ paint: (inout Canvas) -> Void) {
        guard rect.width > 0, rect.height > 0 else { return }
        let outline = ShapeOutline(shape, in: rect, isRightToLeft: isRightToLeft)
        element(outline.elementName) { canvas in
            outline.writeAttributes(to: &canvas.xml)
            paint(&canvas)
        }
    }

    /// Writes a line along an outline that fills a rectangle.
    mutating func stroke(_ shape: Shape, in rect: Rect, paint: Paint, width: Double, dash: [Double]) {
        guard !paint.isClear, width > 0 else { return }
        self.shape(shape, in: rect) { canvas in
            canvas.xml.attribute("fill", literal: "none")
            canvas.paint(paint, as: .stroke, in: rect)
            if width != 1 { canvas.xml.attribute("stroke-width", width) }
            if !dash.isEmpty {
                canvas.xml.attribute("stroke-dasharray") { buffer in
                    for (index, length) in dash.enumerated() {
                        if index > 0 { buffer.append(byte: 32) }
                        buffer.append(max(0, length), format: DecimalFormat(leadingZero: false))
                    }
                }
            }
        }
    }
}

/// An outline as the SVG element of the fewest bytes.
enum ShapeOutline {
    case rect(Rect, radius: Double)
    case circle(Point, radius: Double)
    case ellipse(Rect)
    /// Radii clockwise from the top left.
    case path(Rect, radii: [Double])

    init(_ shape: Shape, in rect: Rect, isRightToLeft: Bool) {
        let half = min(rect.width, rect.height) / 2
        switch shape {
        case .rectangle: self = .rect(rect, radius: 0)
        case .roundedRectangle(let radius): self = .rect(rect, radius: min(max(radius, 0), half))
        case .capsule: self = .rect(rect, radius: half)
        case .circle: self = .circle(rect.center, radius: half)
        case .ellipse: self = rect.width == rect.height ? .circle(rect.center, radius: half) : .ellipse(rect)
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            let radii =
                isRightToLeft
                ? [topTrailing, topLeading, bottomLeading, bottomTrailing]
                : [topLeading, topTrailing, bottomTrailing, bottomLeading]
            self = .path(rect, radii: radii.map { min(max($0, 0), half) })
        }
    }

    var elementName: StaticString {
        switch self {
        case .rect: "rect"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path: "path"
        }
    }

    func writeAttributes(to xml: inout XMLWriter) {
        switch self {
        case .rect(let rect, let radius):
            if rect.minX != 0 { xml.attribute("x", rect.minX) }
            if rect.minY != 0 { xml.attribute("y", rect.minY) }
            xml.attribute("width", rect.width)
            xml.attribute("height", rect.height)
            if radius > 0 { xml.attribute("rx", radius) }
        case .circle(let center, let radius):
            if center.x != 0 { xml.attribute("cx", center.x) }
            if center.y != 0 { xml.attribute("cy", center.y) }
            xml.attribute("r", radius)
        case .ellipse(let rect):
            if rect.center.x != 0 { xml.attribute("cx", rect.center.x) }
            if rect.center.y != 0 { xml.attribute("cy", rect.center.y) }
            xml.attribute("rx", rect.width / 2)
            xml.attribute("ry", rect.height / 2)
        case .path(let rect, let radii):
            xml.attribute("d") { Self.write(rect, radii: radii, to: &$0) }
        }
    }

    private static func write(_ rect: Rect, radii: [Double], to buffer: inout ByteBuffer) {
        func pair(_ letter: StaticString, _ x: Double, _ y: Double) {
            buffer.append(letter)
            buffer.append(x, format: DecimalFormat(leadingZero: false))
            buffer.append(byte: 32)
            buffer.append(y, format: DecimalFormat(leadingZero: false))
        }
        func arc(_ radius: Double, _ x: Double, _ y: Double) {
            guard radius > 0 else { return }
            pair("a", radius, radius)
            pair(" 0 0 1 ", x * radius, y * radius)
        }
        func line(_ letter: StaticString, _ length: Double) {
            buffer.append(letter)
            buffer.append(length, format: DecimalFormat(leadingZero: false))
        }
        pair("M", rect.minX + radii[0], rect.minY)
        line("H", rect.maxX - radii[1])
        arc(radii[1], 1, 1)
        line("V", rect.maxY - radii[2])
        arc(radii[2], -1, 1)
        line("H", rect.minX + radii[3])
        arc(radii[3], -1, -1)
        line("V", rect.minY + radii[0])
        arc(radii[0], 1, -1)
        buffer.append(byte: 122)
    }
}
