import Glibc

/// e^{-σn}(a cos ωn + b sin ωn) with its zeros, its slope and a bound on how long it stays large.
struct DampedOscillation: Sendable, Equatable {
    let cosine: Double
    let sine: Double
    let decay: Double
    let frequency: Double

    func value(at n: Double) -> Double {
        exp(-decay * n) * (cosine * cos(frequency * n) + sine * sin(frequency * n))
    }

    func derivative(at n: Double) -> Double {
        slope.value(at: n)
    }

    /// The derivative, an oscillation of the same kind.
    var slope: DampedOscillation {
        DampedOscillation(
            cosine: frequency * sine - decay * cosine, sine: -frequency * cosine - decay * sine,
            decay: decay, frequency: frequency)
    }

    /// The first zero after `n`, where a zero within a billionth of a half turn of `n` counts as `n` itself.
    func zero(after n: Double) -> Double {
        // a cos θ + b sin θ = 0 where tan θ = -a/b, once in every half turn.
        let first = atan2(-cosine, sine)
        let turns = ((n * frequency - first) / .pi + 1e-9).rounded(.down) + 1
        return (first + turns * .pi) / frequency
    }

    /// A value of `n` from which on the magnitude is below `limit`.
    func settling(below limit: Double) -> Double {
        let amplitude = hypot(cosine, sine)
        return amplitude > limit ? log(amplitude / limit) / decay : 0
    }
}
