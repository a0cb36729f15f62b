import Glibc
import HTTPServer
import Testing

@Suite struct `A signal` {
    @Test func `to terminate is waited for instead of obeyed`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            Signals.block()
            raise(SIGTERM)
            exit(Signals.wait() == .terminate ? 42 : 1)
        }
    }

    @Test func `to interrupt is told from the other`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            Signals.block()
            raise(SIGINT)
            exit(Signals.wait() == .interrupt ? 42 : 1)
        }
    }
}
