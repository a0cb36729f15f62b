/// A place in a rectangle in fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
public struct UnitPoint: Sendable, Hashable {
    /// Fraction of the width from the leading edge.
    public var x: Double
    /// Fraction of the height from the top.
    public var y: Double

    /// Makes one from its parts.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner where reading starts.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top corner where a line ends.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom corner where a line starts.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner where reading ends.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
    /// The top leading corner.
    public static let zero = UnitPoint()

    /// The fraction along `axis`.
    public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
