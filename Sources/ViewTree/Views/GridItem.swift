/// One track of a lazy grid, or several that fit in its place.
package struct GridItem: Sendable, Hashable {
    /// How the track finds its length.
    package var size: Size
    /// Points to the next track; nil is the default of 8.
    package var spacing: Double?
    /// Where a smaller view stands in its cell.
    package var alignment: Alignment?

    /// How a track finds its length in points.
    package enum Size: Sendable, Hashable {
        /// Exactly so long.
        case fixed(Double)
        /// An equal share within limits.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as fit, each within limits.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// Makes one from its parts.
    package init(size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
