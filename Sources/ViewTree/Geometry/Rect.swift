/// An upright rectangle in points.
public struct Rect: Sendable, Hashable {
    /// The top left corner.
    public var origin: Point
    /// Width and height, not negative.
    public var size: Size

    /// Makes one from its parts.
    public init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// Makes one from its top left corner and lengths, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// An empty rectangle at the origin.
    public static let zero = Rect()

    /// The left edge.
    public var minX: Double { origin.x }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// Points along x.
    public var width: Double { size.width }
    /// Points along y.
    public var height: Double { size.height }
    /// The middle.
    public var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }

    /// The leading edge along `axis` before any mirroring: left or top.
    public func min(_ axis: Axis) -> Double { origin[axis] }
    /// The far edge along `axis` before any mirroring: right or bottom.
    public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// The rectangle moved by a vector.
    public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

    /// What is left after the insets are taken off; never of negative size.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top,
            width: Swift.max(0, width - insets.leading - insets.trailing),
            height: Swift.max(0, height - insets.top - insets.bottom))
    }

    /// Whether the two share more than an edge.
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// What the two share, or an empty rectangle.
    public func intersection(_ other: Rect) -> Rect {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        return Rect(
            x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
            height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
    }
}
