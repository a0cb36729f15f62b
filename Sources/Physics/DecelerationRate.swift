import Glibc

/// How fast a scroll view slows down when the finger has left it.
package struct DecelerationRate: Sendable, Hashable {
    /// The factor the velocity keeps over one millisecond, in .9 ... .9999.
    package let perMillisecond: Double

    /// The decay λ of the velocity, in 1/s: the velocity is v0 · exp(-λt).
    package let decayPerSecond: Double

    /// Makes a rate from the factor per millisecond; a factor outside .9 ... .9999 is moved to the nearest end.
    package init(perMillisecond factor: Double) {
        perMillisecond = factor.clamped(to: 0.9...0.9999)
        decayPerSecond = -1000 * log(perMillisecond)
    }

    /// The rate of a scroll view that snaps nothing; λ = 2.00200267 /s.
    // .998 per ms: UIScrollView.DecelerationRate.normal, documented by UIKit.
    package static let normal = DecelerationRate(perMillisecond: 0.998)

    /// The rate of a scroll view that snaps; λ = 10.0503359 /s.
    // .99 per ms: UIScrollView.DecelerationRate.fast, documented by UIKit.
    package static let fast = DecelerationRate(perMillisecond: 0.99)

    /// The rate of a short hop to a target; λ = 15.1136378 /s.
    // .985 per ms: published analyses of UIScrollView, retarget whose start velocity would be below 250 pt/s.
    static let shortHop = DecelerationRate(perMillisecond: 0.985)

    /// The slowest rate a retarget may use; λ = 1.00050033 /s.
    // .999 per ms: published analyses of UIScrollView, upper limit of an adjusted factor.
    static let slowest = DecelerationRate(perMillisecond: 0.999)

    /// The rate UIKit would use for a custom one: its setter knows two values only.
    // .994 is the midpoint of .99 and .998: published analyses of UIScrollView.
    package var quantized: DecelerationRate {
        perMillisecond < 0.994 ? .fast : .normal
    }
}
