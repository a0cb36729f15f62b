package import Layout
package import ViewTree

/// A scroll view's inside at one instant.
package struct ScrollLayer: Sendable {
    /// Its number in the stage.
    package var scrollView: Int
    /// Where the corner of the content is, from the corner of the bounds.
    package var translation: Vector
    /// Whether content outside the bounds is cut.
    package var isClipped: Bool
    /// The content that reaches into the bounds, the lowest first, in content coordinates.
    package var layers: [Layer]
    /// Indicators as they stand.
    package var indicators: [Indicator]
    /// Where content fades under bars; present when content is under the bar.
    package var edgeEffects: [ScrollLayout.EdgeEffect]

    /// A scroll indicator as it stands.
    package struct Indicator: Sendable, Hashable {
        /// The axis it shows.
        package var axis: Axis
        /// Its place in the bounds.
        package var frame: Rect
        /// 0 (faded) to 1.
        package var opacity: Double

        /// Makes an indicator.
        package init(axis: Axis, frame: Rect, opacity: Double) {
            self.axis = axis
            self.frame = frame
            self.opacity = opacity
        }
    }

    /// Makes one from its parts.
    package init(
        scrollView: Int,
        translation: Vector,
        isClipped: Bool,
        layers: [Layer],
        indicators: [Indicator],
        edgeEffects: [ScrollLayout.EdgeEffect]
    ) {
        self.scrollView = scrollView
        self.translation = translation
        self.isClipped = isClipped
        self.layers = layers
        self.indicators = indicators
        self.edgeEffects = edgeEffects
    }
}
