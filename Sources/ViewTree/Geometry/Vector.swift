/// A displacement in points, or a velocity in points per second.
package struct Vector: Sendable, Hashable {
    /// Along x; positive to the right.
    package var dx: Double
    /// Along y; positive down.
    package var dy: Double

    /// Makes one from its parts.
    package init(dx: Double = 0, dy: Double = 0) {
        self.dx = dx
        self.dy = dy
    }

    /// No movement.
    package static let zero = Vector()

    /// The component along `axis`.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? dx : dy }
        set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
    }

    /// The same length in the opposite direction.
    package static prefix func - (vector: Vector) -> Vector {
        Vector(dx: -vector.dx, dy: -vector.dy)
    }
}
