/// A turn; positive is clockwise on screen.
package struct Angle: Sendable, Hashable {
    /// The turn in degrees.
    package let degrees: Double

    /// Makes a turn of so many degrees.
    package init(degrees: Double) { self.degrees = degrees }

    /// Makes a turn of so many radians.
    package init(radians: Double) { self.init(degrees: radians * 180 / .pi) }

    /// The turn in radians.
    package var radians: Double { degrees * .pi / 180 }

    /// No turn.
    package static let zero = Angle(degrees: 0)
}
