package import ViewTree

/// Where a scroll view stands at one instant.
package struct ScrollState: Sendable, Hashable {
    /// Points from the rest at the start, x from the leading edge; beyond the range while an end gives way.
    package var offset: Point
    /// Points per second, positive where the offset grows.
    package var velocity: Vector
    /// What moves it.
    package var phase: ScrollPhase
    /// The same in SwiftUI's terms.
    package var geometry: ScrollGeometry
    /// The identity that scrollPosition reads, nil before the first scroll.
    package var position: ViewID?
    /// Whether a finger scrolled it last.
    package var isPositionedByUser: Bool

    /// Makes one from its parts.
    package init(
        offset: Point,
        velocity: Vector,
        phase: ScrollPhase,
        geometry: ScrollGeometry,
        position: ViewID?,
        isPositionedByUser: Bool
    ) {
        self.offset = offset
        self.velocity = velocity
        self.phase = phase
        self.geometry = geometry
        self.position = position
        self.isPositionedByUser = isPositionedByUser
    }
}
