/// How many values there are in a value, and how deep.
struct Extent: Sendable, Hashable {
    var weight: Int
    var depth: Int

    static let one = Extent(weight: 1, depth: 1)

    /// One level around it.
    var deeper: Extent { Extent(weight: min(weight + 1, 1 << 40), depth: depth + 1) }

    /// A container of values.
    init(containing values: some Sequence<Value>) {
        self = .one
        for value in values { add(value.extent) }
    }

    init(weight: Int, depth: Int) {
        self.weight = weight
        self.depth = depth
    }

    mutating func add(_ part: Extent) {
        weight = min(weight + part.weight, 1 << 40)
        depth = max(depth, part.depth + 1)
    }
}
