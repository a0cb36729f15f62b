import Glibc

/// The spring that carries a paging scroll view to its page.
///
/// UIKit steps it once a millisecond: v ← (v + (T - x)p)f, x ← x + v. The n-th step is Mⁿ applied to (x - T, v),
/// here in closed form for any real n. Source: published analyses of UIScrollView; f(343) equals the value read from
/// a live scroll view to 2e-16. A step is not an instant: the offset starts a few percent off `velocity`, as UIKit's does.
package struct PagingSpring: Sendable, Equatable {
    /// The page's offset, in points.
    package let target: Double
    /// The share of the remaining distance added to the velocity at each step.
    package let pull: Double
    /// The share of the velocity kept at each step.
    package let friction: Double
    /// Spring steps in one real millisecond.
    package let stepsPerMillisecond: Double
    /// Seconds until the offset is pinned to the page.
    package let duration: Double

    private let offset: DampedOscillation
    private let stepVelocity: DampedOscillation

    /// The steps UIKit takes in one real millisecond.
    // 16 whole steps in a frame of 16.67 ms, 8 in one of 8.33 ms: .96 at 60 and at 120 Hz.
    package static let standardStepsPerMillisecond = 0.96

    /// The speed below which passing the page ends the motion, in points per second.
    // .1 pt/ms: published analyses of UIScrollView.
    static let crossingSpeed = 100.0

    /// The distance from the page below which a slow motion ends, in points.
    // 1 pt at less than .01 pt/ms: published analyses of UIScrollView.
    static let settleDistance = 1.0

    /// Starts at `position` points with `velocity` points per second, in a scroll view of `width` points.
    package init(
        width: Double, position: Double, velocity: Double, target: Double,
        stepsPerMillisecond: Double = PagingSpring.standardStepsPerMillisecond
    ) {
        // p falls from 3.0e-4 to 1.7e-4 and f rises from .970 to .977 between 320 and 1024 pt, linearly:
        // published analyses of UIScrollView.
        let u = (width.clamped(to: 0...1024) - 320) / 704
        let p = 3.0e-4 - 1.3e-4 * u
        let f = 0.970 + 0.007 * u
        // det M = f gives ρ = √f and σ = -½ ln f; tr M = 1 - fp + f gives cos ω = tr/2ρ.
        let half = (1 - f * p + f) / 2
        let root = (f - half * half).squareRoot()
        let frequency = atan2(root, half)
        let y = position.bounded - target.bounded
        let v = velocity.bounded / 1000
        self.target = target.bounded
        self.stepsPerMillisecond = stepsPerMillisecond.clamped(to: 0.001...1000)
        (pull, friction) = (p, f)
        // ρ sin ω = root, so Mⁿ's sine coefficients are (M - tr/2 · I) applied to the state, over root.
        let offset = DampedOscillation(
            cosine: y, sine: ((1 - f * p - half) * y + f * v) / root, decay: -0.5 * log(f), frequency: frequency)
        let stepVelocity = DampedOscillation(
            cosine: v, sine: (-f * p * y + (f - half) * v) / root, decay: -0.5 * log(f), frequency: frequency)
        self.offset = offset
        self.stepVelocity = stepVelocity
        duration =
            Self.steps(offset: offset, stepVelocity: stepVelocity) / (1000 * self.stepsPerMillisecond)
    }

    private var stepsPerSecond: Double { 1000 * stepsPerMillisecond }

    /// The damping σ of one step, -½ ln f.
    package var decayPerStep: Double { offset.decay }
    /// The angle ω of one step, in radians.
    package var frequencyPerStep: Double { offset.frequency }

    /// The offset in points after `seconds`; the page from the end on.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? target + offset.value(at: t * stepsPerSecond) : target
    }

    /// The velocity in points per second after `seconds`; 0 from the end on.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? offset.derivative(at: t * stepsPerSecond) * stepsPerSecond : 0
    }

    /// When the page is first passed: seconds, and the spring's own velocity there in points per 1000 steps.
    package var crossing: (time: Double, stepVelocity: Double)? {
        guard offset.cosine != 0 || offset.sine != 0 else { return nil }
        let n = offset.zero(after: 0)
        guard n / stepsPerSecond <= duration else { return nil }
        return (n / stepsPerSecond, 1000 * stepVelocity.value(at: n))
    }

    /// The first turning point before the end: seconds and points.
    package var extremum: (time: Double, position: Double)? {
        guard duration > 0 else { return nil }
        let time = offset.slope.zero(after: 0) / stepsPerSecond
        guard time < duration else { return nil }
        return (time, position(at: time))
    }

    /// The number of steps until the motion ends.
    ///
    /// It ends when it passes the page slower than 100 pt/s, or is within 1 pt of it and slower than 10 pt/s.
    private static func steps(offset: DampedOscillation, stepVelocity: DampedOscillation) -> Double {
        let isNear = { (n: Double) in abs(offset.value(at: n)) <= settleDistance }
        let isSlow = { (n: Double) in 1000 * abs(stepVelocity.value(at: n)) <= Deceleration.stopSpeed }
        let bounds = [
            offset.settling(below: settleDistance), stepVelocity.settling(below: Deceleration.stopSpeed / 1000),
        ]
        let end = max(bounds[0], bounds[1])
        var start = 0.0
        while start < end {
            // Up to the nearest of these, distance and speed each only grow or only shrink.
            let crossing = offset.zero(after: start)
            let turns = [
                offset.slope.zero(after: start), stepVelocity.zero(after: start), stepVelocity.slope.zero(after: start),
            ]
            let stop = min(turns.reduce(crossing, min), end)
            let near = isNear(start) ? start : isNear(stop) ? firstTime(from: start, to: stop, isNear) : .infinity
            let slow = isSlow(start) ? start : isSlow(stop) ? firstTime(from: start, to: stop, isSlow) : .infinity
            let both = max(near, slow)
            if both <= stop, isNear(both), isSlow(both) { return both }
            if stop == crossing, 1000 * abs(stepVelocity.value(at: stop)) < crossingSpeed { return stop }
            guard stop > start else { return end }
            start = stop
        }
        return end
    }
}
