import Physics
import ViewTree

/// The share of an edge phase that flips where a threshold is crossed and then moves in time.
///
/// A function of the planned motion and the time: each crossing starts the animation again from the value shown.
struct FlippedPhase {
    /// The share at the time asked for.
    let share: Double
    /// When it stops moving, as far as is known at that time, in seconds.
    let end: Double

    // A choice of this project: resting exactly on a threshold counts as inside, whatever rounding says.
    private static let tolerance = 1e-6

    /// A view whose middle meets that of the container at the offset `center`, beyond the threshold at `distance`.
    ///
    /// - Parameter since: when the arrangement began; nothing moves from before.
    init(
        passages: [Passage], trajectory: Trajectory, center: Double, distance: Double, side: ScrollTransition.Side,
        animation: Animation, since: Double, at time: Double
    ) {
        // Beyond the top where n > center + D, beyond the bottom where n < center - D.
        let isTop = side == .topLeading
        let level = isTop ? center + distance + Self.tolerance : center - distance - Self.tolerance
        func isBeyond(_ offset: Double) -> Bool { isTop ? offset > level : offset < level }
        var shown = Trajectory.rest(at: isBeyond(trajectory.position(at: since)) ? 1 : 0)
        var start = since
        for passage in passages where passage.start >= since || passage.end > since {
            guard passage.start <= time else { break }
            guard isBeyond(passage.from) != isBeyond(passage.to) else { continue }
            let crossing = Self.crossing(of: level, in: passage, trajectory)
            guard crossing > since, crossing <= time else { continue }
            let local = crossing - start
            let goal = isBeyond(passage.to) ? 1.0 : 0
            let velocity = shown.velocity(at: local)
            shown = animation.trajectory(from: shown.position(at: local), to: goal, velocity: velocity)
            start = crossing
        }
        share = shown.position(at: time - start)
        end = start + shown.duration
    }

    /// When an offset that moves one way passes a level.
    private static func crossing(of level: Double, in passage: Passage, _ trajectory: Trajectory) -> Double {
        var (low, high) = (passage.start, passage.end)
        let rises = passage.to > passage.from
        // 60 halvings take a minute down to less than a femtosecond.
        for _ in 0..<60 where low < high {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if (trajectory.position(at: middle) > level) == rises { high = middle } else { low = middle }
        }
        return high
    }
}
