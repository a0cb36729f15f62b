import Layout
package import Scrolling
import ViewTree
import Writers

extension Timeline {
    /// Offset and velocity of the primary scroll view over time: phases shaded, stops and landings as lines.
    package func chart(_ rendering: Rendering) -> [UInt8] {
        let size = Size(width: 600, height: 400)
        var canvas = Canvas(rendering: rendering, viewport: Rect(origin: .zero, size: size))
        canvas.background(Rect(origin: .zero, size: size))
        let start = stage(at: 0)
        guard let number = start.primary, start.scrollViews.indices.contains(number) else {
            canvas.label("Nothing scrolls here.", at: Point(x: 300, y: 200), anchor: .center, size: 15)
            return canvas.document(size: size, description: "No scroll view.")
        }
        let axis = start.scrollViews[number].mainAxis
        Chart(timeline: self, scrollView: number, axis: axis).draw(on: &canvas)
        return canvas.document(
            size: size,
            description: "Offset and velocity over \(seconds(duration, decimals: 2)), with phases and stops.")
    }
}

/// The drawing of one scroll view's motion along one axis.
private struct Chart {
    let timeline: Timeline
    let scrollView: Int
    let axis: Axis

    private static let offsetColor = Color(light: RGBA(hex: 0x0B6E99), dark: RGBA(hex: 0x5CC8E8))
    private static let velocityColor = Color(light: RGBA(hex: 0xC2410C), dark: RGBA(hex: 0xFB923C))
    private static let stopColor = Color(light: RGBA(hex: 0x2D6A4F), dark: RGBA(hex: 0x74C69D))

    func draw(on canvas: inout Canvas) {
        let samples = samples()
        let landings = timeline.landings.filter { $0.scrollView == scrollView && $0.axis == axis }
        let offsets = Plot(
            frame: Rect(x: 56, y: 44, width: 528, height: 190), duration: timeline.duration,
            values: samples.map(\.offset) + landings.map(\.target), tickCount: 5)
        let velocities = Plot(
            frame: Rect(x: 56, y: 256, width: 528, height: 100), duration: timeline.duration,
            values: samples.map(\.velocity) + [0], tickCount: 3)
        shades(on: &canvas, [offsets, velocities])
        axes(of: offsets, named: "offset, pt", color: Self.offsetColor, on: &canvas)
        axes(of: velocities, named: "velocity, pt/s", color: Self.velocityColor, on: &canvas)
        times(below: velocities, on: &canvas)
        stops(landings, in: offsets, on: &canvas)
        curve(samples.map { velocities.point($0.time, $0.velocity) }, color: Self.velocityColor, on: &canvas)
        curve(samples.map { offsets.point($0.time, $0.offset) }, color: Self.offsetColor, on: &canvas)
        legend(on: &canvas)
    }

    private struct Sample {
        let time: Double
        let offset: Double
        let velocity: Double
    }

    /// One sample each half pixel, and both sides of each joint.
    private func samples() -> [Sample] {
        let grid = (0...1056).map { timeline.duration * Double($0) / 1056 }
        let joints = timeline.joints.flatMap { [$0 - 1e-6, $0] }.filter { $0 > 0 && $0 < timeline.duration }
        return (grid + joints).sorted().compactMap { time in
            let scrolls = timeline.scrolls(at: time)
            guard scrolls.indices.contains(scrollView) else { return nil }
            return Sample(
                time: time, offset: scrolls[scrollView].offset[axis], velocity: scrolls[scrollView].velocity[axis])
        }
    }

    private func shades(on canvas: inout Canvas, _ plots: [Plot]) {
        for span in timeline.phases where span.scrollView == scrollView {
            guard let color = Self.color(of: span.phase) else { continue }
            for plot in plots {
                let (left, right) = (plot.x(span.start), plot.x(span.end))
                let rect = Rect(x: left, y: plot.frame.minY, width: right - left, height: plot.frame.height)
                canvas.shape(.rectangle, in: rect) { $0.color(color.opacity(0.16), as: .fill) }
            }
        }
    }

    private static func color(of phase: ScrollPhase) -> Color? {
        switch phase {
        case .idle: nil
        case .tracking: Color(RGBA(hex: 0x8A8F98))
        case .interacting: Color(RGBA(hex: 0xE0A100))
        case .decelerating: Color(RGBA(hex: 0x3A8FD6))
        case .animating: Color(RGBA(hex: 0x9D4EDD))
        }
    }

    private func axes(of plot: Plot, named name: String, color: Color, on canvas: inout Canvas) {
        for tick in plot.ticks {
            let y = plot.y(tick)
            line([Point(x: plot.frame.minX, y: y), Point(x: plot.frame.maxX, y: y)], opacity: 0.15, on: &canvas)
            canvas.label(number(tick), at: Point(x: plot.frame.minX - 6, y: y), anchor: .trailing)
        }
        canvas.label(
            name, at: Point(x: plot.frame.minX, y: plot.frame.minY - 2), anchor: .bottomLeading, color: color,
            opacity: 1)
    }

    private func times(below plot: Plot, on canvas: inout Canvas) {
        let ticks = Plot.ticks(0...plot.duration, about: 6)
        for tick in ticks {
            let x = plot.x(tick)
            line([Point(x: x, y: plot.frame.maxY), Point(x: x, y: plot.frame.maxY + 4)], opacity: 0.5, on: &canvas)
            canvas.label(
                seconds(tick, decimals: 3), at: Point(x: x, y: plot.frame.maxY + 6), anchor: .top)
        }
        line(
            [Point(x: plot.frame.minX, y: plot.frame.maxY), Point(x: plot.frame.maxX, y: plot.frame.maxY)],
            opacity: 0.5, on: &canvas)
    }

    /// Stops that were considered, faint; where it landed, named.
    private func stops(_ landings: [Landing], in plot: Plot, on canvas: inout Canvas) {
        var drawn: Set<Double> = []
        for landing in landings {
            let left = plot.x(landing.time)
            for stop in landing.candidates.map(\.stop) + [landing.target]
            where plot.range.contains(stop) && !drawn.contains(stop) {
                let isTarget = stop == landing.target
                if isTarget { drawn.insert(stop) }
                canvas.element("path") { path in
                    path.xml.attribute("d") { buffer in
                        buffer.append("M")
                        buffer.append(left, decimals: 1)
                        buffer.append(byte: 32)
                        buffer.append(plot.y(stop), decimals: 1)
                        buffer.append("H")
                        buffer.append(plot.frame.maxX, decimals: 1)
                    }
                    path.color(Self.stopColor, as: .stroke)
                    path.xml.attribute("stroke-dasharray", literal: isTarget ? "6 3" : "1 4")
                }
            }
            let name = landing.targetID.map { "\($0.text) at " } ?? ""
            canvas.label(
                name + number(landing.target),
                at: Point(x: plot.frame.maxX - 4, y: plot.y(landing.target) - 1), anchor: .bottomTrailing,
                color: Self.stopColor, opacity: 1)
        }
    }

    private func curve(_ points: [Point], color: Color, on canvas: inout Canvas) {
        canvas.element("path") { path in
            path.xml.attribute("d") { Self.write(Plot.reduced(points, within: 0.2), to: &$0) }
            path.xml.attribute("fill", literal: "none")
            path.color(color, as: .stroke)
            path.xml.attribute("stroke-width", 2)
            path.xml.attribute("stroke-linejoin", literal: "round")
        }
    }

    private func line(_ points: [Point], opacity: Double, on canvas: inout Canvas) {
        canvas.element("path") { path in
            path.xml.attribute("d") { Self.write(points, to: &$0) }
            path.color(Color.primary.opacity(opacity), as: .stroke)
        }
    }

    private static func write(_ points: [Point], to buffer: inout ByteBuffer) {
        let format = DecimalFormat(decimals: 1, leadingZero: false)
        for (index, point) in points.enumerated() {
            buffer.append(byte: index == 0 ? 77 : index == 1 ? 76 : 32)
            buffer.append(point.x, format: format)
            buffer.append(byte: 32)
            buffer.append(point.y, format: format)
        }
    }

    /// The phases that occur, each with its colour.
    private func legend(on canvas: inout Canvas) {
        let seen = Set(timeline.phases.filter { $0.scrollView == scrollView }.map(\.phase))
        canvas.label(canvas.rendering.caption, at: Point(x: 16, y: 16), anchor: .leading, size: 13, opacity: 1)
        var x = 584.0
        for phase in ScrollPhase.allCases.reversed() where seen.contains(phase) {
            guard let color = Self.color(of: phase) else { continue }
            let width = Double(phase.rawValue.utf8.count) * 6.2
            canvas.label(phase.rawValue, at: Point(x: x - width, y: 16), anchor: .leading)
            let patch = Rect(x: x - width - 15, y: 11, width: 10, height: 10)
            canvas.shape(.roundedRectangle(cornerRadius: 2), in: patch) {
                $0.color(color.opacity(0.5), as: .fill)
            }
            x -= width + 26
        }
    }

    private func number(_ value: Double) -> String {
        var text = ByteBuffer()
        text.append(value, decimals: 1)
        return text.string
    }
}
