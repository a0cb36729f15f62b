import Glibc

/// The return to an edge from outside it, or the excursion of a fling that runs into the edge.
///
/// The distance y from the edge follows y(t) = e^{-Kt}[y0 + (V/λ)(1 - e^{-λt})], the closed form of UIScrollView's
/// own per-frame rule, with V a state that starts at `stateVelocity` and dy/dt = V(t) - K y.
/// Source: published analyses of UIScrollView; a recorded bounce fits it at .072 pt rms.
package struct EdgeBounce: Sendable, Equatable {
    /// The offset of the edge, in points.
    package let edge: Double
    /// The distance from the edge at the start, in points, signed like offsets.
    package let displacement: Double
    /// The velocity state at the start, in points per second; the offset itself moves at V - K y0.
    package let stateVelocity: Double
    /// The decay λ of the fling that is bounced, in 1/s.
    package let decayPerSecond: Double
    /// Seconds until the bounce is over and the offset pinned to the edge.
    package let duration: Double

    /// The pull K of the edge, in 1/s.
    // .01005 per ms, about -ln .99: published analyses of UIScrollView.
    package static let pullPerSecond = 10.05

    /// The distance from the edge below which a slow bounce is over, in points.
    // .5 pt: published analyses of UIScrollView.
    package static let settleDistance = 0.5

    /// A bounce in UIKit's own terms: `displacement` points from the edge with velocity state `stateVelocity`.
    package init(edge: Double, displacement: Double, stateVelocity: Double, rate: DecelerationRate) {
        self.init(
            edge: edge, displacement: displacement, stateVelocity: stateVelocity, decayPerSecond: rate.decayPerSecond)
    }

    /// A bounce whose offset starts at exactly `contentVelocity` points per second: V = v + K y0.
    package init(edge: Double, displacement: Double, contentVelocity: Double, rate: DecelerationRate) {
        self.init(
            edge: edge, displacement: displacement,
            stateVelocity: contentVelocity.bounded + Self.pullPerSecond * displacement.bounded, rate: rate)
    }

    init(edge: Double, displacement: Double, stateVelocity: Double, decayPerSecond: Double) {
        let kernel = TwoPole(displacement: displacement, stateVelocity: stateVelocity, decay: decayPerSecond)
        self.edge = edge.bounded
        self.displacement = kernel.displacement
        self.stateVelocity = kernel.stateVelocity
        self.decayPerSecond = decayPerSecond
        duration = kernel.settling
    }

    private var kernel: TwoPole {
        TwoPole(displacement: displacement, stateVelocity: stateVelocity, decay: decayPerSecond)
    }

    /// The offset in points after `seconds`; the edge from the end on.
    package func position(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? edge + kernel.displacement(at: t) : edge
    }

    /// The velocity of the offset in points per second after `seconds`; 0 from the end on.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        return t < duration ? kernel.velocity(at: t) : 0
    }

    /// The turning point, when there is one after the start and before the end: seconds and the offset in points.
    package var extremum: (time: Double, position: Double)? {
        guard let time = kernel.turningTime, time < duration else { return nil }
        return (time, edge + kernel.displacement(at: time))
    }

    /// When a throw back inwards crosses the edge: seconds, and points per second at the crossing.
    ///
    /// From there a scroll view decelerates freely again. Nil when the offset only approaches the edge.
    package var crossing: (time: Double, velocity: Double)? {
        guard let time = kernel.crossingTime, time < duration else { return nil }
        return (time, kernel.velocity(at: time))
    }
}
