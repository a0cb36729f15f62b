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

    @Test func `that does not come is not waited for longer than asked`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            Signals.block()
            guard Signals.wait(for: .milliseconds(20)) == nil else { exit(1) }
            raise(SIGTERM)
            exit(Signals.wait(for: .seconds(5)) == .terminate ? 42 : 2)
        }
    }
}
