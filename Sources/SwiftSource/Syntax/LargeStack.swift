import Glibc

/// Runs code on a thread of its own with a stack for the deepest recursion that capped source can ask of the parser.
enum LargeStack {
    // 65,536 bytes of source nest at most as many levels; the parser was seen to use up to 1.2 KB a level of lookahead
    // and 5 KB a level of parsing, which it stops by itself. Only touched pages take memory.
    private static let stacks = StackPool(bytes: 256 << 20)

    /// The work of a thread and its result.
    private final class Job {
        var work: (() -> Void)?

        init(_ work: @escaping () -> Void) {
            self.work = work
        }
    }

    /// The result of `body`, run elsewhere while this thread waits; where no thread can be had, run here.
    static func run<Result>(_ body: () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            var result: Result?
            start { result = body() }
            return result ?? body()
        }
    }

    private static func start(_ work: @escaping () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard let stack = stacks.take() else { return }
        defer { stacks.give(stack) }
        guard pthread_attr_setstack(&attributes, stack, stacks.bytes) == 0 else { return }
        let job = Unmanaged.passRetained(Job(work))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { context in
                guard let context else { return nil }
                let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
                job.work?()
                job.work = nil
                return nil
            }, job.toOpaque())
        guard status == 0 else {
            job.release()
            return
        }
        pthread_join(thread, nil)
    }
}
