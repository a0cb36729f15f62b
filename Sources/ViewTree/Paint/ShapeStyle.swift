/// What a shape or a text is painted with.
package indirect enum ShapeStyle: Sendable, Hashable {
    /// One colour.
    case color(Color)
    /// Colours along a line between two places of the painted rectangle.
    case linearGradient(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    /// Colours from a centre outward; radii in points.
    case radialGradient(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// SwiftUI's `Color.gradient`: the colour, a little lighter at the top.
    case shaded(ShapeStyle)
    /// The style inherited from `foregroundStyle`, at its full, second, third or fourth strength (1 to 4).
    case foreground(level: Int)
    /// The tint colour of the environment.
    case tint
    /// The background of the appearance.
    case background
    /// A material, drawn as a translucent background; 1 (ultra thin) to 5 (ultra thick).
    case material(thickness: Int)
    /// The colour of a named palette at an index; in a repeated view the index is the item's.
    case palette(Palette, index: Int?)
    /// The style with its opacity multiplied.
    case faded(ShapeStyle, opacity: Double)
}
