import ViewTree

/// What a view answered to the proposals it was made.
///
/// Most views are asked once, nearly all a few times: only the answers after those are worth a dictionary.
struct SizeMemory {
    private typealias Answer = (proposal: ProposedSize, size: Size)

    private var first: Answer?
    private var few: [Answer] = []
    private var many: [ProposedSize: Size] = [:]

    /// Answers that are looked through one by one.
    private static let fewCount = 8

    /// The size for a proposal, or nil where it was not made yet.
    func size(for proposal: ProposedSize) -> Size? {
        guard let first else { return nil }
        if first.proposal == proposal { return first.size }
        for answer in few where answer.proposal == proposal { return answer.size }
        return many.isEmpty ? nil : many[proposal]
    }

    /// Remembers the size for a proposal that was not made yet.
    mutating func remember(_ size: Size, for proposal: ProposedSize) {
        if first == nil {
            first = (proposal, size)
        } else if few.count < Self.fewCount {
            few.append((proposal, size))
        } else {
            many[proposal] = size
        }
    }
}
