internal import Glibc

/// Measures how long something takes, in seconds.
///
/// `Duration` counts in 128 bits; to make that seconds would take a tenth of an answer that is ready.
struct Stopwatch: Sendable {
    private let start = Self.now()

    /// Seconds since it was made.
    var seconds: Double {
        let now = Self.now()
        return Double(now.tv_sec - start.tv_sec) + Double(now.tv_nsec - start.tv_nsec) * 1e-9
    }

    private static func now() -> timespec {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time
    }
}
