import Layout
package import Scrolling
import Typography
import ViewTree
import Writers

/// Two runs as one picture: both offsets over time, and sentences below that say what differs.
package struct ComparisonPicture: Sendable {
    private let runs: [Run]
    private let sentences: [String]
    private let rendering: Rendering
    private let duration: Double

    /// The offset of one run along the axis it scrolls.
    private struct Run {
        let points: [Point]
        let color: Color
        let name: String
    }

    /// A picture of two timelines; `sentences` stand below each other, longest lines broken.
    package init(from before: Timeline, to after: Timeline, sentences: [String]) {
        duration = max(before.duration, after.duration)
        rendering = Rendering(title: "Two runs compared", output: after.scene.output)
        self.sentences = sentences
        runs = [
            Run(points: Self.samples(before), color: Self.oldColor, name: "before"),
            Run(points: Self.samples(after), color: Self.newColor, name: "after"),
        ]
    }

    private static let oldColor = Color(light: RGBA(hex: 0x8A8F98), dark: RGBA(hex: 0x9AA0A8))
    private static let newColor = Color(light: RGBA(hex: 0x0B6E99), dark: RGBA(hex: 0x5CC8E8))

    /// Seconds and points from the rest at the start, one sample a pixel of the plot.
    private static func samples(_ timeline: Timeline) -> [Point] {
        let start = timeline.stage(at: 0)
        guard let number = start.primary, start.scrollViews.indices.contains(number) else { return [] }
        let axis = start.scrollViews[number].mainAxis
        return (0...528).compactMap { index in
            let time = timeline.duration * Double(index) / 528
            let scrolls = timeline.scrolls(at: time)
            return scrolls.indices.contains(number) ? Point(x: time, y: scrolls[number].offset[axis]) : nil
        }
    }

    /// The picture, as high as its sentences need.
    package var svg: [UInt8] {
        let lines = sentences.map { TextLayout($0, font: FontDescription(size: 13), maxWidth: 568, lineLimit: 3) }
        let plot = Plot(
            frame: Rect(x: 56, y: 44, width: 528, height: 170), duration: duration,
            values: runs.flatMap(\.points).map(\.y), tickCount: 5)
        let top = plot.frame.maxY + 36
        let size = Size(width: 600, height: top + lines.reduce(0) { $0 + $1.height + 6 } + 10)
        let rect = Rect(origin: .zero, size: size)
        var canvas = Canvas(rendering: rendering, viewport: rect)
        canvas.background(rect)
        canvas.label("offset, pt", at: Point(x: 56, y: 42), anchor: .bottomLeading, opacity: 1)
        for tick in plot.ticks {
            canvas.label(number(tick), at: Point(x: 50, y: plot.y(tick)), anchor: .trailing)
            line([Point(x: 56, y: plot.y(tick)), Point(x: 584, y: plot.y(tick))], opacity: 0.15, on: &canvas)
        }
        for tick in Plot.ticks(0...plot.duration, about: 6) {
            canvas.label(number(tick) + " s", at: Point(x: plot.x(tick), y: plot.frame.maxY + 6), anchor: .top)
        }
        for (index, run) in runs.enumerated() {
            let points = Plot.reduced(run.points.map { plot.point($0.x, $0.y) }, within: 0.2)
            line(points, color: run.color, width: 2, on: &canvas)
            canvas.label(
                run.name, at: Point(x: 584 - 56 * Double(1 - index), y: 20), anchor: .trailing, size: 13,
                color: run.color, opacity: 1)
        }
        var y = top
        for text in lines {
            canvas.text(text, paint: .color(.primary), at: Point(x: 16, y: y))
            y += text.height + 6
        }
        return canvas.document(size: size, description: sentences.first ?? "No difference.")
    }

    private func line(
        _ points: [Point], color: Color = .primary, opacity: Double = 1, width: Double = 1, on canvas: inout Canvas
    ) {
        guard !points.isEmpty else { return }
        let format = DecimalFormat(decimals: 1, leadingZero: false)
        canvas.element("path") { path in
            path.xml.attribute("d") { buffer in
                for (index, point) in points.enumerated() {
                    buffer.append(byte: index == 0 ? 77 : index == 1 ? 76 : 32)
                    buffer.append(point.x, format: format)
                    buffer.append(byte: 32)
                    buffer.append(point.y, format: format)
                }
            }
            path.xml.attribute("fill", literal: "none")
            path.color(color.opacity(opacity), as: .stroke)
            path.xml.attribute("stroke-width", width)
        }
    }

    private func number(_ value: Double) -> String {
        var text = ByteBuffer()
        text.append(value, decimals: 2)
        return text.string
    }
}
