import Glibc

extension Trajectory {
    /// A release with `velocity` points per second at `x` points, nothing to snap to.
    ///
    /// Deceleration until an edge, then a bounce whose velocity continues that of the deceleration. Outside the range
    /// it is `release(overscrolled:)`. With `bounces` false the content stops at the edge.
    package static func fling(
        from x: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal,
        bounces: Bool = true
    ) -> Trajectory {
        let range = range.bounded
        let position = x.bounded
        guard range.contains(position) else {
            return release(overscrolled: position, velocity: velocity, range: range, rate: rate, bounces: bounces)
        }
        return Trajectory(
            deceleration(from: position, velocity: velocity, at: 0, range: range, rate: rate, bounces: bounces))
    }

    /// A release outside the range: the content springs back, and when it is thrown inwards hard enough it crosses the
    /// edge and decelerates freely from there.
    ///
    /// - Parameter mode: `c1` starts at exactly `velocity`; the others, as UIKit does, make `velocity` the spring's state,
    ///   so that the content starts at velocity - K · displacement.
    package static func release(
        overscrolled x: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal,
        mode: RetargetMode = .standard, bounces: Bool = true
    ) -> Trajectory {
        let range = range.bounded
        let edge = x.bounded.clamped(to: range)
        let displacement = x.bounded - edge
        guard displacement != 0 else {
            return fling(from: edge, velocity: velocity, range: range, rate: rate, bounces: bounces)
        }
        guard bounces else { return .rest(at: edge) }
        let bounce = bounce(at: edge, displacement: displacement, velocity: velocity, rate: rate, mode: mode)
        let first = Segment(start: 0, motion: .bounce(bounce), kind: .bounce)
        guard let crossing = bounce.crossing else { return Trajectory([first]) }
        return Trajectory(
            [first]
                + deceleration(
                    from: edge, velocity: crossing.velocity, at: crossing.time, range: range, rate: rate, bounces: true)
        )
    }

    /// A release whose content must rest at `target`, which is clamped to the range.
    ///
    /// When the target is the clamped projection this is `fling`, bounce included. Outside the range the target becomes
    /// the edge of the spring.
    package static func retarget(
        from x: Double, velocity: Double, to target: Double, range: ClosedRange<Double>, rate: DecelerationRate = .fast,
        mode: RetargetMode = .standard, bounces: Bool = true
    ) -> Trajectory {
        let range = range.bounded
        let position = bounces ? x.bounded : x.bounded.clamped(to: range)
        let goal = target.bounded.clamped(to: range)
        guard range.contains(position) else {
            let bounce = bounce(at: goal, displacement: position - goal, velocity: velocity, rate: rate, mode: mode)
            return Trajectory(.bounce(bounce), kind: .bounce)
        }
        return retarget(
            Retarget(position: position, velocity: velocity, target: goal, range: range, rate: rate, mode: mode),
            range: range, rate: rate, bounces: bounces)
    }

    /// A planned retarget, for instance one slowed by `Retarget.together`, as a trajectory.
    package static func retarget(
        _ plan: Retarget, range: ClosedRange<Double>, rate: DecelerationRate = .fast, bounces: Bool = true
    ) -> Trajectory {
        guard plan.regime != .unchanged else {
            return fling(from: plan.position, velocity: plan.startVelocity, range: range, rate: rate, bounces: bounces)
        }
        return Trajectory(.retarget(plan), kind: .retarget, limits: bounces ? nil : range)
    }

    /// A release of a paging scroll view of `width` points towards the page at `target`.
    package static func paging(
        from x: Double, velocity: Double, to target: Double, width: Double, range: ClosedRange<Double>,
        bounces: Bool = true
    ) -> Trajectory {
        let range = range.bounded
        let spring = PagingSpring(
            width: width, position: x, velocity: velocity, target: target.bounded.clamped(to: range))
        return Trajectory(.paging(spring), kind: .paging, limits: bounces ? nil : range)
    }

    private static func bounce(
        at edge: Double, displacement: Double, velocity: Double, rate: DecelerationRate, mode: RetargetMode
    ) -> EdgeBounce {
        mode == .c1
            ? EdgeBounce(edge: edge, displacement: displacement, contentVelocity: velocity, rate: rate)
            : EdgeBounce(edge: edge, displacement: displacement, stateVelocity: velocity, rate: rate)
    }

    /// Deceleration from inside the range, from `time` on, and what happens at the edge.
    private static func deceleration(
        from x: Double, velocity: Double, at time: Double, range: ClosedRange<Double>, rate: DecelerationRate,
        bounces: Bool
    ) -> [Segment] {
        let free = Deceleration(position: x, velocity: velocity, rate: rate)
        let first = Segment(start: time, motion: .deceleration(free), kind: .deceleration)
        let edge = free.restPosition.clamped(to: range)
        guard edge != free.restPosition, let arrival = free.time(reaching: edge) else { return [first] }
        let next: Segment
        if bounces {
            let speed = free.velocity(reaching: edge)
            let bounce = EdgeBounce(edge: edge, displacement: 0, stateVelocity: speed, rate: rate)
            next = Segment(start: time + arrival, motion: .bounce(bounce), kind: .bounce)
        } else {
            next = Segment(start: time + arrival, motion: .still(edge), kind: .idle)
        }
        return arrival > 0 ? [first, next] : [next].map { Segment(start: time, motion: $0.motion, kind: $0.kind) }
    }
}
