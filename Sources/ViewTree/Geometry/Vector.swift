/// A displacement in points, or a velocity in points per second.
public struct Vector: Sendable, Hashable {
    /// Along x; positive to the right.
    public var dx: Double
    /// Along y; positive down.
    public var dy: Double

    /// Makes one from its parts.
    public init(dx: Double = 0, dy: Double = 0) {
        self.dx = dx
        self.dy = dy
    }

    /// No movement.
    public static let zero = Vector()

    /// The component along `axis`.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? dx : dy }
        set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
    }

    /// The same length in the opposite direction.
    public static prefix func - (vector: Vector) -> Vector {
        Vector(dx: -vector.dx, dy: -vector.dy)
    }
}
