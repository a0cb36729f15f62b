/// A width and a height in points.
public struct Size: Sendable, Hashable {
    /// Points along x.
    public var width: Double
    /// Points along y.
    public var height: Double

    /// Makes one from its parts.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static let zero = Size()

    /// The length along `axis`, in points.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
