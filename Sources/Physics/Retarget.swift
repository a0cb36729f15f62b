import Glibc

/// Which of the two published ways a scroll view moves to a chosen target.
package enum RetargetMode: Sendable, Hashable, CaseIterable {
    /// UIKit's rule, but smooth (as in `c1`) when the target lies behind the motion. The default.
    case standard
    /// UIKit's rule alone: a target behind the motion is applied in one frame.
    case uikit
    /// Position and velocity are continuous at the release, always.
    case c1
}

/// The motion after a release when the content must come to rest at a target that is not the projection.
///
/// Source: published analyses of UIScrollView (`targetContentOffset`).
package struct Retarget: Sendable, Equatable {
    /// Which rule produced the motion.
    package enum Regime: Sendable, Hashable, CaseIterable {
        /// The target is the clamped projection: the natural motion, bounce included, is kept.
        case unchanged
        /// The target is short of the projection: same velocity, steeper decay.
        case shorten
        /// The target is beyond the projection: same decay, higher velocity.
        case boost
        /// As `boost`, but so short that the rate .985 is used.
        case shortHop
        /// The target is where the content is: it stops.
        case stop
        /// Continuous velocity: another exponential, or the two-pole curve of a bounce about the target.
        case smooth
        /// The target lies behind the motion and is applied at once.
        case jump
    }

    /// Where the motion starts, in points.
    package let position: Double
    /// Where it comes to rest, in points, inside the range.
    package let target: Double
    /// The rest position without the target, clamped to the range, in points.
    package let originalTarget: Double
    /// The rule that applied.
    package let regime: Regime
    /// The velocity v' the motion starts with, in points per second.
    package let startVelocity: Double
    /// The decay λ' of the motion, in 1/s.
    package let decayPerSecond: Double
    /// Seconds until the target is reached.
    package let duration: Double
    /// Seconds at the end spent at a constant 10 pt/s; 0 except for UIKit's backward hop from rest.
    package let creepTime: Double
    private let course: Course

    private enum Course: Sendable, Equatable {
        case still
        case deceleration(Deceleration)
        case twoPole(EdgeBounce)
    }

    // 2^-23, the spacing of single-precision numbers at 1: published analyses of UIScrollView.
    static let coincidence = 0x1p-23

    // .25 pt/ms: published analyses of UIScrollView, start velocity below which the rate .985 is used.
    static let shortHopSpeed = 250.0

    /// Plans the motion to `target`, which is first clamped to `range`.
    ///
    /// - Parameter symmetric: at rest, hop backwards as forwards; false is UIKit's own asymmetry, which falls
    ///   20 pt/s / λ' short when it hops backwards and creeps the rest at 10 pt/s.
    package init(
        position: Double, velocity: Double, target: Double, range: ClosedRange<Double>, rate: DecelerationRate,
        mode: RetargetMode = .standard, symmetric: Bool = true
    ) {
        let free = Deceleration(position: position, velocity: velocity, rate: rate)
        let range = range.bounded
        let x = free.position
        let v = free.velocity
        let goal = target.bounded.clamped(to: range)
        let natural = free.restPosition.clamped(to: range)
        let distance = goal - x
        let isBehind = distance * v < 0
        self.position = x
        self.target = goal
        originalTarget = natural

        if abs(goal - natural) < Self.coincidence {
            (regime, startVelocity, decayPerSecond, course) = (.unchanged, v, rate.decayPerSecond, .deceleration(free))
        } else if abs(distance) < Self.coincidence {
            (regime, startVelocity, decayPerSecond, course) = (.stop, 0, rate.decayPerSecond, .still)
        } else if isBehind && mode == .uikit {
            (regime, startVelocity, decayPerSecond, course) =
                (.jump, v, DecelerationRate.slowest.decayPerSecond, .still)
        } else if isBehind || mode == .c1 {
            (regime, startVelocity, decayPerSecond, course) =
                Self.smooth(x, v, goal, rate, allowsExponential: !isBehind)
        } else if v > 0 && goal <= natural || v < 0 && goal >= natural {
            let decay = Self.decay(from: v, over: distance)
            (regime, startVelocity, decayPerSecond) = (.shorten, v, decay)
            course = .deceleration(Deceleration(position: x, velocity: v, decayPerSecond: decay))
        } else {
            let sense = v == 0 && symmetric ? distance.direction : v.direction
            let boosted = sense * Deceleration.stopSpeed + distance * rate.decayPerSecond
            let isShort = abs(boosted) < Self.shortHopSpeed
            let decay = isShort ? DecelerationRate.shortHop.decayPerSecond : rate.decayPerSecond
            let start = sense * Deceleration.stopSpeed + distance * decay
            (regime, startVelocity, decayPerSecond) = (isShort ? .shortHop : .boost, start, decay)
            course = .deceleration(Deceleration(position: x, velocity: start, decayPerSecond: decay))
        }
        (duration, creepTime) = Self.times(of: course, target: goal, regime: regime)
    }

    private init(_ other: Retarget, startVelocity: Double, decayPerSecond: Double) {
        position = other.position
        target = other.target
        originalTarget = other.originalTarget
        regime = other.regime
        self.startVelocity = startVelocity
        self.decayPerSecond = decayPerSecond
        course = .deceleration(
            Deceleration(position: other.position, velocity: startVelocity, decayPerSecond: decayPerSecond))
        (duration, creepTime) = Self.times(of: course, target: other.target, regime: other.regime)
    }

    /// λ' = (|v| - 10)/|D|, at least that of the rate .999.
    private static func decay(from velocity: Double, over distance: Double) -> Double {
        max((abs(velocity) - Deceleration.stopSpeed) / abs(distance), DecelerationRate.slowest.decayPerSecond)
    }

    private static func smooth(
        _ x: Double, _ v: Double, _ goal: Double, _ rate: DecelerationRate, allowsExponential: Bool
    ) -> (Regime, Double, Double, Course) {
        let decay = (abs(v) - Deceleration.stopSpeed) / abs(goal - x)
        if allowsExponential, v != 0, decay >= DecelerationRate.slowest.decayPerSecond {
            return (.smooth, v, decay, .deceleration(Deceleration(position: x, velocity: v, decayPerSecond: decay)))
        }
        let bounce = EdgeBounce(edge: goal, displacement: x - goal, contentVelocity: v, rate: rate)
        return (.smooth, v, rate.decayPerSecond, .twoPole(bounce))
    }

    private static func times(of course: Course, target: Double, regime: Regime) -> (Double, Double) {
        switch course {
        case .still: return (0, 0)
        case .twoPole(let bounce): return (bounce.duration, 0)
        case .deceleration(let free):
            let missing = abs(target - free.restPosition)
            // A millionth of a point is rounding, not the creep of UIKit's backward hop.
            let creeps = regime != .unchanged && missing > 1e-6 + 1e-12 * abs(target)
            let creep = creeps ? missing / Deceleration.stopSpeed : 0
            return (free.duration + creep, creep)
        }
    }

    /// The offset in points after `seconds`; the target from the end on.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        switch course {
        case .still: return target
        case .twoPole(let bounce): return bounce.position(at: t)
        case .deceleration(let free):
            guard regime != .unchanged else { return free.position(at: t) }
            guard t < duration else { return target }
            guard creepTime > 0, t > free.duration else { return free.position(at: t) }
            return target - (target - free.restPosition) * ((duration - t) / creepTime)
        }
    }

    /// The velocity in points per second after `seconds`; 0 from the end on.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        guard t < duration else { return 0 }
        switch course {
        case .still: return 0
        case .twoPole(let bounce): return bounce.velocity(at: t)
        case .deceleration(let free):
            guard creepTime > 0, t >= free.duration else { return free.velocity(at: t) }
            return (target - free.restPosition) / creepTime
        }
    }

    /// The turning point of a motion that first runs away from its target: seconds and points.
    package var extremum: (time: Double, position: Double)? {
        if case .twoPole(let bounce) = course { bounce.extremum } else { nil }
    }

    /// The two axes of one release, slowed so that they keep step.
    ///
    /// The axis with the steeper decay takes the other's, with v = sgn(D) · 10 + D λ, as UIKit does: both then cover the
    /// same share of their way at any time, but for the last 10 pt/s, at which the shorter way stops a little earlier.
    /// Axes that do not decelerate to a target stay as they are.
    package static func together(_ first: Retarget, _ second: Retarget) -> (Retarget, Retarget) {
        guard first.isDecelerating, second.isDecelerating else { return (first, second) }
        let shared = min(first.decayPerSecond, second.decayPerSecond)
        return (first.slowed(to: shared), second.slowed(to: shared))
    }

    private var isDecelerating: Bool {
        if case .deceleration = course { regime != .unchanged } else { false }
    }

    private func slowed(to decay: Double) -> Retarget {
        guard decay < decayPerSecond else { return self }
        let distance = target - position
        let start = distance.direction * Deceleration.stopSpeed + distance * decay
        return Retarget(self, startVelocity: start, decayPerSecond: decay)
    }
}
