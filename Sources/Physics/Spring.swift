import Glibc

/// A damped spring of unit mass, in SwiftUI's three vocabularies.
///
/// Source: Apple's documentation of SwiftUI.Spring; k = (2π/duration)², damping = 2ζ√k.
package struct Spring: Sendable, Hashable {
    /// The undamped angular frequency ω0, in rad/s.
    package let frequency: Double
    /// The damping ratio ζ: below 1 it overshoots, above 1 it creeps.
    package let dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double) {
        // A period of a microsecond is over before any frame, one of 1000 s never visibly moves.
        self.frequency = frequency.clamped(to: 2 * .pi / 1000...2 * .pi / 1e-6)
        self.dampingRatio = dampingRatio.clamped(to: 0...1e3)
    }

    /// A spring of perceptual `duration` seconds; bounce 0 is critical, towards 1 it bounces, towards -1 it is flat.
    package init(duration: Double, bounce: Double = 0) {
        let bounce = bounce.clamped(to: -1...1)
        // ζ = 1 - β, or 1/(1 + β) for a negative bounce: Apple's documentation of SwiftUI.Spring.
        self.init(frequency: 2 * .pi / duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring of `response` seconds (one undamped period) and damping ratio `dampingFraction`.
    package init(response: Double, dampingFraction: Double) {
        self.init(frequency: 2 * .pi / response, dampingRatio: dampingFraction)
    }

    /// A spring of the given mass, stiffness (mass/s²) and damping (mass/s).
    package init(mass: Double = 1, stiffness: Double, damping: Double) {
        let mass = mass.clamped(to: 1e-9...largestMagnitude)
        let stiffness = stiffness.clamped(to: 1e-9...largestMagnitude)
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping.clamped(to: 0...largestMagnitude) / (2 * (stiffness * mass).squareRoot()))
    }

    /// The stiffness of the unit mass, in 1/s².
    package var stiffness: Double { frequency * frequency }
    /// The damping of the unit mass, in 1/s.
    package var damping: Double { 2 * dampingRatio * frequency }
    /// The perceptual duration and the response, in seconds.
    package var duration: Double { 2 * .pi / frequency }
    /// The bounce: 1 - ζ, or 1/ζ - 1 for an overdamped spring.
    package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// SwiftUI's default animation.
    // response .55, damping 1: Apple's documentation of Animation.default since iOS 17.
    package static let standard = Spring(response: 0.55, dampingFraction: 1)
    /// SwiftUI's `smooth`.
    // duration .5, bounce 0: Apple's documentation of Spring.smooth.
    package static let smooth = Spring(duration: 0.5, bounce: 0)
    /// SwiftUI's `snappy`.
    // duration .5, bounce .15: Apple's documentation of Spring.snappy.
    package static let snappy = Spring(duration: 0.5, bounce: 0.15)
    /// SwiftUI's `bouncy`.
    // duration .5, bounce .3: Apple's documentation of Spring.bouncy.
    package static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    /// SwiftUI's `interactiveSpring`.
    // response .15, damping .86: Apple's documentation of Animation.interactiveSpring.
    package static let interactive = Spring(response: 0.15, dampingFraction: 0.86)
    /// The spring of UIKit's scroll to the top.
    // response .6, damping 1: published analyses of UIScrollView.
    package static let scrollToTop = Spring(response: 0.6, dampingFraction: 1)
}
