/// How a change moves in time (SwiftUI's Animation); times in seconds.
package enum Animation: Sendable, Hashable {
    /// The spring of response 0.55 and damping fraction 1.
    case `default`
    /// A spring by perceptual duration and bounce (-1 ... 1).
    case spring(duration: Double, bounce: Double)
    /// A spring by response and damping fraction.
    case springResponse(Double, dampingFraction: Double)
    /// A spring by mass, stiffness and damping, with an initial velocity in lengths per second.
    case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// A curve over a time.
    case curve(TimingCurve, duration: Double)
    /// UIKit's animated content offset: 0.3 s, sine squared.
    case contentOffset
    /// Another animation after a wait; speed multiplies its pace.
    indirect case adjusted(Animation, delay: Double, speed: Double)

    /// A spring of half a second without bounce.
    package static let smooth = Animation.spring(duration: 0.5, bounce: 0)
    /// A spring of half a second with a little bounce.
    package static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
    /// A spring of half a second with more bounce.
    package static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)
    /// Slow at both ends, 0.35 s.
    package static let easeInOut = Animation.curve(.easeInOut, duration: 0.35)
    /// Slow at first, 0.35 s.
    package static let easeIn = Animation.curve(.easeIn, duration: 0.35)
    /// Slow at last, 0.35 s.
    package static let easeOut = Animation.curve(.easeOut, duration: 0.35)
    /// Even, 0.35 s.
    package static let linear = Animation.curve(.linear, duration: 0.35)
}
