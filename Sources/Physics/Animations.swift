import Glibc

/// A programmatic scroll on a spring, as `withAnimation` makes it.
package struct SpringAnimation: Sendable, Equatable {
    /// The offset at the start, in points.
    package let start: Double
    /// The offset at rest, in points.
    package let end: Double
    /// The velocity at the start, in points per second; SwiftUI starts from rest.
    package let initialVelocity: Double
    /// The spring.
    package let spring: Spring
    /// Seconds until the offset is pinned to `end`.
    package let duration: Double

    /// The distance from rest that nobody sees, in points.
    // .05 pt is under a sixth of the smallest pixel (1/3 pt); a thousandth of the way is a common tolerance as well.
    package static let settleDistance = 0.05

    /// Moves from `start` to `end` points.
    package init(from start: Double, to end: Double, spring: Spring, initialVelocity: Double = 0) {
        self.start = start.bounded
        self.end = end.bounded
        self.spring = spring
        self.initialVelocity = initialVelocity.bounded
        let distance = self.start - self.end
        let tolerance = distance == 0 ? Self.settleDistance : min(Self.settleDistance, 0.001 * abs(distance))
        duration = spring.settlingDuration(from: distance, velocity: self.initialVelocity, tolerance: tolerance)
    }

    /// The offset in points after `seconds`.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        guard t < duration else { return end }
        return end + spring.displacement(at: t, from: start - end, velocity: initialVelocity)
    }

    /// The velocity in points per second after `seconds`; 0 from the end on.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? spring.velocity(at: t, from: start - end, velocity: initialVelocity) : 0
    }
}

/// A programmatic scroll along a timing curve.
package struct CurveAnimation: Sendable, Equatable {
    /// The offset at the start, in points.
    package let start: Double
    /// The offset at the end, in points.
    package let end: Double
    /// The curve of progress over time.
    package let curve: UnitCurve
    /// Seconds from start to end, 0 or more.
    package let duration: Double

    /// SwiftUI's duration for `easeInOut` and its relatives when none is given, in seconds.
    // .35: Apple's documentation of Animation.easeInOut.
    package static let standardDuration = 0.35

    /// Moves from `start` to `end` points in `duration` seconds; 0 seconds is a jump.
    package init(
        from start: Double, to end: Double, curve: UnitCurve, duration: Double = CurveAnimation.standardDuration
    ) {
        self.start = start.bounded
        self.end = end.bounded
        self.curve = curve
        self.duration = duration.asElapsed
    }

    /// The offset in points after `seconds`.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? start + (end - start) * curve.value(at: t / duration) : end
    }

    /// The velocity in points per second after `seconds`; 0 from the end on.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        // A duration too short to divide by is bounded like every velocity.
        return t < duration ? ((end - start) * curve.velocity(at: t / duration) / duration).bounded : 0
    }
}

/// UIKit's `setContentOffset(_:animated:)`: progress sin²(πf/2), at rest at both ends.
///
/// Source: published analyses of UIScrollView, measured by calling the function.
package struct SineEase: Sendable, Equatable {
    /// The offset at the start, in points.
    package let start: Double
    /// The offset at the end, in points.
    package let end: Double
    /// Seconds from start to end, whatever the distance.
    package let duration: Double

    /// UIKit's duration, in seconds.
    // contentOffsetAnimationDuration .3, read from a live scroll view: published analyses of UIScrollView.
    package static let standardDuration = 0.3

    /// Moves from `start` to `end` points.
    package init(from start: Double, to end: Double, duration: Double = SineEase.standardDuration) {
        self.start = start.bounded
        self.end = end.bounded
        self.duration = duration.asElapsed
    }

    /// The offset in points after `seconds`.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        guard t < duration else { return end }
        let s = sin(.pi / 2 * (t / duration))
        return start + (end - start) * s * s
    }

    /// The velocity in points per second after `seconds`.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        guard t < duration else { return 0 }
        return ((end - start) * .pi / 2 * sin(.pi * (t / duration)) / duration).bounded
    }
}
