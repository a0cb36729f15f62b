import Glibc
import HTTP
import HTTPServer
import Synchronization
import Testing

private let slow = "GET /slow HTTP/1.1\r\nHost: h\r\n\r\n"
private let get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

private func start(_ echo: Echo, _ change: (inout ServerConfiguration) -> Void = { _ in }) throws -> Server {
    var configuration = ServerConfiguration(endpoint: .tcp(host: "127.0.0.1", port: 0))
    configuration.shouldOffload = { $0.target.path == "/slow" }
    change(&configuration)
    return try Server(configuration: configuration, responder: echo)
}

/// What a client does on a thread of its own while the test's thread stops the server.
private final class Meanwhile<Outcome: Sendable>: Sendable {
    private let outcome = Mutex<Outcome?>(nil)
    private let action: @Sendable () -> Outcome
    private let thread = Mutex<pthread_t>(0)

    init(_ action: @escaping @Sendable () -> Outcome) {
        self.action = action
        var started = pthread_t()
        let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            guard let argument = $0 else { return nil }
            Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }
        pthread_create(&started, nil, start, Unmanaged.passRetained(Box { self.run() }).toOpaque())
        thread.withLock { $0 = started }
    }

    private func run() {
        let result = action()
        outcome.withLock { $0 = result }
    }

    func join() -> Outcome? {
        pthread_join(thread.withLock { $0 }, nil)
        return outcome.withLock { $0 }
    }
}

private final class Box: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

@Suite struct `A stop` {
    @Test func `closes idle connections and the door`() throws {
        let server = try start(Echo())
        let port = server.port
        let client = try #require(Client(port: port))
        client.send(get)
        #expect(client.answer()?.status == 200)
        #expect(server.stop(deadline: .seconds(3)) == .drained)
        #expect(client.read() == .closed)
        #expect(Client(port: port) == nil)
    }

    @Test func `while busy answers what is in flight and refuses the rest at once`() throws {
        let echo = Echo()
        echo.gate.shut()
        let server = try start(echo)
        let port = server.port
        let (busy, idle) = (try #require(Client(port: port)), try #require(Client(port: port)))
        idle.send(get)
        #expect(idle.answer()?.status == 200)
        busy.send(slow)
        let started = Gate.waits { echo.requests == 2 }
        #expect(started)

        let clients = Meanwhile {
            let refused = Gate.waits { Client(port: port) == nil }
            idle.send(get)
            let idleAnswer = idle.answer()
            echo.gate.open()
            return (refused, idleAnswer, busy.answer())
        }
        #expect(server.stop(deadline: .seconds(10)) == .drained)
        let (refused, idleAnswer, busyAnswer) = try #require(clients.join())
        #expect(refused)
        #expect(idleAnswer?.status == 200)
        #expect(idleAnswer?.field("Connection") == "close")
        #expect(busyAnswer?.body == "slow")
        #expect(busyAnswer?.field("Connection") == "close")
    }

    @Test func `says close also on an answer that is kept`() throws {
        let echo = Echo()
        let server = try start(echo)
        let port = server.port
        let (busy, idle) = (try #require(Client(port: port)), try #require(Client(port: port)))
        idle.send("GET /cached HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(idle.answer()?.field("Connection") != "close")
        echo.gate.shut()
        busy.send(slow)
        let started = Gate.waits { echo.requests == 2 }
        #expect(started)
        let clients = Meanwhile {
            let refused = Gate.waits { Client(port: port) == nil }
            idle.send("GET /cached HTTP/1.1\r\nHost: h\r\n\r\n")
            let answer = idle.answer()
            echo.gate.open()
            return (refused, answer)
        }
        #expect(server.stop(deadline: .seconds(10)) == .drained)
        let (refused, answer) = try #require(clients.join())
        #expect(refused)
        #expect(answer?.field("Connection") == "close")
        #expect(answer?.body == "<svg/>")
    }

    @Test func `at its deadline cuts a client that sends slowly`() throws {
        let server = try start(Echo())
        let client = try #require(Client(port: server.port))
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhe")
        let arrived = Gate.waits { server.load.inFlight == 1 }
        #expect(arrived)
        #expect(server.stop(deadline: .milliseconds(50)) == .cut)
        #expect(client.read() == .closed)
    }

    @Test func `at its deadline leaves a busy worker alone and does not abort`() throws {
        let echo = Echo()
        echo.gate.shut()
        let server = try start(echo)
        let client = try #require(Client(port: server.port))
        client.send(slow)
        let arrived = Gate.waits { server.load.working == 1 }
        #expect(arrived)
        #expect(server.stop(deadline: .milliseconds(50)) == .abandoned)
        echo.gate.open()
        #expect(client.answer()?.body == "slow")
    }

    @Test func `under load loses no request that was sent`() throws {
        let echo = Echo()
        let server = try start(echo) { $0.workers.queueLength = 1000 }
        let clients = (0..<30).compactMap { _ in Client(port: server.port) }
        for client in clients { client.send(slow) }
        let arrived = Gate.waits { echo.requests == 30 }
        #expect(arrived)
        for client in clients { client.send(get) }
        let more = Gate.waits { echo.requests == 60 }
        #expect(more)
        #expect(server.stop(deadline: .seconds(10)) == .drained)
        for client in clients {
            #expect(client.answer()?.body == "slow")
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `happens by itself at the end of a server's life`() throws {
        var port: UInt16 = 0
        do {
            let server = try start(Echo())
            port = server.port
            #expect(Client(port: port) != nil)
        }
        #expect(Client(port: port) == nil)
    }

    @Test func `in the middle of malformed requests does no harm`() throws {
        for _ in 0..<30 {
            let server = try start(Echo()) { $0.threads = 4 }
            let clients = (0..<100).compactMap { _ in Client(port: server.port) }
            let open = Gate.waits { server.load.connections == 100 }
            #expect(open)
            let senders = Meanwhile {
                for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\nbroken\r\n\r\n") }
            }
            #expect(server.stop(deadline: .seconds(1)) == .drained)
            _ = senders.join()
        }
    }

    @Test func `frees the port for the next server`() throws {
        let first = try start(Echo())
        let port = first.port
        #expect(first.stop(deadline: .seconds(1)) == .drained)
        let second = try start(Echo()) { $0.endpoint = .tcp(host: "127.0.0.1", port: port) }
        #expect(second.port == port)
    }
}
