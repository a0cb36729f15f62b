/// A position in points: x to the right, y down.
public struct Point: Sendable, Hashable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double

    /// Makes one from its parts.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The origin of its coordinate space.
    public static let zero = Point()

    /// The coordinate along `axis`, in points.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point moved by a vector.
    public static func + (point: Point, vector: Vector) -> Point {
        Point(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    /// The vector that leads from the second point to the first.
    public static func - (end: Point, start: Point) -> Vector {
        Vector(dx: end.x - start.x, dy: end.y - start.y)
    }
}
