import Physics
import ViewTree

extension Animation {
    /// The motion of a number from one value to another, its wait included; `velocity` in units per second.
    ///
    /// A spring takes the velocity over; a curve starts without it (swiftui.md 8.2).
    func trajectory(from start: Double, to end: Double, velocity: Double = 0) -> Trajectory {
        let (delay, motion) = motion(from: start, to: end, velocity: velocity, speed: 1)
        guard delay > 0 else { return Trajectory(motion, kind: .animation) }
        return Trajectory([
            Trajectory.Segment(start: 0, motion: .still(start), kind: .animation),
            Trajectory.Segment(start: delay, motion: motion, kind: .animation),
        ])
    }

    /// The spring it moves on, or nil where it follows a curve.
    var spring: Spring? {
        if case .spring(let motion) = motion(from: 0, to: 1, velocity: 0, speed: 1).motion {
            motion.spring
        } else {
            nil
        }
    }

    private func motion(
        from start: Double, to end: Double, velocity: Double, speed: Double
    ) -> (delay: Double, motion: Motion) {
        switch self {
        case .default:
            return (0, spring(.standard, start, end, velocity, speed))
        case .spring(let duration, let bounce):
            return (0, spring(Spring(duration: duration, bounce: bounce), start, end, velocity, speed))
        case .springResponse(let response, let fraction):
            return (0, spring(Spring(response: response, dampingFraction: fraction), start, end, velocity, speed))
        case .interpolatingSpring(let mass, let stiffness, let damping, let initial):
            let own = Spring(mass: mass, stiffness: stiffness, damping: damping)
            // The initial velocity is in lengths of the way per second.
            return (0, spring(own, start, end, velocity + initial.finite * (end - start), speed))
        case .curve(let curve, let duration):
            let time = duration.finite.clamped(to: 0...Finger.longest) / speed
            return (0, .curve(CurveAnimation(from: start, to: end, curve: curve.unitCurve, duration: time)))
        case .contentOffset:
            return (
                0, .sineEase(SineEase(from: start, to: end, duration: SineEase.standardDuration / speed))
            )
        case .adjusted(let animation, let delay, let factor):
            // Slower than a thousandth stands still to the eye.
            let pace = speed * factor.finite.clamped(to: 0.001...1000)
            let inner = animation.motion(
                from: start, to: end, velocity: velocity, speed: pace.clamped(to: 0.001...1000))
            return (inner.delay + delay.finite.clamped(to: 0...Finger.longest) / speed, inner.motion)
        }
    }

    private func spring(
        _ spring: Spring, _ start: Double, _ end: Double, _ velocity: Double, _ speed: Double
    ) -> Motion {
        let paced = Spring(response: spring.duration / speed, dampingFraction: spring.dampingRatio)
        return .spring(
            SpringAnimation(from: start, to: end, spring: speed == 1 ? spring : paced, initialVelocity: velocity))
    }
}

extension TimingCurve {
    /// The curve that can be evaluated.
    var unitCurve: UnitCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        case .circularEaseIn: .circularEaseIn
        case .circularEaseOut: .circularEaseOut
        case .circularEaseInOut: .circularEaseInOut
        case .bezier(let x1, let y1, let x2, let y2): .bezier(x1, y1.finite, x2, y2.finite)
        }
    }
}
