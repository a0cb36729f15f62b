import Glibc

/// One closed-form motion of an offset, asked at any time in any order.
///
/// Before 0 s it is what it is at 0 s; from `duration` on it rests at its final position.
package enum Motion: Sendable, Equatable {
    /// Rests at an offset in points.
    case still(Double)
    /// Follows a finger.
    case tracking(Tracking)
    /// Slows down freely.
    case deceleration(Deceleration)
    /// Returns to an edge.
    case bounce(EdgeBounce)
    /// Comes to rest at a chosen target.
    case retarget(Retarget)
    /// Springs to a page.
    case paging(PagingSpring)
    /// Animates on a spring.
    case spring(SpringAnimation)
    /// Animates along a timing curve.
    case curve(CurveAnimation)
    /// Animates as `setContentOffset(_:animated:)`.
    case sineEase(SineEase)

    /// The offset in points after `seconds`.
    package func position(at seconds: Double) -> Double {
        switch self {
        case .still(let offset): offset.bounded
        case .tracking(let motion): motion.position(at: seconds)
        case .deceleration(let motion): motion.position(at: seconds)
        case .bounce(let motion): motion.position(at: seconds)
        case .retarget(let motion): motion.position(at: seconds)
        case .paging(let motion): motion.position(at: seconds)
        case .spring(let motion): motion.position(at: seconds)
        case .curve(let motion): motion.position(at: seconds)
        case .sineEase(let motion): motion.position(at: seconds)
        }
    }

    /// The velocity in points per second after `seconds`; 0 from `duration` on.
    package func velocity(at seconds: Double) -> Double {
        switch self {
        case .still: 0
        case .tracking(let motion): motion.velocity(at: seconds)
        case .deceleration(let motion): motion.velocity(at: seconds)
        case .bounce(let motion): motion.velocity(at: seconds)
        case .retarget(let motion): motion.velocity(at: seconds)
        case .paging(let motion): motion.velocity(at: seconds)
        case .spring(let motion): motion.velocity(at: seconds)
        case .curve(let motion): motion.velocity(at: seconds)
        case .sineEase(let motion): motion.velocity(at: seconds)
        }
    }

    /// Seconds until the motion rests; 0 for one that never moves.
    package var duration: Double {
        switch self {
        case .still: 0
        case .tracking(let motion): motion.duration
        case .deceleration(let motion): motion.duration
        case .bounce(let motion): motion.duration
        case .retarget(let motion): motion.duration
        case .paging(let motion): motion.duration
        case .spring(let motion): motion.duration
        case .curve(let motion): motion.duration
        case .sineEase(let motion): motion.duration
        }
    }

    /// The offset the motion rests at, in points.
    package var finalPosition: Double { position(at: duration) }
}
