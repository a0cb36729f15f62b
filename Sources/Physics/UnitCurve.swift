import Glibc

/// A timing curve from (0, 0) to (1, 1), with SwiftUI's names and shapes.
package struct UnitCurve: Sendable, Hashable {
    private enum Shape: Sendable, Hashable {
        case linear
        case bezier(UnitBezier)
        case circularEaseIn, circularEaseOut, circularEaseInOut
        // The inverse of the one before; SwiftUI has no name for it.
        case circularEaseOutIn
    }

    private let shape: Shape

    /// Constant speed.
    package static let linear = UnitCurve(shape: .linear)
    /// Starts slowly.
    // .42, 0, 1, 1: CSS Easing Functions, ease-in; the same in Core Animation.
    package static let easeIn = bezier(0.42, 0, 1, 1)
    /// Ends slowly.
    // 0, 0, .58, 1: CSS Easing Functions, ease-out; the same in Core Animation.
    package static let easeOut = bezier(0, 0, 0.58, 1)
    /// Starts and ends slowly.
    // .42, 0, .58, 1: CSS Easing Functions, ease-in-out; the same in Core Animation.
    package static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// The first quarter of a circle, flat at the start.
    package static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    /// The second quarter of a circle, flat at the end.
    package static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    /// Two quarters of a circle, flat at both ends.
    package static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    /// A cubic Bezier curve with control points (x1, y1) and (x2, y2); x1 and x2 are moved into 0 ... 1.
    package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(shape: .bezier(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    /// The output for a share of the time, both 0 ... 1 (a Bezier may leave that in between).
    package func value(at progress: Double) -> Double {
        let x = progress.clamped(to: 0...1)
        switch shape {
        case .linear: return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            let half = 2 * min(x, 1 - x)
            let rise = (1 - (1 - half * half).squareRoot()) / 2
            return x < 0.5 ? rise : 1 - rise
        case .circularEaseOutIn:
            let half = 2 * min(x, 1 - x)
            let rise = (half * (2 - half)).squareRoot() / 2
            return x < 0.5 ? rise : 1 - rise
        }
    }

    /// The slope at a share of the time; where a circle stands upright it is large but finite.
    package func velocity(at progress: Double) -> Double {
        // A vertical tangent is taken this far beside it, where its slope is about 7e5.
        let beside = 1e-12
        let x = progress.clamped(to: 0...1)
        switch shape {
        case .linear: return 1
        case .bezier(let curve): return curve.velocity(at: x)
        case .circularEaseIn: return Self.circleSlope(min(x, 1 - beside))
        case .circularEaseOut: return Self.circleSlope(min(1 - x, 1 - beside))
        case .circularEaseInOut: return Self.circleSlope(min(2 * min(x, 1 - x), 1 - beside))
        case .circularEaseOutIn: return Self.circleSlope(min(1 - 2 * min(x, 1 - x), 1 - beside))
        }
    }

    /// The slope of 1 - √(1 - x²).
    private static func circleSlope(_ x: Double) -> Double {
        x / (1 - x * x).squareRoot()
    }

    /// The curve with input and output exchanged, as SwiftUI's `inverse`.
    ///
    /// Exact for curves that only rise; a Bezier whose y leaves 0 ... 1 has no inverse and is clamped first.
    package var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .bezier(let curve): UnitCurve(shape: .bezier(curve.inverse))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        }
    }
}
