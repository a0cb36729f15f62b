import Layout
import Physics
import ViewTree

/// A change of the arrangement that takes time.
struct StageChange: Sendable {
    /// The arrangement before it.
    let old: Stage
    /// When that had begun, in seconds.
    let oldStart: Double
    /// When the change begins, in seconds.
    let start: Double
    /// How far it has come: from 0 to 1, seconds from its start.
    let progress: Trajectory

    /// A change from an arrangement that had begun at `oldStart`.
    init(from old: Stage, since oldStart: Double, at start: Double, animation: Animation) {
        self.old = old
        self.oldStart = oldStart
        self.start = start
        progress = animation.trajectory(from: 0, to: 1)
    }

    /// When it is over, in seconds.
    var end: Double { start + progress.duration }
}
