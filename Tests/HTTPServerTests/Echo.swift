import Glibc
import HTTP
import HTTPServer
import Synchronization

/// Says what it was asked, so that a test can see what arrived.
final class Echo: Responder {
    /// Held shut by a test to keep workers busy.
    let gate = Gate()
    let cached = Response(.ok, .svg, Array("<svg/>".utf8))
    private let seen = Atomic(0)

    /// Requests that reached the responder.
    var requests: Int { seen.load(ordering: .sequentiallyConsistent) }

    func respond(to request: Request) -> Response {
        seen.add(1, ordering: .sequentiallyConsistent)
        switch request.target.path {
        case "/cached": return cached
        case "/slow":
            gate.pass()
            return Response(.ok, .plain, Array("slow".utf8))
        case "/large":
            let size = request.target.firstValue(of: "bytes").flatMap { Int($0) } ?? 0
            return Response(.ok, .plain, [UInt8](repeating: 0x61, count: size))
        case "/unchanged": return Response(.notModified, headers: ["ETag": "\"1\""], body: cached.body)
        case "/nothing": return Response(.noContent)
        case "/fields":
            var response = Response(.ok, .plain, [])
            response.headers["X-Injected"] = "a\r\nX-Evil: 1"
            return response
        default:
            let names = request.headers.fields.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
            let text = "\(request.method.name) \(request.target.raw) [\(names)] \(request.body.count)"
            return Response(.ok, .plain, Array(text.utf8) + (request.body.count < 100 ? [0x20] + request.body : []))
        }
    }
}

/// A door for threads; open to begin with.
final class Gate: Sendable {
    private let isShut = Atomic(false)

    func shut() {
        isShut.store(true, ordering: .sequentiallyConsistent)
    }

    func open() {
        isShut.store(false, ordering: .sequentiallyConsistent)
    }

    func pass() {
        while isShut.load(ordering: .sequentiallyConsistent) { usleep(1000) }
    }

    static func rest() {
        usleep(10_000)
    }

    /// Looks again and again, for three seconds, whether something has come true.
    static func waits(until isTrue: () -> Bool) -> Bool {
        for _ in 0..<300 where !isTrue() { rest() }
        return isTrue()
    }
}

/// Runs a server on a free port for as long as `body` takes.
func withServer<Result>(
    _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (borrowing Server, Echo) throws -> Result
) throws -> Result {
    let echo = Echo()
    var configuration = ServerConfiguration(endpoint: .tcp(host: "127.0.0.1", port: 0))
    configuration.shouldOffload = { $0.target.path == "/slow" }
    change(&configuration)
    let server = try Server(configuration: configuration, responder: echo)
    defer { echo.gate.open() }
    return try body(server, echo)
}
