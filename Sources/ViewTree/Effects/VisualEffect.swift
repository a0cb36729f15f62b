/// A change of how a view is drawn that never touches layout (SwiftUI's VisualEffect).
package enum VisualEffect: Sendable, Hashable {
    /// Multiplies the opacity; clamped to 0 ... 1 when drawn.
    case opacity(Double)
    /// Scales about a place in fractions of the size.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// Turns about a place in fractions of the size.
    case rotation(Angle, anchor: UnitPoint)
    /// Turns in space.
    case rotation3D(Rotation3D)
    /// Moves by points.
    case offset(Vector)
    /// Gaussian blur; the radius in points is the standard deviation.
    case blur(radius: Double, opaque: Bool)
    /// Adds to every colour part.
    case brightness(Double)
    /// Spreads colour parts about the middle; negative inverts.
    case contrast(Double)
    /// 0 is grey, 1 unchanged, more is stronger.
    case saturation(Double)
    /// 0 is unchanged, 1 grey.
    case grayscale(Double)
    /// Turns every hue.
    case hueRotation(Angle)
    /// A free affine map about the top left corner.
    case transform(AffineTransform)
    /// How it mixes with what is under it.
    case blendMode(BlendMode)
}
