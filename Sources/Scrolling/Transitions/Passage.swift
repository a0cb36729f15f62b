import Physics
import ViewTree

/// A stretch of time in which an offset moves one way only, or a jump of no duration.
struct Passage: Sendable {
    /// Seconds.
    var start: Double
    /// Seconds.
    var end: Double
    /// The offset at the start.
    var from: Double
    /// The offset at the end.
    var to: Double
}

extension ScrollTrack {
    // A choice of this project: a turn between two of these instants is off by less than anyone sees.
    private static let samplesPerSecond = 240.0

    /// The track with its stretches of one direction known.
    func withPassages() -> ScrollTrack {
        var track = self
        track.passages = (Self.passages(of: x), Self.passages(of: y))
        return track
    }

    /// The stretches of one axis.
    func passages(_ axis: Axis) -> [Passage] { axis == .horizontal ? passages.x : passages.y }

    private static func passages(of trajectory: Trajectory) -> [Passage] {
        var found: [Passage] = []
        func add(_ start: Double, _ end: Double, _ from: Double, _ to: Double) {
            guard from != to else { return }
            if let last = found.last, last.end == start, last.start < last.end, start < end, last.to == from,
                (last.to - last.from) * (to - from) > 0
            {
                found[found.count - 1].end = end
                found[found.count - 1].to = to
            } else {
                found.append(Passage(start: start, end: end, from: from, to: to))
            }
        }
        let segments = trajectory.segments
        var offset = trajectory.position(at: 0)
        for (index, segment) in segments.enumerated() {
            let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
            let end = min(next, segment.end)
            let start = trajectory.position(at: segment.start)
            add(segment.start, segment.start, offset, start)
            offset = start
            guard end > segment.start else { continue }
            let steps = Int(((end - segment.start) * samplesPerSecond).rounded(.up).clamped(to: 1...100_000))
            for step in 1...steps {
                let time = segment.start + (end - segment.start) * Double(step) / Double(steps)
                let before = segment.start + (end - segment.start) * Double(step - 1) / Double(steps)
                let isLast = step == steps && end == next
                let now = isLast ? segmentEnd(trajectory, before: next, offset) : trajectory.position(at: time)
                add(before, time, offset, now)
                offset = now
            }
        }
        return found
    }

    /// The offset just before the next segment begins.
    private static func segmentEnd(_ trajectory: Trajectory, before next: Double, _ fallback: Double) -> Double {
        next.nextDown > 0 ? trajectory.position(at: next.nextDown) : fallback
    }
}
