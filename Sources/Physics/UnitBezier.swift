import Glibc

/// The cubic Bezier from (0, 0) to (1, 1) as y of x: x(s) = ((as + b)s + c)s, solved for s.
struct UnitBezier: Sendable, Hashable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.x2) = (x1.clamped(to: 0...1), x2.clamped(to: 0...1))
        (self.y1, self.y2) = (y1.bounded, y2.bounded)
    }

    var inverse: UnitBezier {
        UnitBezier(x1: y1, y1: x1, x2: y2, y2: x2)
    }

    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.point(y1, y2, parameter(at: x))
    }

    func velocity(at x: Double) -> Double {
        let s = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let run = Self.slope(x1, x2, s)
        // With a control point on the end the slopes vanish together and their own slopes decide;
        // a tangent that is upright all the same is cut at 1e6.
        if run > 1e-9 { return (Self.slope(y1, y2, s) / run).clamped(to: -1e6...1e6) }
        let beside = s < 0.5 ? s + 1e-6 : s - 1e-6
        let nearRun = max(Self.slope(x1, x2, beside), 1e-12)
        return (Self.slope(y1, y2, beside) / nearRun).clamped(to: -1e6...1e6)
    }

    /// The curve parameter at x: Newton first, bisection where it does not settle.
    private func parameter(at x: Double) -> Double {
        var s = x
        // Eight rounds double the digits from any good start: WebKit's UnitBezier uses the same number.
        for _ in 0..<8 {
            let error = Self.point(x1, x2, s) - x
            // 1e-15 is the rounding of the polynomial itself.
            if abs(error) < 1e-15 { return s }
            let run = Self.slope(x1, x2, s)
            if run < 1e-6 { break }
            s -= error / run
            if s < 0 || s > 1 { break }
        }
        if s >= 0, s <= 1, abs(Self.point(x1, x2, s) - x) < 1e-14 { return s }
        return firstTime(from: 0, to: 1) { Self.point(x1, x2, $0) >= x }
    }

    private static func point(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (((1 - c - b) * s + b) * s + c) * s
    }

    private static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (3 * (1 - c - b) * s + 2 * b) * s + c
    }
}
