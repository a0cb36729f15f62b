import Physics
import ViewTree

/// All that one scroll view will do.
struct ScrollTrack: Sendable {
    /// The offset along x, counted from the leading edge.
    var x: Trajectory
    /// The offset along y.
    var y: Trajectory
    /// What moves it.
    var phase: Steps<ScrollPhase>
    /// What scrollPosition holds.
    var binding: Steps<PositionBinding>
    /// Whether a finger scrolled it last.
    var isPositionedByUser: Steps<Bool>
    /// Where it rested before the gesture that moves it, or rests.
    var original: Point
    /// Stretches of one direction, known once everything is planned.
    var passages: (x: [Passage], y: [Passage]) = ([], [])

    /// What scrollPosition holds.
    enum PositionBinding: Sendable, Hashable {
        /// Nothing has scrolled yet.
        case unset
        /// What code wrote.
        case written(ViewID)
        /// The first visible target, whichever that is.
        case read
    }

    /// At rest at an offset.
    init(offset: Point) {
        x = .rest(at: offset.x)
        y = .rest(at: offset.y)
        phase = Steps(.idle)
        binding = Steps(.unset)
        isPositionedByUser = Steps(false)
        original = offset
    }

    subscript(axis: Axis) -> Trajectory {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The offset at a time, in points from the rest at the start.
    func offset(at time: Double) -> Point {
        Point(x: x.position(at: time), y: y.position(at: time))
    }

    /// The velocity at a time, in points per second.
    func velocity(at time: Double) -> Vector {
        Vector(dx: x.velocity(at: time), dy: y.velocity(at: time))
    }

    /// When it rests for good, in seconds.
    var end: Double { max(x.duration, y.duration, phase.marks[phase.marks.count - 1].start) }
}
