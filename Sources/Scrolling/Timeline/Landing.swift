package import ViewTree

/// Why a scroll came to rest where it did, along one axis; lengths in points from the rest at the start.
package struct Landing: Sendable, Equatable {
    /// Its number in the stage.
    package var scrollView: Int
    /// The axis.
    package var axis: Axis
    /// What asked for a place to rest.
    package var cause: Cause
    /// Seconds: when the target was chosen.
    package var time: Double
    /// Where it was then.
    package var start: Double
    /// Points per second then.
    package var velocity: Double
    /// Where it rested before the gesture.
    package var originalTarget: Double
    /// The deceleration rate of the projection, per millisecond.
    package var rate: Double
    /// Where it would have stopped by itself, were there no ends.
    package var projection: Double
    /// The same within the legal range.
    package var clampedProjection: Double
    /// The legal range.
    package var range: ClosedRange<Double>
    /// The rule asked.
    package var behavior: ScrollTargetBehavior
    /// The limit on views a gesture may pass, where there is one.
    package var limit: Limit?
    /// The stops considered, nearest to the projection first; at most eight.
    package var candidates: [Candidate]
    /// What decided.
    package var rule: Rule
    /// The stop before clamping.
    package var proposed: Double
    /// The stop.
    package var target: Double
    /// The identity of the view at the stop.
    package var targetID: ViewID?
    /// How it moves there: `unchanged`, `shorten`, `boost`, `shortHop`, `smooth`, `stop`, `bounce`, `paging`, `animation` or `jump`.
    package var regime: String
    /// Seconds of that motion.
    package var duration: Double

    /// What asked for a place to rest.
    package enum Cause: String, Sendable, Hashable {
        /// A finger let go.
        case gestureEnd
        /// The size changed.
        case sizeChange
        /// Code scrolled.
        case programmatic
    }

    /// A stop that was considered.
    package struct Candidate: Sendable, Hashable {
        /// The target's place among its siblings, or the page.
        package var index: Int
        /// The target's identity, nil for a page.
        package var id: ViewID?
        /// Where it rests.
        package var stop: Double
        /// Points from the clamped projection.
        package var distance: Double
        /// Whether the limit leaves it out.
        package var isBeyondLimit: Bool

        /// Makes a candidate.
        package init(index: Int, id: ViewID?, stop: Double, distance: Double, isBeyondLimit: Bool) {
            self.index = index
            self.id = id
            self.stop = stop
            self.distance = distance
            self.isBeyondLimit = isBeyondLimit
        }
    }

    /// The limit on views a gesture may pass.
    package struct Limit: Sendable, Hashable {
        /// As it was asked for.
        package var behavior: ScrollTargetBehavior.LimitBehavior
        /// How many views; nil is no limit.
        package var views: Int?

        /// Makes a limit.
        package init(behavior: ScrollTargetBehavior.LimitBehavior, views: Int?) {
            self.behavior = behavior
            self.views = views
        }
    }

    /// What decided.
    package enum Rule: String, Sendable, Hashable {
        /// No behaviour: it stops by itself.
        case natural
        /// The stop nearest to the projection.
        case nearest
        /// The limit cut the way short.
        case limited
        /// A flick never goes back to where it came from.
        case flickAdvances
        /// No stop but this one.
        case onlyStop
        /// Half a page was passed, or not.
        case halfPage
        /// A flick turns one page.
        case flickPage
        /// The custom behaviour's own.
        case custom
        /// The release was outside the range: back to the edge.
        case edge
        /// The place that code asked for.
        case requested
        /// There is nothing to align.
        case noTargets
    }

    /// Makes one from its parts.
    package init(
        scrollView: Int,
        axis: Axis,
        cause: Cause,
        time: Double,
        start: Double,
        velocity: Double,
        originalTarget: Double,
        rate: Double,
        projection: Double,
        clampedProjection: Double,
        range: ClosedRange<Double>,
        behavior: ScrollTargetBehavior,
        limit: Limit? = nil,
        candidates: [Candidate] = [],
        rule: Rule,
        proposed: Double,
        target: Double,
        targetID: ViewID? = nil,
        regime: String,
        duration: Double
    ) {
        self.scrollView = scrollView
        self.axis = axis
        self.cause = cause
        self.time = time
        self.start = start
        self.velocity = velocity
        self.originalTarget = originalTarget
        self.rate = rate
        self.projection = projection
        self.clampedProjection = clampedProjection
        self.range = range
        self.behavior = behavior
        self.limit = limit
        self.candidates = candidates
        self.rule = rule
        self.proposed = proposed
        self.target = target
        self.targetID = targetID
        self.regime = regime
        self.duration = duration
    }
}
