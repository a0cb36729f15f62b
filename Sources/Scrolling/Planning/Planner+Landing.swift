import Layout
import Physics
import ViewTree

extension Planner {
    /// Moves a released scroll view to where it comes to rest, and says why there.
    mutating func land(_ number: Int, _ release: Release, at time: Double) {
        let choices = release.choices()
        let motions = motions(release, choices)
        var track = tracks[number]
        var end = time
        for ((axis, choice), motion) in zip(choices, motions) {
            track[axis] = track[axis].followed(by: motion.trajectory, at: time)
            end = max(end, time + motion.trajectory.duration)
            landings.append(
                Landing(
                    scrollView: number, axis: axis, cause: .gestureEnd, time: time, start: release.offset[axis],
                    velocity: release.velocity[axis], originalTarget: release.original[axis],
                    rate: choice.projectionRate.perMillisecond, projection: choice.projection,
                    clampedProjection: choice.clampedProjection, range: release.layout.restRange(axis),
                    behavior: release.layout.behavior, limit: choice.limit, candidates: choice.candidates,
                    rule: choice.rule, proposed: choice.proposed, target: choice.target, targetID: choice.targetID,
                    regime: motion.regime, duration: motion.trajectory.duration))
        }
        if end > time { track.phase.set(.decelerating, at: time) }
        track.phase.set(.idle, at: end)
        tracks[number] = track
    }

    /// A motion and its name.
    private typealias NamedMotion = (trajectory: Trajectory, regime: String)

    /// The motions along each axis; two that slow down to chosen places arrive together.
    private func motions(
        _ release: Release, _ choices: [(axis: Axis, choice: TargetChoice)]
    ) -> [NamedMotion] {
        var plans = choices.map { axis, choice in plan(release, choice, axis) }
        if plans.count == 2, let first = plans[0], let second = plans[1] {
            (plans[0], plans[1]) = Retarget.together(first, second)
        }
        return zip(choices, plans).map { entry, plan in
            let (axis, choice) = entry
            let range = release.layout.restRange(axis)
            let bounces = release.layout.bounces(axis)
            if let plan {
                let trajectory = Trajectory.retarget(plan, range: range, rate: choice.motionRate, bounces: bounces)
                return (trajectory, plan.regime == .unchanged ? name(trajectory) : plan.regime.name)
            }
            let (offset, velocity) = (release.offset[axis], release.velocity[axis])
            switch choice.engine {
            case .natural:
                let trajectory = Trajectory.fling(
                    from: offset, velocity: velocity, range: range, rate: choice.motionRate, bounces: bounces)
                return (trajectory, name(trajectory))
            case .paging where range.contains(offset):
                guard offset != choice.target || velocity != 0 else { return (.rest(at: offset), "stop") }
                let trajectory = Trajectory.paging(
                    from: offset, velocity: velocity, to: choice.target, width: release.layout.frame.size[axis],
                    range: range, bounces: bounces)
                return (trajectory, "paging")
            case .retarget, .paging:
                let trajectory = Trajectory.retarget(
                    from: offset, velocity: velocity, to: choice.target, range: range, rate: choice.motionRate,
                    bounces: bounces)
                return (trajectory, "bounce")
            }
        }
    }

    /// The plan of a motion to a chosen place from within the range, or nil where another engine moves it.
    private func plan(_ release: Release, _ choice: TargetChoice, _ axis: Axis) -> Retarget? {
        let range = release.layout.restRange(axis)
        guard choice.engine == .retarget, range.contains(release.offset[axis]) else { return nil }
        return Retarget(
            position: release.offset[axis], velocity: release.velocity[axis], target: choice.target, range: range,
            rate: choice.motionRate)
    }

    /// What a motion without a chosen target is called.
    private func name(_ trajectory: Trajectory) -> String {
        let hasBounce = trajectory.segments.contains { $0.kind == .bounce }
        return hasBounce ? "bounce" : trajectory.duration > 0 ? "unchanged" : "stop"
    }
}

extension Retarget.Regime {
    /// The name in a landing.
    var name: String {
        switch self {
        case .unchanged: "unchanged"
        case .shorten: "shorten"
        case .boost: "boost"
        case .shortHop: "shortHop"
        case .stop: "stop"
        case .smooth: "smooth"
        case .jump: "jump"
        }
    }
}
