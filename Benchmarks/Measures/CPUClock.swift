import Glibc

/// The processor time of this process, on all its threads: other programs on the machine do not count.
enum CPUClock {
    /// Seconds since the process began.
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Seconds that a piece of work takes once, from as many repetitions as fill a slice of time.
    static func seconds(of work: () -> Void) -> Double {
        var count = 1
        while true {
            let start = seconds
            for _ in 0..<count { work() }
            let spent = seconds - start
            if spent >= slice || count >= 1 << 24 { return spent / Double(count) }
            count = spent > 0 ? max(count + 1, Int(Double(count) * min(slice / spent * 1.2, 16))) : count * 16
        }
    }

    /// Does a piece of work for five seconds and prints what it takes once.
    static func `repeat`(_ work: () -> Void) {
        var count = 0
        let start = seconds
        while seconds - start < 5 {
            work()
            count += 1
        }
        print((seconds - start) / Double(count) * 1e6, "us, \(count) times")
    }

    /// Seconds that are long against the clock's own steps and short against a round.
    private static let slice = 0.004
}

/// Keeps a result from being thought away by the optimiser.
@inline(never)
func keep<Value>(_ value: borrowing Value) {
    withExtendedLifetime(value) {}
}

/// Ends the measuring where a carousel cannot be drawn: there is nothing to compare.
func fail(_ reason: String) -> Never {
    _ = write(STDERR_FILENO, "benchmarks: \(reason)\n", reason.utf8.count + 13)
    exit(1)
}
