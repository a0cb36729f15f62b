import Glibc
import HTTPServer
import Testing

private let slow = "GET /slow HTTP/1.1\r\nHost: h\r\n\r\n"

@Suite struct `A full queue` {
    @Test func `answers 503 and still serves what is cheap`() throws {
        try withServer {
            $0.workers.count = 1
            $0.workers.queueLength = 2
        } _: { server, echo in
            echo.gate.shut()
            let waiting = (0..<3).compactMap { _ in Client(port: server.port) }
            for client in waiting { client.send(slow) }
            let full = Gate.waits { server.load.queued == 2 && server.load.working == 1 }
            #expect(full)

            let late = try #require(Client(port: server.port))
            late.send(slow)
            let refusal = try #require(late.answer())
            #expect(refusal.status == 503)
            #expect(refusal.field("Retry-After") == "1")
            #expect(refusal.field("Content-Type") == "application/problem+json")
            late.send("GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(late.answer()?.body == "GET /healthz [Host=h] 0 ")

            echo.gate.open()
            for client in waiting { #expect(client.answer()?.body == "slow") }
            late.send(slow)
            #expect(late.answer()?.body == "slow")
        }
    }

    @Test func `keeps nobody longer than the deadline for a worker`() throws {
        try withServer {
            $0.workers.count = 1
            $0.deadlines.queue = .milliseconds(20)
        } _: { server, echo in
            echo.gate.shut()
            let clients = (0..<2).compactMap { _ in Client(port: server.port) }
            clients[0].send(slow)
            let working = Gate.waits { server.load.working == 1 }
            #expect(working)
            clients[1].send(slow)
            let waiting = Gate.waits { server.load.queued == 1 }
            #expect(waiting)
            usleep(60_000)
            echo.gate.open()
            #expect(clients[0].answer()?.body == "slow")
            let refusal = try #require(clients[1].answer())
            #expect(refusal.status == 503)
            #expect(refusal.field("Retry-After") == "1")
            clients[1].send(slow)
            #expect(clients[1].answer()?.body == "slow", "the worker is free again")
        }
    }

    @Test func `of length 0 takes as many as there are workers`() throws {
        try withServer {
            $0.workers.count = 2
            $0.workers.queueLength = 0
        } _: { server, echo in
            echo.gate.shut()
            let clients = (0..<3).compactMap { _ in Client(port: server.port) }
            for (index, client) in clients.enumerated() {
                client.send(slow)
                if index < 2 {
                    let taken = Gate.waits { server.load.working == index + 1 }
                    #expect(taken)
                }
            }
            #expect(clients[2].answer()?.status == 503)
            echo.gate.open()
            #expect(clients[0].answer()?.body == "slow")
            #expect(clients[1].answer()?.body == "slow")
        }
    }
}

@Suite struct `Workers` {
    @Test func `answer a thousand requests of twenty clients`() throws {
        try withServer { server, echo in
            let clients = (0..<20).compactMap { _ in Client(port: server.port) }
            for _ in 0..<50 {
                for client in clients { client.send(slow) }
                for client in clients { #expect(client.answer()?.body == "slow") }
            }
            #expect(echo.requests == 1000)
            // A client has its answer a moment before the server counts it as done.
            for _ in 0..<300 where server.load.inFlight > 0 { Gate.rest() }
            #expect(server.load.inFlight == 0)
        }
    }

    @Test func `may be none`() throws {
        try withServer {
            $0.workers.count = 0
        } _: { server, _ in
            let client = try #require(Client(port: server.port))
            client.send(slow)
            #expect(client.answer()?.body == "slow")
        }
    }

    @Test func `give up nothing when the client leaves`() throws {
        try withServer { server, echo in
            echo.gate.shut()
            for _ in 0..<5 {
                let client = try #require(Client(port: server.port))
                client.send(slow)
                let arrived = Gate.waits { server.load.queued + server.load.working > 0 }
                #expect(arrived)
            }
            echo.gate.open()
            let calm = Gate.waits { server.load == Server.Load(connections: 0, inFlight: 0, queued: 0, working: 0) }
            #expect(calm)
        }
    }
}
