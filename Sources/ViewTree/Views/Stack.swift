/// Views one after the other along an axis.
package struct Stack: Sendable, Equatable {
    /// Horizontal for HStack, vertical for VStack.
    package var axis: Axis
    /// Whether it builds only what is near the visible region.
    package var isLazy: Bool
    /// Across the axis; the other part is not used.
    package var alignment: Alignment
    /// Points between neighbours; nil is the default of 8.
    package var spacing: Double?
    /// The views in order.
    package var content: [View]

    /// Makes one from its parts.
    package init(
        axis: Axis,
        isLazy: Bool = false,
        alignment: Alignment = .center,
        spacing: Double? = nil,
        content: [View]
    ) {
        self.axis = axis
        self.isLazy = isLazy
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}
