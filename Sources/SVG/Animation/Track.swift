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
    /// One row an instant; nil while it is out of sight, as before and after them all.
    let rows: [[Double]?]

    /// The greatest error allowed.
    struct Bound: Hashable {
        let points: Double
        let opacity: Double
    }

    /// Row numbers: those of the steps, then opacity, then filter amounts.
    init?(
        steps: [[TransformStep]?], opacities: [Double?], filters: [[FilterStep]?], size: Size, start: Int,
        center: Point = .zero
    ) {
        guard let first = steps.lazy.compactMap({ $0 }).first else { return nil }
        let kept = first.indices.filter { index in
            steps.contains { $0.map { index < $0.count && !$0[index].isIdentity } ?? false }
        }
        let hasOpacity = opacities.contains { ($0 ?? 1) != 1 }
        let amounts = filters.lazy.compactMap({ $0 }).first?.filter { $0.amount != nil } ?? []
        rows = steps.indices.map { instant in
            guard let list = steps[instant] else { return nil }
            var row: [Double] = []
            row.reserveCapacity(2 * kept.count + 1 + amounts.count)
            for index in kept { list[index].append(to: &row) }
            if hasOpacity { row.append(opacities[instant] ?? 1) }
            for filter in filters[instant] ?? [] {
                if let amount = filter.amount { row.append(amount) }
            }
            for place in row.indices { row[place] = Self.steadied(row[place]) }
            return row
        }
        self.steps = kept.map { first[$0] }
        isAxisAligned = self.steps.allSatisfy(\.isAxisAligned)
        self.hasOpacity = hasOpacity
        self.filters = amounts
        half = Size(width: size.width / 2, height: size.height / 2)
        self.center = center
        self.start = start
        let seen = rows.compactMap(\.self)
        guard let start = seen.first, seen.allSatisfy({ $0.count == start.count }) else { return nil }
        guard seen.contains(where: { $0 != start }) else { return nil }
    }

    /// A number without the last bits, in which mathematics libraries differ: what is decided by it is decided alike.
    private static func steadied(_ number: Double) -> Double {
        guard number.isFinite else { return 0 }
        let scaled = (min(max(number, -1e9), 1e9) * 1e6).rounded(.toNearestOrAwayFromZero)
        return scaled / 1e6
    }

    /// The row of an instant, or nil where it is out of sight.
    subscript(instant: Int) -> [Double]? {
        rows.indices.contains(instant - start) ? rows[instant - start] : nil
    }

    /// The first instant from here on at which it is seen.
    func nextSeen(from instant: Int) -> Int? {
        let first = max(instant - start, 0)
        guard first < rows.count else { return nil }
        return rows[first...].firstIndex { $0 != nil }.map { $0 + start }
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

    /// The row as it will be written.
    func rounded(_ row: [Double]) -> [Double] {
        var result: [Double] = []
        for step in steps {
            let format = DecimalFormat(decimals: step.keyframeDecimals)
            for number in row[result.count..<result.count + step.count] {
                result.append(format.rounded(number))
            }
        }
        for number in row[result.count...] { result.append(DecimalFormat().rounded(number)) }
        return result
    }

    /// The greatest error between two rows over what is allowed: at most 1 is within the bound.
    func error(_ first: [Double], _ second: [Double], _ bound: Bound) -> Double {
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
    private func alignedError(_ first: [Double], _ second: [Double], _ index: inout Int) -> Double {
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

    private func cornerError(_ first: [Double], _ second: [Double]) -> Double {
        let one = matrix(first)
        let other = matrix(second)
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].reduce(0) { worst, sign in
            let corner = Point(x: center.x + sign.0 * half.width, y: center.y + sign.1 * half.height)
            let distance = one.applied(to: corner) - other.applied(to: corner)
            return max(worst, (distance.dx * distance.dx + distance.dy * distance.dy).squareRoot())
        }
    }

    private func matrix(_ row: [Double]) -> AffineTransform {
        steps(row).reversed().reduce(.identity) { $0.concatenating($1.matrix) }
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
