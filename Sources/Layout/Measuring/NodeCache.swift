import Locks

/// The views of a run that were made last, shared by all threads.
///
/// Each number has one place, which the next number of that place takes: neighbours never push each other out.
final class NodeCache: Sendable {
    private struct Entry {
        let index: Int
        let node: Node
    }

    private let entries: Locked<[Entry?]>
    private let count: Int

    /// The most views that are kept.
    // A choice of this project: more than a phone shows at once.
    private static let greatestCount = 512

    /// Keeps views of a run of so many.
    init(runCount: Int) {
        count = min(max(1, runCount), Self.greatestCount)
        entries = Locked(Array(repeating: nil, count: count))
    }

    /// The kept view, or the one `make` returns, which runs outside the lock and may run twice at once.
    func node(at index: Int, make: () -> Node) -> Node {
        let place = index % count
        if let entry = entries.withLock({ $0[place] }), entry.index == index { return entry.node }
        let node = make()
        entries.withLock { $0[place] = Entry(index: index, node: node) }
        return node
    }
}
