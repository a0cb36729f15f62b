/// A turn about an axis in space, seen in perspective.
package struct Rotation3D: Sendable, Hashable {
    /// How far; clockwise about the axis.
    package var angle: Angle
    /// The axis along x; the three need not be of unit length.
    package var x: Double
    /// The axis along y.
    package var y: Double
    /// The axis out of the screen.
    package var z: Double
    /// The fixed place in fractions of the size.
    package var anchor: UnitPoint
    /// The fixed depth in points.
    package var anchorZ: Double
    /// Vanishing strength; 0 is none.
    package var perspective: Double

    /// Makes one from its parts.
    package init(
        angle: Angle,
        x: Double = 0,
        y: Double = 0,
        z: Double = 0,
        anchor: UnitPoint = .center,
        anchorZ: Double = 0,
        perspective: Double = 1
    ) {
        self.angle = angle
        self.x = x
        self.y = y
        self.z = z
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }
}
