/// Limits in points on the lengths of a view; nil leaves a limit out.
package struct FlexibleFrame: Sendable, Hashable {
    /// The least width.
    package var minWidth: Double?
    /// The width where none is proposed.
    package var idealWidth: Double?
    /// The greatest width; infinity fills the proposal.
    package var maxWidth: Double?
    /// The least height.
    package var minHeight: Double?
    /// The height where none is proposed.
    package var idealHeight: Double?
    /// The greatest height; infinity fills the proposal.
    package var maxHeight: Double?
    /// Where a smaller view stands.
    package var alignment: Alignment

    /// Makes one from its parts.
    package init(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}
