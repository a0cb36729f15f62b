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

    private static func withStopSignals(_ body: (inout sigset_t) -> Void) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGINT)
        unsafe sigaddset(&signals, SIGTERM)
        body(&signals)
    }
}
