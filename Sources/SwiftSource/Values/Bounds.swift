/// A range of numbers.
struct Bounds: Sendable, Hashable {
    let lower: Double
    let upper: Double
    let isClosed: Bool
    /// Whether both ends are whole numbers.
    let isWhole: Bool

    /// The whole numbers in it; nil where there is no end.
    var indices: Range<Int>? {
        guard isWhole, lower > -1e15, upper < 1e15, upper >= lower else { return nil }
        return Int(lower)..<Int(upper) + (isClosed ? 1 : 0)
    }

    func contains(_ number: Double) -> Bool {
        number >= lower && (isClosed ? number <= upper : number < upper)
    }
}
