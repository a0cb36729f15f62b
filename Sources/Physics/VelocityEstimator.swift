import Glibc

/// The velocity a scroll view takes from the touch events of a drag.
///
/// Each event gives a finite difference; the recogniser smooths it as .2 · new + .8 · old, and the scroll view
/// mixes its last two as .25 · new + .75 · old: .05, .35 and .6 of the last three differences, newest first.
/// Source: published analyses of UIScrollView; another framework found the same three numbers by measuring.
package struct VelocityEstimator: Sendable, Equatable {
    /// A touch event: where the finger was and when.
    package struct Sample: Sendable, Equatable {
        /// Seconds on any clock.
        package let time: Double
        /// The finger on the axis, in points.
        package let position: Double

        /// A finger at `position` points at `time` seconds.
        package init(time: Double, position: Double) {
            self.time = time.bounded
            self.position = position.bounded
        }
    }

    /// The finite difference at each event after the first, in points per second.
    package let sampleVelocities: [Double]
    /// The recogniser's velocity at each of those events, in points per second.
    package let recognizerVelocities: [Double]

    /// The speed below which a release does not fling, in points per second.
    // .25 pt/ms: published analyses of UIScrollView.
    package static let flingSpeed = 250.0

    /// The speed from which a release counts as a fast flick, in points per second.
    // .6 pt/ms: published analyses of UIScrollView.
    package static let fastFlickSpeed = 600.0

    // An interval under 1 ms gives no velocity: published analyses of the pan recogniser.
    private static let shortestInterval = 0.001
    // .2 and .8, the recogniser's filter: published analyses of the pan recogniser.
    private static let recognizerWeight = 0.2
    // .25 and .75, the scroll view's filter: published analyses of UIScrollView.
    private static let releaseWeight = 0.25

    /// Reads the events of a drag, oldest first.
    package init(samples: [Sample]) {
        let velocities = zip(samples, samples.dropFirst()).map { older, newer in
            let interval = newer.time - older.time
            return interval < Self.shortestInterval ? 0 : ((newer.position - older.position) / interval).bounded
        }
        sampleVelocities = velocities
        // The first event has nothing to be mixed with and counts whole.
        recognizerVelocities = velocities.indices.map { index in
            guard index > 0 else { return velocities[0] }
            return Self.recognizerWeight * velocities[index] + (1 - Self.recognizerWeight) * velocities[index - 1]
        }
    }

    /// The finger's velocity at release, in points per second; content moves the other way.
    package var releaseVelocity: Double {
        guard let last = recognizerVelocities.last else { return 0 }
        let previous = recognizerVelocities.dropLast().last ?? 0
        return previous == 0 ? last : Self.releaseWeight * last + (1 - Self.releaseWeight) * previous
    }

    /// The recogniser's last velocity, unfiltered by the scroll view, in points per second.
    ///
    /// The page choice and the thresholds look at this one.
    package var lastVelocity: Double { recognizerVelocities.last ?? 0 }

    /// The velocity that becomes a fling: `velocity`, or 0 when the last speed is under 250 pt/s.
    ///
    /// - Parameter lastSpeed: the magnitude of the last velocity over both axes, in points per second.
    /// - Parameter isOverscrolled: content outside its range keeps any velocity.
    package static func flingVelocity(_ velocity: Double, lastSpeed: Double, isOverscrolled: Bool = false) -> Double {
        isOverscrolled || abs(lastSpeed) >= flingSpeed ? velocity.bounded : 0
    }
}
