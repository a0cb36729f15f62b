/// A blurred copy below a view.
package struct Shadow: Sendable, Hashable {
    /// The colour of the copy; SwiftUI gives black at a third.
    package var color: Color
    /// Blur radius in points.
    package var radius: Double
    /// Points to the right.
    package var x: Double
    /// Points down.
    package var y: Double

    /// Makes one from its parts.
    package init(
        color: Color = Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)),
        radius: Double,
        x: Double = 0,
        y: Double = 0
    ) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}
