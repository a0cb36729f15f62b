/// A place in a rectangle in fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
package struct UnitPoint: Sendable, Hashable {
    /// Fraction of the width from the leading edge.
    package var x: Double
    /// Fraction of the height from the top.
    package var y: Double

    /// Makes one from its parts.
    package init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The middle of the top edge.
    package static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle.
    package static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the bottom edge.
    package static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the leading edge.
    package static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    package static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The corner where reading starts.
    package static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top corner where a line ends.
    package static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom corner where a line starts.
    package static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner where reading ends.
    package static let bottomTrailing = UnitPoint(x: 1, y: 1)
    /// The top leading corner.
    package static let zero = UnitPoint()

    /// The fraction along `axis`.
    package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
