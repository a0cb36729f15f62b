import Glibc

/// The offset of one axis over time: closed-form motions one after the other.
///
/// A question costs one binary search over the segments and one evaluation, whatever was asked before.
package struct Trajectory: Sendable, Equatable {
    /// One motion and when it begins.
    package struct Segment: Sendable, Equatable {
        /// What the content is doing.
        package enum Kind: Sendable, Hashable, CaseIterable {
            case idle, tracking, deceleration, bounce, retarget, paging, animation
        }

        /// Seconds on the trajectory's clock at which the motion's own 0 s is.
        package let start: Double
        /// The motion; it holds until the next segment starts.
        package let motion: Motion
        /// What the content is doing.
        package let kind: Kind
        /// The offsets outside of which the motion is held at the nearest end, at rest; nil for no such hold.
        package let limits: ClosedRange<Double>?

        /// Starts `motion` at `start` seconds.
        package init(start: Double, motion: Motion, kind: Kind, limits: ClosedRange<Double>? = nil) {
            self.start = start.asElapsed
            self.motion = motion
            self.kind = kind
            self.limits = limits?.bounded
        }

        /// Seconds on the trajectory's clock at which the motion is over by itself.
        package var end: Double { start + motion.duration }

        func position(at seconds: Double) -> Double {
            let position = motion.position(at: elapsed(at: seconds))
            return limits.map(position.clamped(to:)) ?? position
        }

        func velocity(at seconds: Double) -> Double {
            let elapsed = elapsed(at: seconds)
            if let limits, !limits.contains(motion.position(at: elapsed)) { return 0 }
            return motion.velocity(at: elapsed)
        }

        /// The motion's own time; at `end` it is the whole duration, which `end - start` may miss by a rounding.
        private func elapsed(at seconds: Double) -> Double {
            let duration = motion.duration
            return seconds >= start + duration ? duration : seconds - start
        }
    }

    /// The segments, earliest first, never empty; the first starts at 0 s.
    package let segments: [Segment]

    /// Joins motions; they are put in the order of their starts, and with none the offset rests at 0.
    package init(_ segments: [Segment]) {
        guard let first = segments.first else {
            self.segments = [Segment(start: 0, motion: .still(0), kind: .idle)]
            return
        }
        let isOrdered = zip(segments, segments.dropFirst()).allSatisfy { $0.start <= $1.start }
        self.segments = isOrdered && first.start == 0 ? segments : Self.ordered(segments)
    }

    private static func ordered(_ segments: [Segment]) -> [Segment] {
        let sorted = segments.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
        guard sorted[0].start > 0 else { return sorted }
        return [Segment(start: 0, motion: .still(sorted[0].motion.position(at: 0)), kind: .idle)] + sorted
    }

    /// A single motion from 0 s on.
    package init(_ motion: Motion, kind: Segment.Kind, limits: ClosedRange<Double>? = nil) {
        self.init([Segment(start: 0, motion: motion, kind: kind, limits: limits)])
    }

    /// Rests at `position` points for ever.
    package static func rest(at position: Double) -> Trajectory {
        Trajectory(.still(position), kind: .idle)
    }

    /// The offset in points at `seconds`.
    package func position(at seconds: Double) -> Double {
        segments[index(at: seconds)].position(at: seconds)
    }

    /// The velocity in points per second at `seconds`; at a joint, that of the later segment.
    package func velocity(at seconds: Double) -> Double {
        segments[index(at: seconds)].velocity(at: seconds)
    }

    /// Seconds until the content rests for good.
    package var duration: Double { segments[segments.count - 1].end }

    /// The offset at the end, in points.
    package var restPosition: Double { position(at: duration) }

    /// The segment that holds at `seconds`.
    package func segment(at seconds: Double) -> Segment { segments[index(at: seconds)] }

    private func index(at seconds: Double) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= seconds { low = middle } else { high = middle }
        }
        return low
    }

    /// This trajectory until `seconds`, then `next` from its own 0 s on: a catch, a new fling, a scroll to somewhere.
    package func followed(by next: Trajectory, at seconds: Double) -> Trajectory {
        let time = seconds.asElapsed
        let later = next.segments.map {
            Segment(start: time + $0.start, motion: $0.motion, kind: $0.kind, limits: $0.limits)
        }
        return Trajectory(segments.filter { $0.start < time } + later)
    }
}
