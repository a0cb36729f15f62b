internal import Glibc

/// A value that threads take turns with.
///
/// It is a POSIX mutex, which the thread sanitizer knows. It does not see into `Synchronization.Mutex` on Linux and
/// reports every contended use of one as a race (Swift 6.3), which would hide a real race.
public final class Locked<State: ~Copyable>: Sendable {
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Touched only between lock and unlock, which is all the exclusivity it needs: Swift's own would be checked each time.
    private nonisolated(unsafe) let state: UnsafeMutablePointer<State>

    /// Guards a value from now on.
    public init(_ state: consuming sending State) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        // Who finds it taken looks again for a moment before it sleeps: what is done inside is shorter than a sleep.
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ADAPTIVE_NP))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        self.state = .allocate(capacity: 1)
        self.state.initialize(to: state)
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Waits for the value, then has it alone while `body` runs; not reentrant.
    public func withLock<Result, Failure>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state.pointee)
    }
}
