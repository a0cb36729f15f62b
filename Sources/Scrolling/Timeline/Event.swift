package import ViewTree

/// Something that observers hear of.
package struct Event: Sendable, Hashable {
    /// Seconds.
    package var time: Double
    /// Its number in the stage.
    package var scrollView: Int
    /// What happened.
    package var kind: Kind

    /// What happened.
    package enum Kind: Sendable, Hashable {
        /// Another thing moves it.
        case phase(old: ScrollPhase, new: ScrollPhase)
        /// scrollPosition reads another identity.
        case position(ViewID?)
        /// A view crosses its visibility threshold.
        case visibility(ViewID, isVisible: Bool)
        /// The list of targets that are visible enough.
        case targetVisibility([ViewID])
        /// A finger touches.
        case touch
        /// A finger lets go, the content moving at so many points per second.
        case release(velocity: Vector)
        /// Code scrolls, to a place in points from the rest at the start.
        case scroll(to: Point, isAnimated: Bool)
        /// A button is tapped.
        case tap(label: String)
        /// The window changes.
        case resize(Size)
        /// An interaction changed nothing, and why.
        case ignored(interaction: String, reason: String)
        /// Code ran that a view registered.
        case action(name: String)
    }

    /// Makes one from its parts.
    package init(time: Double, scrollView: Int, kind: Kind) {
        self.time = time
        self.scrollView = scrollView
        self.kind = kind
    }
}
