package import Layout

/// Everything at one instant.
package struct Frame: Sendable {
    /// Seconds from the start.
    package var time: Double
    /// The arrangement at this instant.
    package var stage: Stage
    /// Where each scroll view stands, in the stage's order.
    package var scrolls: [ScrollState]
    /// The targets of the primary scroll view, or else its views, that reach into its bounds.
    package var items: [ItemState]
    /// What is drawn.
    package var root: Layer

    /// Makes one from its parts.
    package init(time: Double, stage: Stage, scrolls: [ScrollState], items: [ItemState], root: Layer) {
        self.time = time
        self.stage = stage
        self.scrolls = scrolls
        self.items = items
        self.root = root
    }
}
