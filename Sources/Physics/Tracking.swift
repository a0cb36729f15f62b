import Glibc

/// Content under a finger: it follows once the pan has begun, and only partly when it is past an edge.
///
/// Offset = rubber(start - t'), t' the finger's translation less the 10 pt of the pan; a finger that moves forwards
/// makes the offset smaller.
package struct Tracking: Sendable, Equatable {
    /// The offset when the finger touches, in points; outside the range during a bounce.
    package let start: Double
    /// The finger.
    package let path: FingerPath
    /// The offsets the content can rest at, in points.
    package let range: ClosedRange<Double>
    /// The resistance past the edges; nil when the content stops at them.
    package let band: RubberBand?
    /// Seconds after the touch at which the pan begins; nil when the finger never moves far enough.
    package let beginTime: Double?
    private let anchor: Double
    private let slop: Double

    /// Content at `start` points under a finger that follows `path`.
    package init(
        start: Double, path: FingerPath, range: ClosedRange<Double>, band: RubberBand?,
        recognizer: PanRecognizer = PanRecognizer()
    ) {
        let range = range.bounded
        self.start = start.bounded
        self.path = path
        self.range = range
        self.band = band
        beginTime = path.time(reaching: recognizer.hysteresis)
        slop = (beginTime.map(path.translation(at:)) ?? 0).direction * recognizer.hysteresis
        // The offset a rigid finger would have dragged to what is shown, so that catching a bounce does not jump.
        let edge = self.start.clamped(to: range)
        let excess = self.start - edge
        anchor = excess == 0 ? edge : edge + (band?.drag(for: excess) ?? 0)
    }

    /// Seconds from touch to release.
    package var duration: Double { path.duration }

    /// The offset in points after `seconds`; the last one from the release on.
    package func position(at seconds: Double) -> Double {
        guard let beginTime, seconds >= beginTime else { return start }
        let dragged = dragged(at: seconds)
        let edge = dragged.clamped(to: range)
        return edge + (band?.displacement(for: dragged - edge) ?? 0)
    }

    /// The velocity of the content in points per second after `seconds`.
    ///
    /// From the release on it is 0; a fling takes `releaseVelocity` or `contentReleaseVelocity`.
    package func velocity(at seconds: Double) -> Double {
        seconds < duration ? contentVelocity(at: seconds) : 0
    }

    /// The velocity the content has at the moment of release, b' · the finger's, in points per second.
    package var contentReleaseVelocity: Double { contentVelocity(at: duration) }

    /// The finger's own velocity at the release turned into the content's direction, in points per second.
    package var releaseVelocity: Double { beginTime == nil ? 0 : -path.velocity(at: duration) }

    private func contentVelocity(at seconds: Double) -> Double {
        guard let beginTime, seconds >= beginTime else { return 0 }
        let dragged = dragged(at: seconds)
        let excess = dragged - dragged.clamped(to: range)
        let share = excess == 0 ? 1 : band?.derivative(at: excess) ?? 0
        return -share * path.velocity(at: seconds)
    }

    private func dragged(at seconds: Double) -> Double {
        anchor - (path.translation(at: seconds) - slop)
    }
}
