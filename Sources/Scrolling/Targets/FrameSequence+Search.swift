import Layout
import ViewTree

extension FrameSequence {
    /// Cells of one line of a grid may be out of order among themselves, by no more than so many.
    // A choice of this project: more cells in a line are under 10 pt wide on any phone.
    private static let disorder = 32

    /// Numbers of frames among which are all that share points with a span along an axis; found by halving.
    func indices(along axis: Axis, from low: Double, to high: Double) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let isAscending = self[count - 1].min(axis) >= self[0].min(axis)
        let first = partitionPoint(of: count) {
            isAscending ? self[$0].max(axis) <= low : self[$0].min(axis) >= high
        }
        let end = partitionPoint(of: count) {
            isAscending ? self[$0].min(axis) < high : self[$0].max(axis) > low
        }
        guard case .listed = self else { return first..<max(first, end) }
        return max(0, first - Self.disorder)..<min(count, max(first, end) + Self.disorder)
    }

    /// Numbers of the frames that share points with a rectangle, in order.
    func indices(in rect: Rect, along axis: Axis) -> [Int] {
        indices(along: axis, from: rect.min(axis), to: rect.max(axis)).filter { self[$0].intersects(rect) }
    }

    /// The first frame whose far edge is beyond a place along an axis, or nil.
    func firstIndex(endingAfter place: Double, along axis: Axis) -> Int? {
        indices(along: axis, from: place, to: .infinity).first { self[$0].max(axis) > place }
    }
}
