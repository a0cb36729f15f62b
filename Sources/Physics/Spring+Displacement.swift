import Glibc

extension Spring {
    /// The longest time any spring is followed, in seconds; an undamped one would never end.
    // A choice of this project: a minute is longer than any animation a person watches.
    package static let longestSettling = 60.0

    /// The distance from rest after `seconds`, from a start `displacement` away with `velocity` (the same unit per s).
    package func displacement(at seconds: Double, from displacement: Double, velocity: Double) -> Double {
        state(at: seconds.asElapsed, displacement.bounded, velocity.bounded).displacement
    }

    /// The velocity after `seconds`, from a start `displacement` away with `velocity`.
    package func velocity(at seconds: Double, from displacement: Double, velocity: Double) -> Double {
        state(at: seconds.asElapsed, displacement.bounded, velocity.bounded).velocity
    }

    private func state(at t: Double, _ y0: Double, _ v0: Double) -> (displacement: Double, velocity: Double) {
        let w = frequency
        let z = dampingRatio
        // Within this of critical the other two forms lose digits, and this one is right to 1e-6.
        if abs(z - 1) < 1e-7 {
            let rise = v0 + w * y0
            let envelope = exp(-w * t)
            guard envelope > 0 else { return (0, 0) }
            return (envelope * (y0 + rise * t), envelope * (v0 - w * rise * t))
        }
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let envelope = exp(-z * w * t)
            guard envelope > 0 else { return (0, 0) }
            let (c, s) = (cos(damped * t), sin(damped * t))
            let rise = (v0 + z * w * y0) / damped
            return (
                envelope * (y0 * c + rise * s),
                envelope * (v0 * c - (w * w * y0 + z * w * v0) / damped * s)
            )
        }
        let (slow, fast) = roots
        let a = (v0 - fast * y0) / (slow - fast)
        let b = (slow * y0 - v0) / (slow - fast)
        let (p, q) = (a * exp(slow * t), b * exp(fast * t))
        return (p + q, slow * p + fast * q)
    }

    /// The two decay rates of an overdamped spring, the slower first: -ω0(ζ ∓ √(ζ² - 1)), without cancellation.
    private var roots: (slow: Double, fast: Double) {
        let spread = dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()
        return (-frequency / spread, -frequency * spread)
    }

    /// Seconds after which the distance from rest stays below `tolerance`, at most 60.
    ///
    /// Solved for the envelope of the motion, so an overshoot is always covered.
    package func settlingDuration(from displacement: Double, velocity: Double, tolerance: Double) -> Double {
        let y0 = abs(displacement.bounded)
        let v0 = abs(velocity.bounded)
        let limit = tolerance.clamped(to: 1e-9...largestMagnitude)
        guard y0 > 0 || v0 > 0 else { return 0 }
        return firstTime(from: 0, to: Self.longestSettling) { t in
            envelope(at: t, displacement.bounded, velocity.bounded) <= limit
        }
    }

    /// A bound on |y| from `t` on. It falls with t but for a critical spring's first moments, where it is held.
    private func envelope(at t: Double, _ y0: Double, _ v0: Double) -> Double {
        let w = frequency
        let z = dampingRatio
        if z > 1 + 1e-7 {
            let (slow, fast) = roots
            let a = abs((v0 - fast * y0) / (slow - fast))
            let b = abs((slow * y0 - v0) / (slow - fast))
            return a * exp(slow * t) + b * exp(fast * t)
        }
        let rise = v0 + z * w * y0
        // |sin(ωt)/ω| ≤ t bounds every spring up to critical; e^{-ct}(a + bt) falls from t = 1/c - a/b on.
        let peak = rise == 0 ? 0 : max(0, 1 / max(z * w, 1e-12) - abs(y0 / rise))
        let later = max(t, peak)
        let linear = exp(-z * w * later) * (abs(y0) + abs(rise) * later)
        guard z < 1 - 1e-7 else { return linear }
        return min(linear, exp(-z * w * t) * hypot(y0, rise / (w * (1 - z * z).squareRoot())))
    }
}
