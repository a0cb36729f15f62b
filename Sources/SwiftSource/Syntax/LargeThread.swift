import Glibc

/// A thread with a large stack that does one piece of work after another: what it has touched, and what the allocator
/// keeps for it, is there already for the next.
final class LargeThread: Sendable {
    // 65,536 bytes of source nest at most as many levels; the parser was seen to use up to 1.2 KB a level of lookahead
    // and 5 KB a level of parsing, which it stops by itself. Only touched pages take memory.
    private static let bytes = 256 << 20
    // Parsing and evaluating a hand-written carousel touches a quarter of it; what lies deeper is given back.
    private static let keptBytes = 1 << 20

    private nonisolated(unsafe) let stack: UnsafeMutableRawPointer
    /// Posted when there is work, and when it is done.
    private nonisolated(unsafe) let (begin, done): (UnsafeMutablePointer<sem_t>, UnsafeMutablePointer<sem_t>)
    // Touched by whoever the last semaphore let through.
    private nonisolated(unsafe) var work: (() -> Void)?
    private nonisolated(unsafe) var thread = pthread_t()

    /// Starts a thread; nil where there is no room for one.
    init?() {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
        let stack = mmap(nil, Self.bytes, PROT_READ | PROT_WRITE, flags, -1, 0)
        guard let stack, stack != MAP_FAILED else { return nil }
        self.stack = stack
        begin = .allocate(capacity: 1)
        done = .allocate(capacity: 1)
        sem_init(begin, 0, 0)
        sem_init(done, 0, 0)
        // What runs over the end stops at a page that nobody may touch.
        mprotect(stack, sysconf(Int32(_SC_PAGESIZE)), PROT_NONE)
        guard start() else { return nil }
    }

    deinit {
        munmap(stack, Self.bytes)
        for semaphore in [begin, done] {
            sem_destroy(semaphore)
            semaphore.deallocate()
        }
    }

    private func start() -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstack(&attributes, stack, Self.bytes) == 0 else { return false }
        let status = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                Unmanaged<LargeThread>.fromOpaque(context).takeUnretainedValue().serve()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
        return status == 0
    }

    /// Does what it is given until it is woken for nothing.
    private func serve() {
        while true {
            Self.wait(for: begin)
            guard work != nil else { return }
            work?()
            // Before the semaphore: the closure must not outlive the call that gave it.
            work = nil
            sem_post(done)
        }
    }

    /// Waits until the thread has done a piece of work.
    func run(_ work: @escaping () -> Void) {
        self.work = work
        sem_post(begin)
        Self.wait(for: done)
        madvise(stack, Self.bytes - Self.keptBytes, MADV_DONTNEED)
    }

    /// Ends the thread, which is not used again.
    func stop() {
        sem_post(begin)
        pthread_join(thread, nil)
    }

    // A signal may end the waiting early.
    private static func wait(for semaphore: UnsafeMutablePointer<sem_t>) {
        while sem_wait(semaphore) != 0 {}
    }
}
