import Layout
package import Scrolling
import Typography
import ViewTree
import Writers

extension Timeline {
    /// Moments side by side, from the start to the rest, evenly spaced in time and labelled; at least one.
    package func filmstrip(frames count: Int, _ rendering: Rendering) -> [UInt8] {
        let moments = moments(count)
        let size = moments.reduce(Size.zero) { size, frame in
            let other = frame.stage.viewport.size
            return Size(width: max(size.width, other.width), height: max(size.height, other.height))
        }
        // A picture of a phone's width is drawn at a little over half its size.
        let scale = min(1, 220 / max(size.width, 1))
        let cell = Size(width: size.width * scale, height: size.height * scale)
        let (gap, caption) = (12.0, 24.0)
        let whole = Size(
            width: gap + Double(moments.count) * (cell.width + gap), height: gap + cell.height + caption)
        var canvas = Canvas(rendering: rendering, viewport: Rect(origin: .zero, size: whole))
        canvas.background(Rect(origin: .zero, size: whole))
        for (index, frame) in moments.enumerated() {
            let corner = Point(x: gap + Double(index) * (cell.width + gap), y: gap)
            let own = frame.stage.viewport.size
            let place = Rect(
                x: corner.x, y: corner.y, width: own.width * scale, height: own.height * scale)
            canvas.window(place, on: frame)
            canvas.shape(.rectangle, in: place) {
                $0.xml.attribute("fill", literal: "none")
                $0.color(.primary, as: .stroke)
                $0.xml.attribute("stroke-opacity", 0.2)
            }
            let center = Point(x: corner.x + cell.width / 2, y: gap + cell.height + caption / 2)
            canvas.label(seconds(frame.time, decimals: 2), at: center, anchor: .center)
        }
        return canvas.document(size: whole, description: "\(moments.count) moments, side by side.")
    }

    /// Instants over each other, the earliest faintest; at least one.
    package func onionSkin(frames count: Int, _ rendering: Rendering) -> [UInt8] {
        let moments = moments(count)
        let size = moments.first?.stage.viewport.size ?? .zero
        let rect = Rect(origin: .zero, size: size)
        var canvas = Canvas(rendering: rendering, viewport: rect)
        canvas.background(rect)
        for (index, frame) in moments.enumerated() {
            // From a fifth to all.
            let share = moments.count > 1 ? Double(index) / Double(moments.count - 1) : 1
            canvas.isRightToLeft = frame.stage.viewport.layoutDirection == .rightToLeft
            canvas.element("g") { canvas in
                if share < 1 { canvas.xml.attribute("opacity", 0.2 + 0.8 * share * share) }
                canvas.layers([frame.root], in: .zero)
            }
        }
        return canvas.document(size: size, description: "\(moments.count) moments over each other, the last in full.")
    }

    private func moments(_ count: Int) -> [Frame] {
        let count = min(max(count, 1), 240)
        guard count > 1 else { return [frame(at: settledTime)] }
        return (0..<count).map { frame(at: settledTime * Double($0) / Double(count - 1)) }
    }
}

extension Canvas {
    /// Writes a frame scaled into a rectangle, cut at its edges.
    fileprivate mutating func window(_ place: Rect, on frame: Frame) {
        let size = frame.stage.viewport.size
        let outer = (viewport, isRightToLeft)
        viewport = Rect(origin: .zero, size: size)
        isRightToLeft = frame.stage.viewport.layoutDirection == .rightToLeft
        element("svg") { canvas in
            canvas.xml.attribute("x", place.minX)
            canvas.xml.attribute("y", place.minY)
            canvas.xml.attribute("width", place.width)
            canvas.xml.attribute("height", place.height)
            canvas.xml.attribute("viewBox") { box in
                box.append("0 0 ")
                box.append(size.width)
                box.append(byte: 32)
                box.append(size.height)
            }
            canvas.layers([frame.root], in: .zero)
        }
        (viewport, isRightToLeft) = outer
    }

    /// Writes a short text about a point.
    mutating func label(
        _ string: String, at point: Point, anchor: UnitPoint, size: Double = 11, color: Color = .primary,
        opacity: Double = 0.7
    ) {
        let layout = TextLayout(string, font: FontDescription(size: size))
        let corner = Point(x: point.x - layout.width * anchor.x, y: point.y - layout.height * anchor.y)
        text(layout, paint: .color(color.opacity(opacity)), at: corner)
    }
}

/// A time as a label has it.
func seconds(_ time: Double, decimals: Int) -> String {
    var text = ByteBuffer()
    text.append(time, decimals: decimals)
    text.append(" s")
    return text.string
}
