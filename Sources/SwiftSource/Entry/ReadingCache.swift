import Glibc

/// The last few readings, shared by the threads that draw one scene.
final class ReadingCache: Sendable {
    // A POSIX mutex, because the thread sanitizer knows it (as in Typography's cache).
    nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Touched only between lock and unlock.
    nonisolated(unsafe) private var readings: [(state: [StateKey: Value], reading: Reading)] = []
    // The state before and after a callback, and one that animates away.
    private let capacity = 4

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The kept reading of a state, or the one that `make` gives, which runs outside the lock.
    func reading(of state: [StateKey: Value], make: () throws -> Reading) rethrows -> Reading {
        pthread_mutex_lock(mutex)
        let kept = readings.first { $0.state == state }?.reading
        pthread_mutex_unlock(mutex)
        if let kept { return kept }
        let made = try make()
        pthread_mutex_lock(mutex)
        readings.insert((state, made), at: 0)
        if readings.count > capacity { readings.removeLast() }
        pthread_mutex_unlock(mutex)
        return made
    }
}
