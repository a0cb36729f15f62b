/// A value that changes at known times and holds in between.
struct Steps<Value: Sendable>: Sendable {
    /// A value and when it begins to hold, in seconds.
    struct Mark: Sendable {
        let start: Double
        let value: Value
    }

    /// Earliest first, never empty; the first holds from ever.
    private(set) var marks: [Mark]

    init(_ value: Value) { marks = [Mark(start: 0, value: value)] }

    /// The last value.
    var last: Value { marks[marks.count - 1].value }

    /// The value at a time.
    func value(at time: Double) -> Value { marks[index(at: time)].value }

    /// The number of the mark that holds at a time.
    func index(at time: Double) -> Int {
        max(0, partitionPoint(of: marks.count) { marks[$0].start <= time } - 1)
    }

    /// Forgets what was planned from a time on, then holds another value.
    mutating func set(_ value: Value, at time: Double) {
        if time <= 0 {
            marks = [Mark(start: 0, value: value)]
        } else {
            marks.removeAll { $0.start >= time }
            marks.append(Mark(start: time, value: value))
        }
    }
}

/// How many of the first `count` numbers hold, those that hold all coming first; found by halving.
func partitionPoint(of count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
        let middle = low + (high - low) / 2
        if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}
