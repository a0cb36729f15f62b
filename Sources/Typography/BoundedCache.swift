import Locks

/// A dictionary that many threads share and that never grows past twice its capacity.
///
/// Two generations: a full young one becomes the old one, and what is still asked for moves back. Every operation
/// takes constant time.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Generations {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
    }

    private let generations = Locked(Generations())
    private let capacity: Int

    /// Keeps at least `capacity` recent values.
    package init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// The number of values held now.
    package var count: Int {
        generations.withLock { $0.young.count + $0.old.count }
    }

    /// The kept value, or the one `make` returns, which runs outside the lock and may run twice at once.
    package func value(for key: Key, make: () -> Value) -> Value {
        let kept = generations.withLock { generations -> Value? in
            if let value = generations.young[key] { return value }
            guard let value = generations.old.removeValue(forKey: key) else { return nil }
            insert(value, for: key, into: &generations)
            return value
        }
        if let kept { return kept }
        let value = make()
        generations.withLock { insert(value, for: key, into: &$0) }
        return value
    }

    private func insert(_ value: Value, for key: Key, into generations: inout Generations) {
        if generations.young.count >= capacity {
            generations.old = generations.young
            generations.young = [:]
        }
        generations.young[key] = value
    }
}
