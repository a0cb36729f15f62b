/// A position in points: x to the right, y down.
package struct Point: Sendable, Hashable {
    /// Points from the left.
    package var x: Double
    /// Points from the top.
    package var y: Double

    /// Makes one from its parts.
    package init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The origin of its coordinate space.
    package static let zero = Point()

    /// The coordinate along `axis`, in points.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point moved by a vector.
    package static func + (point: Point, vector: Vector) -> Point {
        Point(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    /// The vector that leads from the second point to the first.
    package static func - (end: Point, start: Point) -> Vector {
        Vector(dx: end.x - start.x, dy: end.y - start.y)
    }
}
