/// The screen or window that shows the view.
package struct Viewport: Sendable, Hashable {
    /// Points.
    package var size: Size
    /// What bars and rounded corners take.
    package var safeArea: EdgeInsets
    /// The width class.
    package var horizontalSizeClass: SizeClass
    /// The height class.
    package var verticalSizeClass: SizeClass
    /// Which way rows run.
    package var layoutDirection: LayoutDirection
    /// Pixels a point.
    package var displayScale: Double

    /// Makes one from its parts.
    package init(
        size: Size = Size(width: 393, height: 320),
        safeArea: EdgeInsets = .zero,
        horizontalSizeClass: SizeClass = .compact,
        verticalSizeClass: SizeClass = .regular,
        layoutDirection: LayoutDirection = .leftToRight,
        displayScale: Double = 3
    ) {
        self.size = size
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
    }
}
