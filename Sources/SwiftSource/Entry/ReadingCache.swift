import Locks

/// The last few readings, shared by the threads that draw one scene.
final class ReadingCache: Sendable {
    private let readings = Locked<[(state: [StateKey: Value], reading: Reading)]>([])
    // The state before and after a callback, and one that animates away.
    private static let capacity = 4

    /// The kept reading of a state, or the one that `make` gives, which runs outside the lock.
    func reading(of state: [StateKey: Value], make: () throws -> Reading) rethrows -> Reading {
        let kept = readings.withLock { readings in readings.first { $0.state == state }?.reading }
        if let kept { return kept }
        let made = try make()
        readings.withLock { readings in
            readings.insert((state, made), at: 0)
            if readings.count > Self.capacity { readings.removeLast() }
        }
        return made
    }
}
