import Glibc

/// How far a finger has moved on an axis since it touched, as a function of time.
package struct FingerPath: Sendable, Equatable {
    private enum Course: Sendable, Equatable {
        case hermite(translation: Double, velocity: Double)
        case samples([VelocityEstimator.Sample])
    }

    /// Seconds from touch to release.
    package let duration: Double
    private let course: Course

    /// A made-up finger: from rest to `translation` points in `duration` seconds, leaving with `velocity`.
    ///
    /// s(u) = (3D - vT)u² + (vT - 2D)u³ with u = t/T, the cubic through both ends and both velocities; it never turns
    /// back as long as vT ≤ 3D.
    package init(translation: Double, duration: Double, velocity: Double) {
        self.duration = duration.asElapsed
        course = .hermite(translation: translation.bounded, velocity: velocity.bounded)
    }

    /// A recorded finger; between two events it moves at constant speed, and an event that goes back in time is dropped.
    package init(samples: [VelocityEstimator.Sample]) {
        let first = samples.first ?? .init(time: 0, position: 0)
        var kept: [VelocityEstimator.Sample] = []
        kept.reserveCapacity(samples.count)
        for sample in samples where kept.isEmpty || sample.time - first.time > kept[kept.count - 1].time {
            kept.append(.init(time: sample.time - first.time, position: sample.position - first.position))
        }
        duration = kept.last?.time ?? 0
        course = .samples(kept)
    }

    /// A finger that speeds up evenly from rest, so that it has moved `translation` when it has reached `velocity`.
    ///
    /// It takes 2D/v seconds; a velocity against the translation, or none, takes `slowest` seconds.
    package static func accelerating(translation: Double, velocity: Double, slowest: Double = 0.3) -> FingerPath {
        let isForward = translation * velocity > 0
        let duration = isForward ? min(2 * translation / velocity, slowest.asElapsed) : slowest.asElapsed
        return FingerPath(translation: translation, duration: duration, velocity: velocity)
    }

    /// The translation in points after `seconds`; the last one from the release on.
    package func translation(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        switch course {
        case .hermite(let distance, let velocity):
            guard t < duration else { return distance }
            let u = t / duration
            let reach = velocity * duration
            return ((3 * distance - reach) + (reach - 2 * distance) * u) * u * u
        case .samples(let samples):
            let next = Self.index(after: t, in: samples)
            guard next > 0, next < samples.count else { return samples.last?.position ?? 0 }
            let (a, b) = (samples[next - 1], samples[next])
            return a.position + (b.position - a.position) * ((t - a.time) / (b.time - a.time))
        }
    }

    /// The velocity in points per second after `seconds`; at the release and after it the one it was released with.
    package func velocity(at seconds: Double) -> Double {
        let t = seconds.asElapsed
        switch course {
        case .hermite(let distance, let velocity):
            guard t < duration else { return velocity }
            let u = t / duration
            let perUnit = 2 * (3 * distance - velocity * duration) + 3 * (velocity * duration - 2 * distance) * u
            return (perUnit * u / duration).bounded
        case .samples(let samples):
            guard samples.count > 1 else { return 0 }
            let next = min(max(Self.index(after: t, in: samples), 1), samples.count - 1)
            let (a, b) = (samples[next - 1], samples[next])
            return ((b.position - a.position) / (b.time - a.time)).bounded
        }
    }

    /// The touch events a display of `interval` seconds a frame would deliver, the release last; at most 10 000.
    ///
    /// A recorded finger gives its own events.
    package func events(every interval: Double = 1.0 / 60) -> [VelocityEstimator.Sample] {
        if case .samples(let samples) = course { return samples }
        let step = max(interval.asElapsed, duration / 9999, 1e-6)
        let count = Int((duration / step + 1e-9).rounded(.down))
        // Counted back from the release, so that the last event is the release itself.
        return (0...count).map { index in
            let time = duration - Double(count - index) * step
            return .init(time: time, position: translation(at: time))
        }
    }

    /// When the translation first reaches `distance` points either way, or nil when it never does.
    func time(reaching distance: Double) -> Double? {
        let reaches = { (t: Double) in abs(translation(at: t)) >= distance }
        var start = 0.0
        if reaches(start) { return start }
        for stop in turns {
            if reaches(stop) { return firstTime(from: start, to: stop, reaches) }
            start = stop
        }
        return nil
    }

    /// Times between which the finger moves one way only, the release last.
    private var turns: [Double] {
        switch course {
        case .hermite(let distance, let velocity):
            let reach = velocity * duration
            let turn = -2 * (3 * distance - reach) / (3 * (reach - 2 * distance))
            return turn > 0 && turn < 1 ? [turn * duration, duration] : [duration]
        case .samples(let samples): return samples.dropFirst().map(\.time)
        }
    }

    /// The index of the first sample later than `t`, or their count; at least 1, as the first one is at 0 s.
    private static func index(after t: Double, in samples: [VelocityEstimator.Sample]) -> Int {
        var low = 0
        var high = samples.count
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].time > t { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
