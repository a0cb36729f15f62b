package import ViewTree

/// A scene with every length a number in points, every alignment an offset, views in drawing order.
package struct Stage: Sendable {
    /// The screen.
    package var viewport: Viewport
    /// All that is drawn, of the size of the viewport.
    package var root: Node
    /// Every scroll view, in the order in which `Node.Content.scroll` names them.
    package var scrollViews: [ScrollLayout]
    /// The scroll view that a finger moves, or nil where nothing scrolls.
    package var primary: Int?
    /// What can be tapped.
    package var buttons: [ButtonArea]
    /// What code listens to, in drawing order.
    package var observations: [PlacedObservation]
    /// What is legal and probably not meant.
    package var warnings: [LayoutWarning]
    /// Whether a scroll transition may follow the time, and not the place alone; false only where none does.
    package var mayMoveInTime: Bool

    /// Makes one from its parts.
    package init(
        viewport: Viewport,
        root: Node,
        scrollViews: [ScrollLayout],
        primary: Int?,
        buttons: [ButtonArea] = [],
        observations: [PlacedObservation] = [],
        warnings: [LayoutWarning] = [],
        mayMoveInTime: Bool = true
    ) {
        self.viewport = viewport
        self.root = root
        self.scrollViews = scrollViews
        self.primary = primary
        self.buttons = buttons
        self.observations = observations
        self.warnings = warnings
        self.mayMoveInTime = mayMoveInTime
    }
}
