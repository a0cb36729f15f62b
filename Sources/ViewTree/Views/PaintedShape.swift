/// An outline with a fill, a stroke, or the foreground style where neither is given.
package struct PaintedShape: Sendable, Hashable {
    /// The outline.
    package var shape: Shape
    /// What is inside.
    package var fill: ShapeStyle?
    /// What runs along the outline.
    package var stroke: Stroke?

    /// A line along an outline.
    package struct Stroke: Sendable, Hashable {
        /// Its paint.
        package var style: ShapeStyle
        /// Its width in points.
        package var lineWidth: Double
        /// Whether the line lies inside the outline (`strokeBorder`) or on its middle (`stroke`).
        package var isInside: Bool
        /// Points drawn and left out in turn; empty is a solid line.
        package var dash: [Double]

        /// Makes a line.
        package init(style: ShapeStyle, lineWidth: Double = 1, isInside: Bool = false, dash: [Double] = []) {
            self.style = style
            self.lineWidth = lineWidth
            self.isInside = isInside
            self.dash = dash
        }
    }

    /// Makes one from its parts.
    package init(shape: Shape, fill: ShapeStyle? = nil, stroke: Stroke? = nil) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
    }
}
