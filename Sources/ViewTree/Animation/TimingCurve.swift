/// The pace of a change from 0 to 1 (SwiftUI's UnitCurve).
package enum TimingCurve: Sendable, Hashable {
    /// Even.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Slow at both ends.
    case easeInOut
    /// A quarter circle, slow at first.
    case circularEaseIn
    /// A quarter circle, slow at last.
    case circularEaseOut
    /// Two quarter circles.
    case circularEaseInOut
    /// A cubic from (0, 0) to (1, 1) with two control points; their x is clamped to 0 ... 1.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
}
