import Glibc
import ViewTree
import Writers

/// A panel of a chart: values over time in a rectangle.
struct Plot {
    let frame: Rect
    /// Seconds across.
    let duration: Double
    /// Values from the bottom up.
    let range: ClosedRange<Double>
    /// Values with a line and a label.
    let ticks: [Double]

    /// A panel whose range takes in all the values, with about so many ticks.
    init(frame: Rect, duration: Double, values: [Double], tickCount: Int) {
        self.frame = frame
        self.duration = max(duration, 0.001)
        let low = values.min() ?? 0
        let high = values.max() ?? 0
        let span = max(high - low, 1)
        range = (low - span * 0.08)...(high + span * 0.08)
        ticks = Plot.ticks(range, about: tickCount)
    }

    /// Where a value stands at a time.
    func point(_ time: Double, _ value: Double) -> Point {
        Point(x: x(time), y: y(value))
    }

    func x(_ time: Double) -> Double { frame.minX + frame.width * min(max(time / duration, 0), 1) }

    func y(_ value: Double) -> Double {
        frame.maxY - frame.height * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// Round values in a range: 1, 2 or 5 times a power of ten apart.
    static func ticks(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
        let rough = (range.upperBound - range.lowerBound) / Double(max(count, 1))
        guard rough > 0, rough.isFinite else { return [] }
        let power = pow(10, log10(rough).rounded(.down))
        let step = ([1, 2, 5, 10].first { $0 * power >= rough } ?? 10) * power
        let first = Int((range.lowerBound / step).rounded(.up))
        let last = Int((range.upperBound / step).rounded(.down))
        guard first <= last, last - first < 100 else { return [] }
        return (first...last).map { Double($0) * step }
    }

    /// The fewest of some points whose line stays within a distance of all (Ramer, Douglas, Peucker).
    static func reduced(_ points: [Point], within distance: Double) -> [Point] {
        guard points.count > 2 else { return points }
        var kept = [Bool](repeating: false, count: points.count)
        kept[0] = true
        kept[points.count - 1] = true
        var spans = [(0, points.count - 1)]
        while let (start, end) = spans.popLast() {
            let chord = points[end] - points[start]
            let length = max(hypot(chord.dx, chord.dy), 1e-9)
            var worst = (index: start, distance: distance)
            for index in (start + 1)..<max(end, start + 1) {
                let offset = points[index] - points[start]
                let away = abs(offset.dx * chord.dy - offset.dy * chord.dx) / length
                if away > worst.distance { worst = (index, away) }
            }
            guard worst.index > start else { continue }
            kept[worst.index] = true
            spans += [(start, worst.index), (worst.index, end)]
        }
        return zip(points, kept).compactMap { $1 ? $0 : nil }
    }
}
