/// An upright rectangle in points.
package struct Rect: Sendable, Hashable {
    /// The top left corner.
    package var origin: Point
    /// Width and height, not negative.
    package var size: Size

    /// Makes one from its parts.
    package init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// Makes one from its top left corner and lengths, in points.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// An empty rectangle at the origin.
    package static let zero = Rect()

    /// The left edge.
    package var minX: Double { origin.x }
    /// The right edge.
    package var maxX: Double { origin.x + size.width }
    /// The top edge.
    package var minY: Double { origin.y }
    /// The bottom edge.
    package var maxY: Double { origin.y + size.height }
    /// Points along x.
    package var width: Double { size.width }
    /// Points along y.
    package var height: Double { size.height }
    /// The middle.
    package var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

    /// The leading edge along `axis` before any mirroring: left or top.
    package func min(_ axis: Axis) -> Double { origin[axis] }
    /// The far edge along `axis` before any mirroring: right or bottom.
    package func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// The rectangle moved by a vector.
    package func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

    /// What is left after the insets are taken off; never of negative size.
    package func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top,
            width: Swift.max(0, width - insets.leading - insets.trailing),
            height: Swift.max(0, height - insets.top - insets.bottom))
    }

    /// Whether the two share more than an edge.
    package func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// What the two share, or an empty rectangle.
    package func intersection(_ other: Rect) -> Rect {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        return Rect(
            x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
            height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
    }
}
