import HTTP
import HTTPServer
import Testing

private let get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

@Suite struct `A connection` {
    @Test func `serves one request after another`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            for number in 0..<50 {
                client.send("POST /\(number) HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nhi")
                #expect(client.answer()?.body == "POST /\(number) [Host=h;Content-Length=2] 2 hi")
            }
            #expect(server.load.connections == 1)
        }
    }

    @Test func `answers pipelined requests in order`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send((0..<20).map { "GET /\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
            for number in 0..<20 { #expect(client.answer()?.body == "GET /\(number) [Host=h] 0 ") }
        }
    }

    @Test func `keeps a body apart from the request behind it`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nGET /" + get)
            #expect(client.answer()?.body == "POST /a [Host=h;Content-Length=5] 5 GET /")
            #expect(client.answer()?.body == "GET / [Host=h] 0 ")
        }
    }

    @Test func `pipelines past an answer from a worker`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n" + get)
            #expect(client.answer()?.body == "slow")
            #expect(client.answer()?.body == "GET / [Host=h] 0 ")
        }
    }

    @Test func `takes a request a byte at a time`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            for byte in "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nhi".utf8 { client.send([byte]) }
            #expect(client.answer()?.body == "POST / [Host=h;Content-Length=2] 2 hi")
        }
    }

    @Test func `closed half way still gets its answer`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send(get)
            client.finishSending()
            #expect(client.answer()?.status == 200)
            #expect(client.read() == .closed)
        }
    }

    @Test func `says 100 Continue before a body that fits`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
            #expect(client.read { $0.suffix(4) == Array("\r\n\r\n".utf8)[...] } == .enough)
            #expect(String(decoding: client.received, as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
            client.send("hi")
            #expect(client.answer()?.status == 200)
        }
    }

    @Test(arguments: [
        "GET / HT", "GET / HTTP/1.1\r\nHost: h\r\n", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhe",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe",
        "GET /slow HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /large?bytes=5000000 HTTP/1.1\r\nHost: h\r\n\r\n",
    ])
    func `aborted leaves nothing behind`(_ sent: String) throws {
        try withServer { server, _ in
            for _ in 0..<5 {
                let client = try #require(Client(port: server.port))
                client.send(sent)
                client.finishSending()
            }
            let probe = try #require(Client(port: server.port))
            probe.send(get)
            #expect(probe.answer()?.status == 200)
            let calm = Gate.waits { server.load.inFlight + server.load.connections <= 1 }
            #expect(calm)
            #expect(server.load == Server.Load(connections: 1, inFlight: 0, queued: 0, working: 0))
        }
    }

    @Test(arguments: [
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nx\r\n",
    ])
    func `with a broken chunk is closed`(_ sent: String) throws {
        try withServer { server, echo in
            let client = try #require(Client(port: server.port))
            client.send(sent)
            #expect(client.read() == .closed)
            #expect(echo.requests == 0)
        }
    }

    @Test func `of noise does no harm`() throws {
        try withServer {
            $0.limits.connections = 50
        } _: { server, _ in
            let request = Array("POST /a?b=c HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nA: b\r\n\r\nhello".utf8)
            var state: UInt64 = 7
            func random(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % count
            }
            for _ in 0..<500 {
                var noise = request
                for _ in 0...random(4) { noise[random(noise.count)] = UInt8(random(256)) }
                if random(3) == 0 { noise.removeSubrange(random(noise.count)...) }
                let client = try #require(Client(port: server.port))
                client.send(noise)
                if random(2) == 0 { client.send(request) }
            }
            let client = try #require(Client(port: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
        }
    }

    @Test func `too many makes room by closing the oldest idle one`() throws {
        try withServer {
            $0.limits.connections = 20
        } _: { server, _ in
            let idle = (0..<100).compactMap { _ in Client(port: server.port) }
            #expect(idle.count == 100)
            let client = try #require(Client(port: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
            #expect(idle[0].read() == .closed)
        }
    }

    @Test func `beyond the limit for one address is refused`() throws {
        try withServer {
            $0.limits.connectionsPerAddress = 3
            $0.threads = 1
        } _: { server, _ in
            let clients = (0..<3).compactMap { _ in Client(port: server.port) }
            for client in clients {
                client.send(get)
                #expect(client.answer()?.status == 200)
            }
            // A client closes when it is used no more, which an optimised build finds out early.
            withExtendedLifetime(clients) {
                guard let fourth = Client(port: server.port) else { return }
                fourth.send(get)
                #expect(fourth.read() == .closed)
                #expect(fourth.received.isEmpty)
            }
        }
    }
}

@Suite struct `An answer` {
    @Test func `to HEAD has the length and no body`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("HEAD /cached HTTP/1.1\r\nHost: h\r\n\r\n" + get)
            let head = try #require(client.answer(toHead: true))
            #expect(head.field("Content-Length") == "6")
            #expect(head.field("Content-Type") == "image/svg+xml")
            #expect(client.answer()?.body == "GET / [Host=h] 0 ")
        }
    }

    @Test func `that is kept is the same each time, also to several clients at once`() throws {
        try withServer { server, echo in
            let clients = (0..<10).compactMap { _ in Client(port: server.port) }
            for _ in 0..<20 {
                for client in clients { client.send("GET /cached HTTP/1.1\r\nHost: h\r\n\r\n") }
                for client in clients { #expect(client.answer()?.body == "<svg/>") }
            }
            #expect(echo.requests == 200)
            #expect(echo.cached.body.prepared != nil)
        }
    }

    @Test func `with the same body and other headers carries its own`() throws {
        final class Two: Responder {
            let body = ResponseBody("x")
            func respond(to request: Request) -> Response {
                Response(headers: ["X-Path": request.target.path], body: body)
            }
        }
        let server = try Server(
            configuration: ServerConfiguration(endpoint: .tcp(host: "127.0.0.1", port: 0)), responder: Two())
        let client = try #require(Client(port: server.port))
        for path in ["/a", "/b", "/a"] {
            client.send("GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.field("X-Path") == path)
        }
    }

    @Test func `304 and 204 end with their headers`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET /unchanged HTTP/1.1\r\nHost: h\r\n\r\nGET /nothing HTTP/1.1\r\nHost: h\r\n\r\n" + get)
            let unchanged = try #require(client.answer())
            #expect(unchanged.status == 304)
            #expect(unchanged.field("Content-Length") == "6")
            #expect(unchanged.field("ETag") == "\"1\"")
            let nothing = try #require(client.answer())
            #expect(nothing.status == 204)
            #expect(nothing.field("Content-Length") == nil)
            #expect(client.answer()?.body == "GET / [Host=h] 0 ")
        }
    }

    @Test func `cannot be split by a header value`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET /fields HTTP/1.1\r\nHost: h\r\n\r\n")
            let answer = try #require(client.answer())
            #expect(answer.field("X-Injected") == "a  X-Evil: 1")
            #expect(answer.field("X-Evil") == nil)
        }
    }

    @Test func `of five megabytes arrives whole`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET /large?bytes=5000000 HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.body.utf8.count == 5_000_000)
        }
    }

    @Test func `refusing is problem details, or what the configuration makes of it`() throws {
        try withServer { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET / HTTP/1.1\r\n\r\n")
            let answer = try #require(client.answer())
            #expect(answer.field("Content-Type") == "application/problem+json")
            #expect(answer.field("Connection") == "close")
            #expect(
                answer.body == """
                    {"type":"about:blank","title":"Bad Request","status":400,\
                    "detail":"an HTTP/1.1 request needs exactly one Host field"}
                    """)
        }
        try withServer {
            $0.refuse = { refusal in
                Response(refusal.status, .plain, Array("\(refusal.rawTarget) \(refusal.headers["A"] ?? "")".utf8))
            }
        } _: { server, _ in
            let client = try #require(Client(port: server.port))
            client.send("GET /%00 HTTP/1.1\r\nHost: h\r\nA: b\r\n\r\n")
            #expect(client.answer()?.body == "/%00 b")
        }
    }
}
