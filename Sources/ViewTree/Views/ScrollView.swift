/// A window onto content that may be longer than it.
package struct ScrollView: Sendable, Equatable {
    /// The axes it scrolls along.
    package var axes: Axis.Set
    /// Whether indicators may be drawn.
    package var showsIndicators: Bool
    /// What is scrolled.
    package var content: View

    /// Makes one from its parts.
    package init(axes: Axis.Set = .vertical, showsIndicators: Bool = true, content: View) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content
    }
}
