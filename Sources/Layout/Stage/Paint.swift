package import ViewTree

/// A style in which nothing is inherited any more.
package enum Paint: Sendable, Hashable {
    /// One colour.
    case color(Color)
    /// Colours along a line between two places of the frame; unit points already mirrored.
    case linear(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    /// Colours from a centre outward; radii in points.
    case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
}
