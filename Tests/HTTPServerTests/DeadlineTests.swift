import HTTPServer
import Testing

/// Deadlines of a quarter of a second, but for one that a test wants far away.
private func withImpatientServer(
    _ change: (inout ServerConfiguration.Deadlines) -> Void = { _ in }, _ body: (borrowing Server, Echo) throws -> Void
) throws {
    try withServer {
        let soon = Duration.milliseconds(250)
        $0.deadlines.header = soon
        $0.deadlines.body = soon
        $0.deadlines.idle = soon
        $0.deadlines.send = soon
        change(&$0.deadlines)
    } _: { server, echo in
        try body(server, echo)
        // Whatever happened to that client, another is served.
        let other = try #require(Client(port: server.port))
        other.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(other.answer()?.status == 200)
    }
}

@Suite struct `A client is cut at the deadline when it` {
    @Test(arguments: [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: h\r\nA: b",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhe",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe",
    ])
    func `stops in the middle`(_ sent: String) throws {
        try withImpatientServer { server, echo in
            let client = try #require(Client(port: server.port))
            client.send(sent)
            #expect(client.read() == .closed)
            #expect(client.received.isEmpty)
            #expect(echo.requests == 0)
        }
    }

    @Test(arguments: [
        "", "GET / HTTP/1.1\r\nHost: h\r\nA: ", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n",
    ])
    func `sends a byte now and then`(_ start: String) throws {
        try withImpatientServer { server, echo in
            let client = try #require(Client(port: server.port))
            client.send(start)
            var end = Client.End.timeout
            for _ in 0..<300 where end == .timeout {
                client.send("a")
                end = client.read(for: 10)
            }
            #expect(end == .closed)
            #expect(echo.requests == 0)
        }
    }

    @Test func `stays on after its answer`() throws {
        try withImpatientServer {
            $0.header = .seconds(100)
        } _: { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.status == 200)
            #expect(client.read() == .closed)
        }
    }

    @Test func `never reads`() throws {
        try withImpatientServer {
            $0.header = .seconds(100)
            $0.idle = .seconds(100)
        } _: { server, _ in
            let client = try #require(Client(port: server.port, receiveBuffer: 4096))
            client.send("GET /large?bytes=20000000 HTTP/1.1\r\nHost: h\r\n\r\n")
            // Counted in the server, not read here: reading is what this client does not do.
            let closed = Gate.waits { server.load.connections == 0 }
            #expect(closed)
        }
    }

    @Test func `waits for nothing while its answer is worked out`() throws {
        try withImpatientServer { server, echo in
            echo.gate.shut()
            let client = try #require(Client(port: server.port))
            client.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.read(for: 600) == .timeout)
            echo.gate.open()
            #expect(client.answer()?.body == "slow")
        }
    }
}
