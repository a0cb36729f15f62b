import Glibc

/// Free motion after a release: the velocity decays exponentially until it is too slow to see.
///
/// x(t) = x0 + (v0/λ)(1 - e^{-λt}), v(t) = v0 e^{-λt}. Source: published analyses of UIScrollView.
package struct Deceleration: Sendable, Equatable {
    /// Where the motion starts, in points.
    package let position: Double
    /// The velocity at the start, in points per second.
    package let velocity: Double
    /// The decay λ of the velocity, in 1/s.
    package let decayPerSecond: Double
    /// Seconds until the speed is 10 pt/s: ln(|v0|/10)/λ, or 0 for a slower start.
    package let duration: Double

    /// The speed at which a scroll view stops, in points per second.
    // .01 pt/ms in UIKit's units: published analyses of UIScrollView, confirmed by the documented projection.
    package static let stopSpeed = 10.0

    /// Starts at `position` points with `velocity` points per second.
    package init(position: Double, velocity: Double, rate: DecelerationRate) {
        self.init(position: position, velocity: velocity, decayPerSecond: rate.decayPerSecond)
    }

    init(position: Double, velocity: Double, decayPerSecond: Double) {
        self.position = position.bounded
        self.velocity = velocity.bounded
        self.decayPerSecond = decayPerSecond
        let speed = abs(self.velocity)
        duration = speed > Self.stopSpeed ? log(speed / Self.stopSpeed) / decayPerSecond : 0
    }

    /// Where a release with this velocity comes to rest when nothing is in the way, in points.
    ///
    /// x + (v - sgn(v) · 10)/λ; a release below 10 pt/s stays where it is.
    package static func projection(position: Double, velocity: Double, rate: DecelerationRate) -> Double {
        Deceleration(position: position, velocity: velocity, rate: rate).restPosition
    }

    /// Where the motion ends, in points: the projection handed to a scroll view's delegate.
    package var restPosition: Double {
        guard abs(velocity) > Self.stopSpeed else { return position }
        return position + (velocity - velocity.direction * Self.stopSpeed) / decayPerSecond
    }

    /// The offset in points after `seconds`; before the start the first one, after the end the last one.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        guard t < duration else { return restPosition }
        return position - velocity * expm1(-decayPerSecond * t) / decayPerSecond
    }

    /// The velocity in points per second after `seconds`; 0 from the end on.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? velocity * exp(-decayPerSecond * t) : 0
    }

    /// Seconds until the motion passes `goal` points, or nil when it stops short of it or moves away.
    package func time(reaching goal: Double) -> Double? {
        let distance = goal.bounded - position
        if distance == 0 { return 0 }
        guard distance * velocity > 0, abs(distance) <= abs(restPosition - position) else { return nil }
        return min(-log1p(-decayPerSecond * distance / velocity) / decayPerSecond, duration)
    }

    /// The velocity in points per second when the motion passes `goal`: v0 - λ(goal - x0).
    func velocity(reaching goal: Double) -> Double {
        velocity - decayPerSecond * (goal - position)
    }
}
