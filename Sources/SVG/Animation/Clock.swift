import Writers

/// The instants of an animation: when frames are shown, and where keyframes may stand.
struct Clock {
    /// Seconds, in whole milliseconds, as the file says it.
    let duration: Double
    /// All instants, rising.
    let instants: [Instant]
    /// Numbers of the instants where a keyframe may stand.
    private let knots: [Int]

    struct Instant {
        /// Seconds.
        let time: Double
        /// Thousandths of a percent of the duration, where a keyframe may stand.
        let percent: Int?
        /// Whether motion may change its law here.
        let isJoint: Bool
    }

    /// Of more frames only each second is looked at, or each third …, so that time and space stay bounded.
    static let frameLimit = 3000

    /// Thousandths of a percent in the whole.
    static let whole = 100_000

    /// Keyframes may stand in the middle between two frames, to a hundredth of a frame, and at joints to a thousandth of a
    /// percent: with the frames themselves, all that a screen of twice as many frames shows is looked at.
    init(duration seconds: Double, frames all: [Double], joints: [Double]) {
        let stride = all.count / Self.frameLimit + 1
        let frames = Swift.stride(from: 0, to: all.count, by: stride).map { all[$0] }
        let milliseconds = max((seconds * 1000).rounded(.up), 1)
        let duration = milliseconds / 1000
        let frame = frames.count > 1 ? duration / Double(frames.count - 1) : duration
        let grid = [1000, 100, 10].first { Double($0) / Double(Self.whole) * duration <= frame / 50 } ?? 1
        func percent(_ time: Double, _ grid: Int) -> Int {
            let steps = (time / duration * Double(Self.whole) / Double(grid)).rounded(.toNearestOrAwayFromZero)
            return min(max(Int(steps) * grid, 0), Self.whole)
        }
        var knots: [(percent: Int, isJoint: Bool)] = [(0, true), (Self.whole, true)]
        for (time, next) in zip(frames, frames.dropFirst()) { knots.append((percent((time + next) / 2, grid), false)) }
        for time in joints where time > 0 && time < duration {
            let joint = percent(time, 1)
            knots.append((joint, true))
            // Just before it the old law still holds: a jump stays a jump.
            if joint > 0 { knots.append((joint - 1, false)) }
        }
        knots.sort { ($0.percent, $0.isJoint ? 0 : 1) < ($1.percent, $1.isJoint ? 0 : 1) }
        var all: [Instant] = []
        all.reserveCapacity(knots.count + frames.count)
        for (percent, isJoint) in knots where all.last?.percent != percent {
            let time = duration * Double(percent) / Double(Self.whole)
            all.append(Instant(time: time, percent: percent, isJoint: isJoint))
        }
        for time in frames where time <= duration { all.append(Instant(time: time, percent: nil, isJoint: false)) }
        all.sort { ($0.time, $0.percent ?? Int.max) < ($1.time, $1.percent ?? Int.max) }
        // Frames at which a keyframe may stand are there once.
        var knot: Double?
        all.removeAll { instant in
            if instant.percent != nil { knot = instant.time }
            return instant.percent == nil && instant.time == knot
        }
        self.duration = duration
        instants = all
        self.knots = instants.indices.filter { [instants] in instants[$0].percent != nil }
    }

    /// The first knot, those in a range of instants with one on each side, and the last.
    func knots(around range: Range<Int>) -> [Int] {
        func first(from instant: Int) -> Int {
            var (low, high) = (0, knots.count)
            while low < high {
                let middle = (low + high) / 2
                if knots[middle] < instant { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let lower = max(first(from: range.lowerBound + 1) - 1, 0)
        let upper = min(first(from: range.upperBound), knots.count - 1)
        let inner = knots[lower...max(lower, upper)]
        return (lower > 0 ? [knots[0]] : []) + inner + (upper < knots.count - 1 ? [knots[knots.count - 1]] : [])
    }
}
