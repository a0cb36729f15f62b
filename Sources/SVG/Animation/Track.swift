import ViewTree
import Writers

/// The numbers of one moving group at all instants, and what they mean.
struct Track {
    /// The functions of its transform, with numbers of any instant.
    let steps: [TransformStep]
    let hasOpacity: Bool
    /// Whether no step turns or skews.
    let isAxisAligned: Bool
    /// The steps of its filter, with amounts of any instant.
    let filters: [FilterStep]
    /// Half the size of what is moved, in points: its corners are where an error is greatest.
    let half: Size
    /// Where it is turned and scaled about, from the group's own origin.
    let center: Point
    /// The instant of the first row.
    let start: Int
    /// How many numbers a row has: those of the steps, then opacity, then filter amounts.
    let width: Int
    /// The rows one after the other, one an instant; out of sight, it holds what was seen last.
    let numbers: [Double]
    /// Whether it is in sight, one an instant; before and after them all it is not.
    let isSeen: [Bool]

    /// The greatest error allowed.
    struct Bound: Hashable {
        let points: Double
        let opacity: Double
    }

    /// How many instants have rows.
    var count: Int { isSeen.count }

    /// Whether it is in sight at an instant.
    func isSeen(at instant: Int) -> Bool {
        isSeen.indices.contains(instant - start) && isSeen[instant - start]
    }

    /// The places of an instant's numbers, or of those at the nearest end.
    func places(at instant: Int) -> Range<Int> {
        let first = min(max(instant - start, 0), count - 1) * width
        return first..<first + width
    }

    /// The first instant from here on at which it is seen.
    func nextSeen(from instant: Int) -> Int? {
        let first = max(instant - start, 0)
        guard first < count else { return nil }
        return isSeen[first...].firstIndex(of: true).map { $0 + start }
    }

    /// The functions with a row's numbers.
    func steps(_ row: [Double]) -> [TransformStep] {
        var index = 0
        return steps.map { step in
            let count = step.count
            defer { index += count }
            return step.with(row[index..<index + count])
        }
    }

    /// The opacity of a row.
    func opacity(_ row: [Double]) -> Double {
        hasOpacity ? row[row.count - filters.count - 1] : 1
    }

    /// The filter steps with a row's amounts.
    func filters(_ row: [Double]) -> [FilterStep] {
        zip(filters, row.suffix(filters.count)).map { $0.with(amount: $1) }
    }

    /// The row of an instant as it will be written.
    func rounded(at instant: Int) -> [Double] {
        var row = Array(numbers[places(at: instant)])
        var place = 0
        for step in steps {
            let format = DecimalFormat(decimals: step.keyframeDecimals)
            for _ in 0..<step.count {
                row[place] = format.rounded(row[place])
                place += 1
            }
        }
        while place < row.count {
            row[place] = DecimalFormat().rounded(row[place])
            place += 1
        }
        return row
    }

    /// The greatest error between two rows over what is allowed: at most 1 is within the bound.
    func error(_ first: Span<Double>, _ second: Span<Double>, _ bound: Bound) -> Double {
        var worst = 0.0
        var index = 0
        if isAxisAligned {
            worst = alignedError(first, second, &index) / bound.points
        } else {
            let count = steps.reduce(0) { $0 + $1.count }
            index = count
            worst = cornerError(first, second) / bound.points
        }
        if hasOpacity {
            worst = max(worst, abs(first[index] - second[index]) / bound.opacity)
            index += 1
        }
        for filter in filters {
            worst = max(worst, abs(first[index] - second[index]) / filter.tolerance(bound))
            index += 1
        }
        return worst
    }

    /// With one translation and one scale at most, the corner's error is the sum of both.
    private func alignedError(_ first: Span<Double>, _ second: Span<Double>, _ index: inout Int) -> Double {
        var x = 0.0
        var y = 0.0
        var factor = (x: 1.0, y: 1.0)
        for step in steps {
            let dx = abs(first[index] - second[index])
            let dy = abs(first[index + 1] - second[index + 1])
            if case .scale = step {
                x += dx * (half.width + abs(center.x)) * factor.x
                y += dy * (half.height + abs(center.y)) * factor.y
                factor = (factor.x * max(1, abs(first[index])), factor.y * max(1, abs(first[index + 1])))
            } else {
                x += dx * factor.x
                y += dy * factor.y
            }
            index += 2
        }
        return (x * x + y * y).squareRoot()
    }

    private func cornerError(_ first: Span<Double>, _ second: Span<Double>) -> Double {
        let one = matrix(first)
        let other = matrix(second)
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].reduce(0) { worst, sign in
            let corner = Point(x: center.x + sign.0 * half.width, y: center.y + sign.1 * half.height)
            let distance = one.applied(to: corner) - other.applied(to: corner)
            return max(worst, (distance.dx * distance.dx + distance.dy * distance.dy).squareRoot())
        }
    }

    private func matrix(_ row: Span<Double>) -> AffineTransform {
        steps(row.indices.map { row[$0] }).reversed().reduce(.identity) { $0.concatenating($1.matrix) }
    }
}

extension TransformStep {
    var isAxisAligned: Bool {
        switch self {
        case .translate, .scale: true
        case .rotate, .skewX: false
        }
    }
}

extension FilterStep {
    /// The greatest error of its amount: a radius is in points, an angle like a share of a turn, all else like opacity.
    func tolerance(_ bound: Track.Bound) -> Double {
        switch self {
        case .blur, .shadow: bound.points
        case .hueRotation: bound.opacity * 360
        default: bound.opacity
        }
    }
}
