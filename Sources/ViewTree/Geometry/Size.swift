/// A width and a height in points.
package struct Size: Sendable, Hashable {
    /// Points along x.
    package var width: Double
    /// Points along y.
    package var height: Double

    /// Makes one from its parts.
    package init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// No extent.
    package static let zero = Size()

    /// The length along `axis`, in points.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
