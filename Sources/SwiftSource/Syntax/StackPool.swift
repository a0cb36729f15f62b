import Glibc
import Locks

/// Stacks that were used and may be used again, so that the pages a usual source touches are there already.
final class StackPool: Sendable {
    /// The size of each stack.
    let bytes: Int
    // Parsing and evaluating a hand-written carousel touches a quarter of it; what lies deeper is given back.
    private static let keptBytes = 1 << 20
    // As many as requests that are read at the same time, on most machines.
    private static let capacity = 4
    private let spares = Locked<[UnsafeMutableRawPointer]>([])

    init(bytes: Int) {
        self.bytes = bytes
    }

    deinit {
        spares.withLock { for stack in $0 { munmap(stack, bytes) } }
    }

    /// The lowest byte of a stack for one thread; nil where there is no room for one.
    func take() -> UnsafeMutableRawPointer? {
        if let spare = spares.withLock({ $0.popLast() }) { return spare }
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
        let isKept = spares.withLock { spares in
            guard spares.count < Self.capacity else { return false }
            spares.append(stack)
            return true
        }
        if !isKept { munmap(stack, bytes) }
    }
}
