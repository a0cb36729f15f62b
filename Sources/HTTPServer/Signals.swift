internal import Glibc

/// Waiting for the signals that stop a server, in one thread, without handlers.
package enum Signals {
    /// A signal that asks for a stop.
    package enum Stop: Sendable, Equatable {
        /// From the terminal, Control-C.
        case interrupt
        /// From a supervisor.
        case terminate
    }

    /// Keeps both signals from this thread and every thread it starts from now on; call it first of all.
    package static func block() {
        withStopSignals { signals in
            _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        }
    }

    /// Blocks until one of them arrives.
    package static func wait() -> Stop {
        var signal: Int32 = 0
        withStopSignals { signals in
            while unsafe sigwait(&signals, &signal) != 0 {}
        }
        return signal == SIGINT ? .interrupt : .terminate
    }

    /// Blocks until one of them arrives or the time is over; nil is the latter.
    package static func wait(for time: Duration) -> Stop? {
        var limit = timespec()
        limit.tv_sec = Int(time.components.seconds)
        limit.tv_nsec = Int(time.components.attoseconds / 1_000_000_000)
        var signal: Int32 = -1
        withStopSignals { signals in
            signal = unsafe sigtimedwait(&signals, nil, &limit)
        }
        return signal == SIGINT ? .interrupt : signal == SIGTERM ? .terminate : nil
    }

    private static func withStopSignals(_ body: (inout sigset_t) -> Void) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGINT)
        unsafe sigaddset(&signals, SIGTERM)
        body(&signals)
    }
}
