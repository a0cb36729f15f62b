import Layout
import Physics
import ViewTree

/// What is known of a scroll view when a finger leaves it or its size changes.
struct Release: Sendable {
    /// The scroll view.
    var layout: ScrollLayout
    /// The offset.
    var offset: Point
    /// Of the content, in points per second; 0 where the finger was too slow to fling.
    var velocity: Vector
    /// The last velocity measured, which the page choice looks at.
    var lastVelocity: Vector
    /// Where it rested before the gesture.
    var original: Point
    /// The page to which an earlier flick was on its way.
    var flying: Point?
    /// Whether the gesture began at rest.
    var beganAtRest: Bool

    /// A scroll view that stands still.
    init(resting layout: ScrollLayout, at offset: Point) {
        self.init(
            layout: layout, offset: offset, velocity: .zero, lastVelocity: .zero, original: offset, flying: nil,
            beganAtRest: true)
    }

    init(
        layout: ScrollLayout, offset: Point, velocity: Vector, lastVelocity: Vector, original: Point, flying: Point?,
        beganAtRest: Bool
    ) {
        self.layout = layout
        self.offset = offset
        self.velocity = velocity
        self.lastVelocity = lastVelocity
        self.original = original
        self.flying = flying
        self.beganAtRest = beganAtRest
    }
}

/// Where a scroll view will come to rest along one axis, and why.
struct TargetChoice: Sendable {
    /// The rate of the projection.
    var projectionRate: DecelerationRate
    /// The rate of the motion.
    var motionRate: DecelerationRate
    /// Where it would stop were there no ends.
    var projection: Double
    /// The same within the legal range.
    var clampedProjection: Double
    /// The limit on views.
    var limit: Landing.Limit?
    /// Stops considered.
    var candidates: [Landing.Candidate] = []
    /// What decided.
    var rule: Landing.Rule
    /// The stop before clamping.
    var proposed: Double
    /// The stop.
    var target: Double
    /// The view at the stop.
    var targetID: ViewID?
    /// How it moves there.
    var engine: Engine

    /// The motions that a scroll view has.
    enum Engine: Sendable {
        case natural, retarget, paging
    }

    /// A choice of where it would stop by itself.
    init(natural release: Release, axis: Axis, rate: DecelerationRate, rule: Landing.Rule = .natural) {
        let range = release.layout.restRange(axis)
        projectionRate = rate
        motionRate = rate
        projection = Deceleration.projection(
            position: release.offset[axis], velocity: release.velocity[axis], rate: rate)
        clampedProjection = projection.clamped(to: range)
        self.rule = range.contains(release.offset[axis]) ? rule : .edge
        proposed = clampedProjection
        target = clampedProjection
        engine = .natural
    }
}

extension Release {
    /// The choice along each axis that scrolls.
    func choices() -> [(axis: Axis, choice: TargetChoice)] {
        if case .custom(let custom) = layout.behavior { return choices(of: custom) }
        return layout.scrollAxes.map { axis in
            switch layout.behavior {
            case .none, .custom:
                (axis, TargetChoice(natural: self, axis: axis, rate: layout.rate(automatic: .normal)))
            case .paging: (axis, page(of: layout.containerSize[axis], axis: axis))
            case .legacyPaging: (axis, page(of: layout.frame.size[axis], axis: axis))
            case .viewAligned(let limit, let anchor): (axis, alignedView(limit: limit, anchor: anchor, axis: axis))
            }
        }
    }
}
