import Glibc

/// Stacks that were used and may be used again, so that the pages a usual source touches are there already.
final class StackPool: Sendable {
    /// The size of each stack.
    let bytes: Int
    // Parsing and evaluating a hand-written carousel touches a quarter of it; what lies deeper is given back.
    private static let keptBytes = 1 << 20
    // As many as requests that are read at the same time, on most machines.
    private static let capacity = 4
    // A POSIX mutex, because the thread sanitizer knows it (as in Typography's cache).
    nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Touched only between lock and unlock.
    nonisolated(unsafe) private var spares: [UnsafeMutableRawPointer] = []

    init(bytes: Int) {
        self.bytes = bytes
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        for stack in spares { munmap(stack, bytes) }
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// The lowest byte of a stack for one thread; nil where there is no room for one.
    func take() -> UnsafeMutableRawPointer? {
        pthread_mutex_lock(mutex)
        let spare = spares.popLast()
        pthread_mutex_unlock(mutex)
        if let spare { return spare }
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
        let stack = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0)
        guard let stack, stack != MAP_FAILED else { return nil }
        // What runs over the end stops at a page that nobody may touch.
        mprotect(stack, sysconf(Int32(_SC_PAGESIZE)), PROT_NONE)
        return stack
    }

    /// Takes a stack back whose thread has ended.
    func give(_ stack: UnsafeMutableRawPointer) {
        madvise(stack, bytes - Self.keptBytes, MADV_DONTNEED)
        pthread_mutex_lock(mutex)
        let isKept = spares.count < Self.capacity
        if isKept { spares.append(stack) }
        pthread_mutex_unlock(mutex)
        if !isKept { munmap(stack, bytes) }
    }
}
