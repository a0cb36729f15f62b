/// Something done to the view, one after the other.
package enum Interaction: Sendable, Equatable {
    /// A finger drags and lets go.
    case fling(Fling)
    /// A finger drags and rests, then lets go without speed.
    case drag(Drag)
    /// A finger stops a moving scroll view.
    case `catch`(Catch)
    /// Code scrolls.
    case scrollTo(ScrollTo)
    /// A button with this label is tapped.
    case tap(label: String)
    /// Nothing for so many seconds; the first wait counts from the end of what came before.
    case wait(Double)
    /// The window changes: rotation, split view; so many seconds after the start of the interaction before it, or, with
    /// nil, after that has ended.
    case resize(Viewport, startsAfter: Double? = nil)
    /// The items of the primary scroll view become these, by identity: reorder, insert, remove.
    case setItems([ViewID])
}

/// A number along the axis that scrolls, or a vector.
package enum AlongAxis: Sendable, Hashable {
    /// Along the main scroll axis.
    case main(Double)
    /// Along both.
    case vector(Vector)

    /// The vector, `axis` being the main one.
    package func vector(main axis: Axis) -> Vector {
        switch self {
        case .main(let length):
            var vector = Vector.zero
            vector[axis] = length
            return vector
        case .vector(let vector): return vector
        }
    }
}

/// A finger that drags and lets go.
package struct Fling: Sendable, Hashable {
    /// How far the finger moves, in points; to the left and up is negative.
    package var translation: AlongAxis
    /// Seconds of the drag; nil follows from length and speed.
    package var duration: Double?
    /// The finger's path where it was recorded; it then gives translation, duration and velocity.
    package var samples: [Sample]
    /// Of the content at release, in points per second; positive where the offset grows.
    package var velocity: AlongAxis?
    /// Seconds after the start of the interaction before it; nil is after that has ended.
    package var startsAfter: Double?

    /// Where the finger was at a time.
    package struct Sample: Sendable, Hashable {
        /// Seconds from the touch.
        package var time: Double
        /// The translation from the touch, in points.
        package var translation: AlongAxis

        /// Makes a sample.
        package init(time: Double, translation: AlongAxis) {
            self.time = time
            self.translation = translation
        }
    }

    /// Makes one from its parts.
    package init(
        translation: AlongAxis = .main(0),
        duration: Double? = nil,
        samples: [Sample] = [],
        velocity: AlongAxis? = nil,
        startsAfter: Double? = nil
    ) {
        self.translation = translation
        self.duration = duration
        self.samples = samples
        self.velocity = velocity
        self.startsAfter = startsAfter
    }
}

/// A finger that drags, holds and lets go without speed.
package struct Drag: Sendable, Hashable {
    /// How far the finger moves, in points.
    package var translation: AlongAxis
    /// Seconds of the movement; nil follows from the length.
    package var duration: Double?
    /// Seconds it rests before it lets go.
    package var hold: Double

    /// Makes one from its parts.
    package init(translation: AlongAxis, duration: Double? = nil, hold: Double = 0.3) {
        self.translation = translation
        self.duration = duration
        self.hold = hold
    }
}

/// A finger that stops a moving scroll view.
package struct Catch: Sendable, Hashable {
    /// Seconds after the start of the interaction before it.
    package var after: Double
    /// Seconds the finger rests.
    package var hold: Double

    /// Makes one from its parts.
    package init(after: Double, hold: Double = 0.3) {
        self.after = after
        self.hold = hold
    }
}

/// A scroll by code.
package struct ScrollTo: Sendable, Hashable {
    /// Where to.
    package var target: ScrollPosition.Target
    /// The place of view and container that meet; nil moves least by proxy, else to leading and top.
    package var anchor: UnitPoint?
    /// nil jumps.
    package var animation: Animation?
    /// Whether a ScrollViewReader's proxy does it.
    package var isProxy: Bool
    /// Seconds after the start of the interaction before it; nil is after that has ended.
    package var startsAfter: Double?

    /// Makes one from its parts.
    package init(
        target: ScrollPosition.Target,
        anchor: UnitPoint? = nil,
        animation: Animation? = nil,
        isProxy: Bool = false,
        startsAfter: Double? = nil
    ) {
        self.target = target
        self.anchor = anchor
        self.animation = animation
        self.isProxy = isProxy
        self.startsAfter = startsAfter
    }
}
