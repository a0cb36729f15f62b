/// A dictionary that many threads share and that never grows past twice its capacity.
///
/// Two generations: a full young one becomes the old one, and what is still asked for moves back. Every operation
/// takes constant time.
public final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Generations {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
    }

    private let generations = Locked(Generations())
    private let capacity: Int

    /// Keeps at least `capacity` recent values.
    public init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// The number of values held now.
    public var count: Int {
        generations.withLock { $0.young.count + $0.old.count }
    }

    /// The kept value, or the one `make` returns, which runs outside the lock and may run twice at once; what `make`
    /// throws is thrown on, and nothing is kept then, nor what is not worth it.
    public func value<Failure>(
        for key: Key, where isWorthIt: (Value) -> Bool = { _ in true }, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let found = generations.withLock { generations -> (value: Value?, dropped: [Key: Value]) in
            if let value = generations.young[key] { return (value, [:]) }
            guard let value = generations.old.removeValue(forKey: key) else { return (nil, [:]) }
            return (value, insert(value, for: key, into: &generations))
        }
        if let value = found.value { return value }
        let value = try make()
        guard isWorthIt(value) else { return value }
        _ = generations.withLock { insert(value, for: key, into: &$0) }
        return value
    }

    /// Adds a value, and returns what had to go, which should die outside the lock.
    private func insert(_ value: Value, for key: Key, into generations: inout Generations) -> [Key: Value] {
        var dropped: [Key: Value] = [:]
        if generations.young.count >= capacity {
            dropped = generations.old
            generations.old = generations.young
            generations.young = [:]
        }
        generations.young[key] = value
        return dropped
    }
}
