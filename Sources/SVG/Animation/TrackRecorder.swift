import ViewTree

/// Writes down what a group does, instant by instant; the first instant says what its numbers mean.
struct TrackRecorder {
    private var steps: [TransformStep] = []
    private var filters: [FilterStep] = []
    /// Rows of the steps' numbers, the opacity and the filter amounts.
    private var numbers: [Double] = []
    private var isSeen: [Bool] = []
    /// The length of the first row.
    private var width = 0
    private var isEven = true

    /// Makes room for so many instants.
    init(capacity: Int) {
        numbers.reserveCapacity(5 * capacity)
        isSeen.reserveCapacity(capacity)
    }

    /// Writes the next instant down, at which it is in sight.
    mutating func append(_ steps: [TransformStep], opacity: Double?, filters: [FilterStep]) {
        let start = numbers.count
        for step in steps { step.append(to: &numbers) }
        numbers.append(opacity ?? 1)
        for filter in filters {
            if let amount = filter.amount { numbers.append(amount) }
        }
        if isSeen.isEmpty {
            self.steps = steps
            self.filters = filters.filter { $0.amount != nil }
            width = numbers.count
        } else if numbers.count - start != width {
            isEven = false
        }
        isSeen.append(true)
    }

    /// Writes an instant down at which it is moved and nothing else.
    mutating func append(_ shift: Vector) {
        if isSeen.isEmpty {
            steps = [.translate(x: shift.dx, y: shift.dy)]
            width = 3
        }
        numbers.append(shift.dx)
        numbers.append(shift.dy)
        numbers.append(1)
        isSeen.append(true)
    }

    /// Writes an instant down at which it is as at the last one, or out of sight.
    mutating func hold(isSeen seen: Bool) {
        guard !isSeen.isEmpty else { return }
        for _ in 0..<width { numbers.append(numbers[numbers.count - width]) }
        isSeen.append(seen)
    }

    /// What was written down, without what never does anything; nil where nothing moves, or rows are not of one length.
    func track(size: Size, start: Int, center: Point = .zero) -> Track? {
        guard isEven, width > 0 else { return nil }
        var columns: [Int] = []
        var kept: [TransformStep] = []
        var column = 0
        for step in steps {
            let own = column..<column + step.count
            column = own.upperBound
            guard own.contains(where: { differs($0, from: step.identity) }) else { continue }
            kept.append(step)
            columns += own
        }
        let hasOpacity = differs(column, from: 1)
        columns += (hasOpacity ? column : column + 1)..<width
        guard let rows = rows(of: columns) else { return nil }
        return Track(
            steps: kept, hasOpacity: hasOpacity, isAxisAligned: kept.allSatisfy(\.isAxisAligned), filters: filters,
            half: Size(width: size.width / 2, height: size.height / 2), center: center, start: start,
            width: columns.count, numbers: rows, isSeen: isSeen)
    }

    private func differs(_ column: Int, from number: Double) -> Bool {
        stride(from: column, to: numbers.count, by: width).contains { numbers[$0] != number }
    }

    /// The rows of some columns, or nil where all are the same.
    private func rows(of columns: [Int]) -> [Double]? {
        var rows: [Double] = []
        rows.reserveCapacity(columns.count * isSeen.count)
        var moves = false
        for start in stride(from: 0, to: numbers.count, by: width) {
            for (place, column) in columns.enumerated() {
                let number = Self.steadied(numbers[start + column])
                rows.append(number)
                moves = moves || number != rows[place]
            }
        }
        return moves ? rows : nil
    }

    /// A number without the last bits, in which mathematics libraries differ: what is decided by it is decided alike.
    private static func steadied(_ number: Double) -> Double {
        guard number.isFinite else { return 0 }
        let scaled = (min(max(number, -1e9), 1e9) * 1e6).rounded(.toNearestOrAwayFromZero)
        return scaled / 1e6
    }
}

extension TransformStep {
    /// What its numbers are where it does nothing.
    fileprivate var identity: Double {
        if case .scale = self { return 1 }
        return 0
    }
}
