/// Views in lines across an axis of growth.
package struct LazyGrid: Sendable, Equatable {
    /// The axis along which lines follow each other: vertical for LazyVGrid.
    package var axis: Axis
    /// Columns of a LazyVGrid, rows of a LazyHGrid.
    package var tracks: [GridItem]
    /// Of the whole grid across its axis.
    package var alignment: Alignment
    /// Points between lines; nil is the default of 8.
    package var spacing: Double?
    /// The views in filling order.
    package var content: [View]

    /// Makes one from its parts.
    package init(
        axis: Axis,
        tracks: [GridItem],
        alignment: Alignment = .center,
        spacing: Double? = nil,
        content: [View]
    ) {
        self.axis = axis
        self.tracks = tracks
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}
