/// A turn; positive is clockwise on screen.
public struct Angle: Sendable, Hashable {
    /// The turn in degrees.
    public let degrees: Double

    /// Makes a turn of so many degrees.
    public init(degrees: Double) { self.degrees = degrees }

    /// Makes a turn of so many radians.
    public init(radians: Double) { self.init(degrees: radians * 180 / .pi) }

    /// The turn in radians.
    public var radians: Double { degrees * .pi / 180 }

    /// No turn.
    public static let zero = Angle(degrees: 0)
}
