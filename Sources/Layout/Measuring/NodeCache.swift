import Locks

/// The views of a run that were made last, shared by all threads.
///
/// Each number has one place, which the next number of that place takes: neighbours never push each other out.
final class NodeCache: Sendable {
    private struct Places {
        /// The number of the view at each place, or -1.
        var indices: [Int]
        var nodes: [Node?]
    }

    private let places: Locked<Places>
    private let count: Int

    /// The most views that are kept.
    // A choice of this project: more than a phone shows at once.
    private static let greatestCount = 512

    /// Keeps views of a run of so many.
    init(runCount: Int) {
        count = min(max(1, runCount), Self.greatestCount)
        places = Locked(
            Places(indices: Array(repeating: -1, count: count), nodes: Array(repeating: nil, count: count)))
    }

    /// The kept view, or the one `make` returns, which runs outside the lock and may run twice at once.
    func node(at index: Int, make: () -> Node) -> Node {
        let place = index % count
        let kept = places.withLock { $0.indices[place] == index ? $0.nodes[place] : nil }
        if let kept { return kept }
        let node = make()
        places.withLock { places in
            places.indices[place] = index
            places.nodes[place] = node
        }
        return node
    }
}
