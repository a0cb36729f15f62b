import Locks

/// Runs code on a stack for the deepest recursion that capped source can ask of the parser.
enum LargeStack {
    // As many as requests that are read at the same time, on most machines.
    private static let capacity = 4
    private static let spares = Locked<[LargeThread]>([])

    /// The result of `body`, run elsewhere while this thread waits; where no thread can be had, run here.
    static func run<Result>(_ body: () -> Result) -> Result {
        guard let thread = spares.withLock({ $0.popLast() }) ?? LargeThread() else { return body() }
        let result = withoutActuallyEscaping(body) { body in
            var result: Result?
            thread.run { result = body() }
            return result
        }
        let isKept = spares.withLock { spares in
            guard spares.count < capacity else { return false }
            spares.append(thread)
            return true
        }
        if !isKept { thread.stop() }
        return result ?? body()
    }
}
