package import ViewTree

/// A view of the scroll view at one instant, as numbers.
package struct ItemState: Sendable, Hashable {
    /// Its place among its siblings.
    package var index: Int
    /// Its identity.
    package var id: ViewID
    /// Its untransformed frame in the viewport.
    package var frame: Rect
    /// Visible area over frame area, in the bounds.
    package var visibleFraction: Double
    /// -1 ... 1: how far it is into its edge phase, negative at the top or leading side; nil without a transition.
    package var phase: Double?
    /// What its transitions and geometry effects amount to, inner to outer.
    package var effects: [VisualEffect]
    /// The projected corners in the viewport where it is turned in space, clockwise from the top left.
    package var corners: [Point]?

    /// Makes one from its parts.
    package init(
        index: Int,
        id: ViewID,
        frame: Rect,
        visibleFraction: Double,
        phase: Double?,
        effects: [VisualEffect],
        corners: [Point]?
    ) {
        self.index = index
        self.id = id
        self.frame = frame
        self.visibleFraction = visibleFraction
        self.phase = phase
        self.effects = effects
        self.corners = corners
    }
}
