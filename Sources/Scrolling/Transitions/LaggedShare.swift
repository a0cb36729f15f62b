import Physics
import ViewTree

/// The share of an edge phase that chases the one its place gives, with an animation of its own.
///
/// The animation is sent to the share of the place anew at every instant of a fixed grid, as SwiftUI does each frame;
/// the grid is that of the time, not of the frames, so that any frame rate shows the same.
struct LaggedShare {
    /// The share at the time asked for.
    let share: Double
    /// When it stops moving, as far as is known at that time, in seconds.
    let end: Double

    // A choice of this project: the frame rate of the phones that have the most.
    private static let stepsPerSecond = 120.0
    // A choice of this project: a thousandth of the whole way is not seen.
    private static let tolerance = 0.001

    /// A share that stood where its place was at `since`; `target` is the share that an offset gives.
    init(
        passages: [Passage], trajectory: Trajectory, animation: Animation, since: Double, at time: Double,
        target: (Double) -> Double
    ) {
        var chase = Chase(animation: animation, time: since, value: target(trajectory.position(at: since)))
        var end = since
        for passage in passages where passage.end >= since && passage.start <= time {
            let first = (max(passage.start, since) * Self.stepsPerSecond).rounded(.up)
            // One instant after the passage sees where it led.
            let last = (min(passage.end, time) * Self.stepsPerSecond).rounded(.up)
            var step = first
            while step <= last, step / Self.stepsPerSecond <= time {
                let now = step / Self.stepsPerSecond
                chase.retarget(to: target(trajectory.position(at: now)), at: now)
                step += 1
            }
            end = last / Self.stepsPerSecond + chase.settling
        }
        share = chase.value(at: time)
        self.end = end
    }

    /// A number on its way to another.
    private struct Chase {
        let animation: Animation
        let spring: Spring?
        var time: Double
        var from: Double
        var velocity = 0.0
        var goal: Double
        var motion: Trajectory

        init(animation: Animation, time: Double, value: Double) {
            self.animation = animation
            spring = animation.spring
            self.time = time
            from = value
            goal = value
            motion = .rest(at: value)
        }

        /// Seconds until the whole way is done.
        var settling: Double {
            spring.map { $0.settlingDuration(from: 1, velocity: 0, tolerance: LaggedShare.tolerance) }
                ?? animation.trajectory(from: 0, to: 1).duration
        }

        func value(at now: Double) -> Double {
            guard let spring else { return motion.position(at: now - time) }
            return goal + spring.displacement(at: now - time, from: from - goal, velocity: velocity)
        }

        mutating func retarget(to next: Double, at now: Double) {
            guard next != goal else { return }
            let value = value(at: now)
            if let spring {
                velocity = spring.velocity(at: now - time, from: from - goal, velocity: velocity)
            } else {
                motion = animation.trajectory(from: value, to: next)
            }
            from = value
            goal = next
            time = now
        }
    }
}
