import Glibc

/// The bare function y(t) = e^{-Kt}[y0 + (V/λ)(1 - e^{-λt})] with its zero, its turning point and its end.
struct TwoPole {
    let displacement: Double
    let stateVelocity: Double
    let decay: Double

    private var pull: Double { EdgeBounce.pullPerSecond }

    init(displacement: Double, stateVelocity: Double, decay: Double) {
        self.displacement = displacement.bounded
        self.stateVelocity = stateVelocity.bounded
        self.decay = decay
    }

    func displacement(at t: Double) -> Double {
        exp(-pull * t) * (displacement - stateVelocity * expm1(-decay * t) / decay)
    }

    /// The state V e^{-(K+λ)t} that decides the end, in points per second.
    func stateVelocity(at t: Double) -> Double {
        stateVelocity * exp(-(pull + decay) * t)
    }

    func velocity(at t: Double) -> Double {
        stateVelocity(at: t) - pull * displacement(at: t)
    }

    /// The time after 0 at which y is 0: e^{-λt} = 1 + λ y0/V.
    var crossingTime: Double? {
        guard stateVelocity * displacement < 0, displacement * decay / stateVelocity > -1 else { return nil }
        return -log1p(displacement * decay / stateVelocity) / decay
    }

    /// The time after 0 at which dy/dt is 0: e^{-λt} = K(λ y0 + V)/(V(K + λ)).
    var turningTime: Double? {
        guard stateVelocity != 0 else { return nil }
        let remainder = pull * (displacement * decay + stateVelocity) / (stateVelocity * (pull + decay))
        guard remainder > 0, remainder < 1 else { return nil }
        return -log(remainder) / decay
    }

    /// The first time at which the state is below 10 pt/s and y below .5 pt.
    var settling: Double {
        let speed = abs(stateVelocity)
        let stop = Deceleration.stopSpeed
        let slow = speed > stop ? log(speed / stop) / (pull + decay) : 0
        let isNear = { (t: Double) in abs(displacement(at: t)) <= EdgeBounce.settleDistance }
        if isNear(slow) { return slow }
        // |y| is above .5 now; it may still grow, but then only shrinks to its zero or for ever.
        if let crossingTime, crossingTime > slow { return firstTime(from: slow, to: crossingTime, isNear) }
        // |y| ≤ e^{-Kt}(|y0| + |V|/λ), so this is late enough.
        let bound = abs(displacement) + speed / decay
        let end = max(slow, log(max(1, bound / EdgeBounce.settleDistance)) / pull) + 1
        return firstTime(from: slow, to: end, isNear)
    }
}
