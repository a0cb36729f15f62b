package import Layout
package import ViewTree

/// The offsets at which aligned views rest along an axis, each once, the least first.
///
/// A view rests at `clamp(x + a w - a C)`, swiftui.md 3.4; views at an end may share a stop.
package struct AlignedStops: Sendable {
    private enum Source: Sendable {
        case uniform(first: Double, stride: Double, skipped: Int)
        case listed(stops: [Double], views: [Int])
    }

    /// How many different stops there are.
    package let count: Int
    private let source: Source
    private let range: ClosedRange<Double>

    /// Two stops nearer than this are one, in points.
    // A choice of this project: far below a pixel, far above the rounding of lengths up to 1e7 pt.
    private static let coincidence = 1e-6

    /// The stops of a scroll view's targets.
    package init(of layout: ScrollLayout, anchor: UnitPoint?, axis: Axis) {
        let frames = layout.targets.frames
        let a = (anchor ?? .zero)[axis].finite
        let container = layout.containerSize[axis]
        range = layout.restRange(axis)
        if case .uniform(let frame, let step, let views) = frames, views > 0, step[axis] >= 0 {
            let first = (frame.min(axis) + a * (frame.size[axis] - container)).finite
            let stride = step[axis]
            // With no stride every view is at the first one's place.
            let isOne = stride < Self.coincidence
            let last = isOne ? 0 : views - 1
            let low = isOne ? 0 : Self.index((range.lowerBound - first) / stride + 1e-9, last, .down)
            let high = isOne ? 0 : max(low, Self.index((range.upperBound - first) / stride - 1e-9, last, .up))
            count = high - low + 1
            source = .uniform(first: first, stride: stride, skipped: low)
            return
        }
        let range = range
        let all = (0..<frames.count).map { index in
            let frame = frames[index]
            let stop = (frame.min(axis) + a * (frame.size[axis] - container)).finite.clamped(to: range)
            return (stop: stop, view: index)
        }.sorted { ($0.stop, $0.view) < ($1.stop, $1.view) }
        var stops: [Double] = []
        var views: [Int] = []
        for entry in all {
            if let last = stops.last, entry.stop - last < Self.coincidence {
                views[views.count - 1] = min(views[views.count - 1], entry.view)
            } else {
                stops.append(entry.stop)
                views.append(entry.view)
            }
        }
        count = stops.count
        source = .listed(stops: stops, views: views)
    }

    private static func index(_ quotient: Double, _ last: Int, _ rule: FloatingPointRoundingRule) -> Int {
        Int(quotient.rounded(rule).clamped(to: 0...Double(last)))
    }

    /// The stop of a rank in 0 ..< count.
    package subscript(rank: Int) -> Double {
        switch source {
        case .uniform(let first, let stride, let skipped):
            (first + stride * Double(skipped + rank)).clamped(to: range)
        case .listed(let stops, _): stops[rank]
        }
    }

    /// The first view that rests at the stop of a rank.
    package func view(atRank rank: Int) -> Int {
        switch source {
        case .uniform(_, _, let skipped): rank == 0 ? 0 : skipped + rank
        case .listed(_, let views): views[rank]
        }
    }

    /// The rank of the stop nearest to an offset; a tie goes toward the motion, at rest to the lower one.
    func rank(nearest offset: Double, velocity: Double) -> Int? {
        guard count > 0 else { return nil }
        let above = partitionPoint(of: count) { self[$0] < offset }
        guard above > 0 else { return 0 }
        guard above < count else { return count - 1 }
        let difference = (self[above] - offset) - (offset - self[above - 1])
        let isTie = abs(difference) < Self.coincidence
        return isTie ? (velocity > 0 ? above : above - 1) : difference < 0 ? above : above - 1
    }
}
