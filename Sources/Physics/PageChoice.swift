import Glibc

/// Which page a paging scroll view goes to when it is released.
///
/// Source: published analyses of UIScrollView (`isPagingEnabled`).
package struct PageChoice: Sendable, Hashable {
    /// The distance between pages, in points: the page length and the spacing after it.
    package let stride: Double
    /// The offset of any one page, in points.
    package let origin: Double
    /// The offsets the scroll view can rest at, in points.
    package let range: ClosedRange<Double>

    /// The speed above which the next page in the direction wins over the nearest, in points per second.
    // .3 pt/ms: published analyses of UIScrollView; the public scroller of 2010 lists the same 300.
    package static let flickSpeed = 300.0

    /// Pages every `stride` points through `origin`; a stride of 0 or less leaves the offset where it is.
    package init(stride: Double, origin: Double = 0, range: ClosedRange<Double>) {
        self.stride = stride.bounded
        self.origin = origin.bounded
        self.range = range.bounded
    }

    /// The page's offset in points for a release at `position` with `velocity`, the last one measured (not filtered).
    ///
    /// - Parameter previousTarget: the page an earlier flick is still flying to; a new flick in the same direction goes
    ///   one page past it.
    package func target(position: Double, velocity: Double, previousTarget: Double? = nil) -> Double {
        let x = position.bounded
        guard stride > 0 else { return x.clamped(to: range) }
        let isFlick = abs(velocity) > Self.flickSpeed
        if let previous = previousTarget?.bounded, isFlick, (previous - x) * velocity > 0 {
            return (previous + velocity.direction * stride).clamped(to: range)
        }
        let u = (x - origin) / stride
        return (origin + page(at: u, velocity: velocity, isPastLast: x >= range.upperBound) * stride)
            .clamped(to: range)
    }

    private func page(at u: Double, velocity: Double, isPastLast: Bool) -> Double {
        // A billionth of a page away from a page is on it: the rest is rounding of the division.
        if abs(u - u.rounded()) < 1e-9 { return u.rounded() }
        if velocity > Self.flickSpeed || isPastLast && velocity >= -Self.flickSpeed { return u.rounded(.up) }
        if velocity < -Self.flickSpeed { return u.rounded(.down) }
        return (u + 0.5).rounded(.down)
    }
}
