import ViewTree

/// A few rows of a track that, joined by timing functions, stay within a bound of it.
struct Keyframes {
    let track: Track
    private(set) var frames: [Frame]
    /// Whether values hold until the next keyframe.
    var isStepped = false

    struct Frame {
        /// Thousandths of a percent of the duration.
        var percent: Int
        var row: [Double]
        /// How the next keyframe is reached.
        var timing: CubicTiming
    }

    /// Reduces a track by segments that are nearly as long as fits; joints always end one.
    ///
    /// Timing functions keep their points' y in `heights`: 0 ... 1 where SMIL reads them.
    init(_ track: Track, clock: Clock, bound: Track.Bound, heights: ClosedRange<Double> = -2...3) {
        self.track = track
        let knots = clock.knots(around: track.start..<(track.start + track.count))
        var reduction = Reduction(track: track, clock: clock, bound: bound, heights: heights, frames: [])
        var position = 0
        while position < knots.count - 1 {
            position =
                reduction.skipUnseen(from: position, knots: knots)
                ?? reduction.advance(from: position, knots: knots)
        }
        if let last = knots.last { reduction.finish(at: last) }
        frames = Self.merged(reduction.frames)
    }

    /// Shows and hides at instants: `isVisible` one an instant.
    init(visibility isVisible: [Bool], clock: Clock) {
        let numbers = isVisible.map { $0 ? 1.0 : 0 }
        track = Track(visibility: numbers)
        frames = []
        for (index, number) in numbers.enumerated() where index == 0 || number != numbers[index - 1] {
            var percent = 0
            if index > 0 {
                let middle = (clock.instants[index].time + clock.instants[index - 1].time) / 2
                percent = Int((middle / clock.duration * Double(Clock.whole)).rounded())
            }
            frames.append(Frame(percent: percent, row: [number], timing: .linear))
        }
        if let last = frames.last { frames.append(Frame(percent: Clock.whole, row: last.row, timing: .linear)) }
        isStepped = true
    }

    /// Without keyframes between two others of the same row.
    private static func merged(_ frames: [Frame]) -> [Frame] {
        var result: [Frame] = []
        for (index, frame) in frames.enumerated() {
            if let before = result.last, index + 1 < frames.count, before.row == frame.row,
                frames[index + 1].row == frame.row
            {
                continue
            }
            result.append(frame)
        }
        return result
    }
}

extension Track {
    /// A track of opacity alone.
    fileprivate init(visibility numbers: [Double]) {
        steps = []
        isAxisAligned = true
        hasOpacity = true
        filters = []
        half = .zero
        center = .zero
        start = 0
        width = 1
        self.numbers = numbers
        isSeen = numbers.map { _ in true }
    }
}

/// The work of reducing one track.
private struct Reduction {
    let track: Track
    let clock: Clock
    let bound: Track.Bound
    let heights: ClosedRange<Double>
    var frames: [Keyframes.Frame]

    /// Holds from a knot out of sight to the last one before something is seen again; nil where that is no way ahead.
    mutating func skipUnseen(from start: Int, knots: [Int]) -> Int? {
        guard !track.isSeen(at: knots[start]) else { return nil }
        // Where it is seen again it may stand elsewhere: that is where the next segment begins.
        let seen = track.nextSeen(from: knots[start])
        let end = seen.map { seen in knots.lastIndex { $0 <= seen } ?? start } ?? knots.count - 1
        guard end > start, end < knots.count - 1 || seen == nil else { return nil }
        append(knots[start], .linear)
        return end
    }

    /// Adds the longest segment from a knot that fits, up to a joint or where it is out of sight; returns its end.
    mutating func advance(from start: Int, knots: [Int]) -> Int {
        let limit =
            knots[(start + 1)...].firstIndex { clock.instants[$0].isJoint || !track.isSeen(at: $0) } ?? knots.count - 1
        var good = start + 1
        var timing = fitted(knots[start], knots[good]) ?? .linear
        if good < limit, let whole = fitted(knots[start], knots[limit]) {
            good = limit
            timing = whole
        } else {
            // A span that fits is most often within a longer one that fits, so halving comes near the longest.
            var low = good
            var high = limit
            while high - low > max(1, (low - start) / 8) {
                let middle = (low + high) / 2
                if let found = fitted(knots[start], knots[middle]) {
                    low = middle
                    timing = found
                } else {
                    high = middle
                }
            }
            good = low
        }
        append(knots[start], timing)
        return good
    }

    mutating func finish(at instant: Int) {
        append(instant, .linear)
    }

    private mutating func append(_ instant: Int, _ timing: CubicTiming) {
        frames.append(
            Keyframes.Frame(
                percent: clock.instants[instant].percent ?? 0, row: track.rounded(at: instant), timing: timing))
    }

    /// The timing of a segment between two instants that keeps every instant within the bound, or nil.
    private func fitted(_ start: Int, _ end: Int) -> CubicTiming? {
        let first = track.rounded(at: start)
        let last = track.rounded(at: end)
        if fits(nil, from: start, first, to: end, last) { return .linear }
        guard first != last, end - start > 1 else { return nil }
        let (samples, goal) = samples(start, end, first, last)
        let curve = CubicTiming.fit(samples, heights: heights, goal: goal)
        for decimals in 2...4 {
            let rounded = curve.rounded(decimals: decimals)
            if fits(rounded, from: start, first, to: end, last) { return rounded }
        }
        return nil
    }

    /// Whether a timing, linear where there is none, leads from one row to another within the bound of all instants between.
    private func fits(
        _ timing: CubicTiming?, from start: Int, _ first: [Double], to end: Int, _ last: [Double]
    ) -> Bool {
        let begin = clock.instants[start].time
        let length = clock.instants[end].time - begin
        let numbers = track.numbers.span
        var row = first
        for index in start...end where track.isSeen(at: index) {
            let time = (clock.instants[index].time - begin) / length
            let share = timing?.progress(at: time) ?? time
            for place in row.indices { row[place] = first[place] + (last[place] - first[place]) * share }
            if track.error(numbers.extracting(track.places(at: index)), row.span, bound) > 1 { return false }
        }
        return true
    }

    /// The way from the first row to the last as shares of it, at some instants, and which share is the bound.
    private func samples(
        _ start: Int, _ end: Int, _ first: [Double], _ last: [Double]
    ) -> ([(x: Double, y: Double)], goal: Double) {
        let span = zip(first, last).map { $1 - $0 }
        let scale = zip(span.indices, span).map { index, length in weight(index) * length * weight(index) }
        let square = zip(scale, span).reduce(0) { $0 + $1.0 * $1.1 }
        let begin = clock.instants[start].time
        let length = clock.instants[end].time - begin
        var samples: [(x: Double, y: Double)] = []
        samples.reserveCapacity(15)
        for index in stride(from: start + 1, to: end, by: (end - start + 14) / 15) where track.isSeen(at: index) {
            let row = track.places(at: index).lowerBound
            var way = 0.0
            for place in scale.indices { way += scale[place] * (track.numbers[row + place] - first[place]) }
            samples.append(((clock.instants[index].time - begin) / length, square > 0 ? way / square : 0))
        }
        return (samples, square > 0 ? 1 / square.squareRoot() : 1)
    }

    /// How much a row's number counts: what one unit of it is of the bound.
    private func weight(_ index: Int) -> Double {
        var index = index
        for step in track.steps {
            let count = step.count
            if index < count {
                switch step {
                case .translate: return 1 / bound.points
                case .scale: return (index == 0 ? track.half.width : track.half.height) / bound.points
                case .rotate, .skewX: return (track.half.width + track.half.height) * .pi / 180 / bound.points
                }
            }
            index -= count
        }
        if track.hasOpacity {
            if index == 0 { return 1 / bound.opacity }
            index -= 1
        }
        return 1 / track.filters[index].tolerance(bound)
    }
}
