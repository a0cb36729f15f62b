/// An outline that fills the rectangle it is given.
package enum Shape: Sendable, Hashable {
    /// All of the rectangle.
    case rectangle
    /// The rectangle with rounded corners; the radius in points is cut to half the shorter side.
    case roundedRectangle(cornerRadius: Double)
    /// A rectangle with a radius of its own at each corner, in points.
    case unevenRoundedRectangle(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    /// The largest circle that fits, centred.
    case circle
    /// Half circles at the ends of the longer side.
    case capsule
    /// The ellipse that touches every side.
    case ellipse
}
