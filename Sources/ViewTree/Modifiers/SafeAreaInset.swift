/// A view beside the content that takes its length from the safe area.
package struct SafeAreaInset: Sendable, Equatable {
    /// Where it stands.
    package var edge: Edge
    /// Across the edge; the other part is not used.
    package var alignment: Alignment
    /// Points between it and the content; nil is the default of 8.
    package var spacing: Double?
    /// The bar.
    package var content: View
    /// Whether it joins the scroll edge effect (`safeAreaBar`).
    package var isBar: Bool

    /// Makes one from its parts.
    package init(
        edge: Edge,
        alignment: Alignment = .center,
        spacing: Double? = nil,
        content: View,
        isBar: Bool = false
    ) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
        self.isBar = isBar
    }
}
