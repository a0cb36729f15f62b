/// The shape of one glyph, in font units with y up; scale by size / unitsPerEm and flip y to draw it.
package struct Outline: Sendable, Equatable {
    /// One step of the path; coordinates are absolute.
    package enum Command: Sendable, Equatable {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case quad(controlX: Double, controlY: Double, x: Double, y: Double)
        case cubic(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
        case close
    }

    /// The path; empty for a space and for a glyph that holds a bitmap.
    package let commands: [Command]
    /// Font units in one em, at least 1.
    package let unitsPerEm: Int
}
