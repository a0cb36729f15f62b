import HTTP
import HTTPServer
import Testing

/// One request on a fresh connection, and what must come back.
struct Exchange: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sent: String
    /// `nil`: the connection is closed without a word.
    let status: Int?
    /// Text that the body must contain.
    let body: String
    /// Whether the server must close the connection after the answer.
    let closes: Bool

    init(_ name: String, _ sent: String, _ status: Int?, _ body: String = "", closes: Bool = false) {
        testDescription = name
        self.sent = sent
        self.status = status
        self.body = body
        self.closes = closes
    }
}

private func check(_ exchange: Exchange, limits: ServerConfiguration.Limits = .init()) throws {
    try withServer {
        $0.limits = limits
    } _: { server, echo in
        let client = try #require(Client(port: server.port))
        client.send(exchange.sent)
        guard let status = exchange.status else {
            #expect(client.read() == .closed)
            #expect(client.received.isEmpty)
            #expect(echo.requests == 0)
            return
        }
        let answer = try #require(client.answer(toHead: exchange.sent.hasPrefix("HEAD")))
        #expect(answer.status == status)
        #expect(answer.body.contains(exchange.body), "\(answer.body)")
        #expect(echo.requests == (status < 400 ? 1 : 0))
        if exchange.closes {
            #expect(client.read() == .closed)
            #expect(client.received.isEmpty)
        } else {
            client.send("GET /again HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(client.answer()?.body == "GET /again [Host=h] 0 ")
        }
    }
}

@Suite struct `A request that is well formed` {
    @Test(arguments: [
        Exchange("GET", "GET / HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET / [Host=h] 0"),
        Exchange(
            "the target arrives as sent", "GET /a%20b?x=1&y=%2B#f HTTP/1.1\r\nHost: h\r\n\r\n", 200,
            "/a%20b?x=1&y=%2B#f"),
        Exchange("an escaped slash stays escaped", "GET /a%2Fb HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET /a%2Fb ["),
        Exchange("absolute form", "GET http://h/a?b HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET http://h/a?b ["),
        Exchange("asterisk form", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", 200, "OPTIONS * ["),
        Exchange("a query without a value", "GET /?a&b=&=c HTTP/1.1\r\nHost: h\r\n\r\n", 200, "/?a&b=&=c"),
        Exchange("UTF-8 that nobody escaped", "GET /п HTTP/1.1\r\nHost: h\r\n\r\n", 200, "GET /п ["),
        Exchange("HEAD", "HEAD / HTTP/1.1\r\nHost: h\r\n\r\n", 200),
        Exchange("DELETE", "DELETE /a HTTP/1.1\r\nHost: h\r\n\r\n", 200, "DELETE /a ["),
        Exchange("a method nobody knows", "BREW /pot HTTP/1.1\r\nHost: h\r\n\r\n", 200, "BREW /pot ["),
        Exchange(
            "POST with a length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello", 200, "] 5 hello"),
        Exchange("POST with length 0", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", 200, "] 0 "),
        Exchange("POST without a body", "POST / HTTP/1.1\r\nHost: h\r\n\r\n", 200, "] 0 "),
        Exchange("GET with a body", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nhi", 200, "] 2 hi"),
        Exchange(
            "chunked",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n", 200,
            "] 5 hello"),
        Exchange(
            "chunked in capitals, with an extension and a trailer",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: CHUNKED\r\n\r\nA;x=y\r\n0123456789\r\n0\r\nT: 1\r\n\r\n",
            200, "] 10 0123456789"),
        Exchange(
            "Expect: 100-continue",
            "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nhi", 200, "] 2 hi"),
        Exchange("HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 200, "GET / [] 0", closes: true),
        Exchange(
            "Connection: close", "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", 200, "GET /", closes: true),
        Exchange(
            "a repeated header keeps its order", "GET / HTTP/1.1\r\nHost: h\r\nA: 1\r\nB: 2\r\na: 3\r\n\r\n", 200,
            "A=1;B=2;a=3"),
        Exchange("an empty header value", "GET / HTTP/1.1\r\nHost: h\r\nA:\r\n\r\n", 200, "A="),
    ])
    func `reaches the responder whole`(_ exchange: Exchange) throws {
        try check(exchange)
    }
}

@Suite struct `A request that two readers could read differently` {
    @Test(arguments: [
        Exchange(
            "Content-Length and Transfer-Encoding",
            "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400,
            "length of the body", closes: true),
        Exchange(
            "two Content-Lengths that differ",
            "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!", 400,
            "length of the body", closes: true),
        Exchange(
            "two Content-Lengths that agree",
            "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello", 400, closes: true),
        Exchange(
            "two Transfer-Encodings",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400, closes: true),
        Exchange(
            "gzip before chunked",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501, "chunked",
            closes: true),
        Exchange(
            "a coding nobody knows", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 501,
            closes: true),
        Exchange(
            "identity", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: identity\r\n\r\nhello", 501, closes: true),
        Exchange(
            "chunked in HTTP/1.0", "POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400,
            closes: true),
        Exchange(
            "a space before the colon",
            "POST / HTTP/1.1\r\nHost: h\r\nContent-Length : 5\r\n\r\nhello", 400, closes: true),
        Exchange(
            "a control character in a value", "GET / HTTP/1.1\r\nHost: h\r\nA: b\u{1}c\r\n\r\n", 400,
            "header field", closes: true),
        Exchange(
            "a name that is no token", "GET / HTTP/1.1\r\nHost: h\r\nA(b): c\r\n\r\n", 400, "header field",
            closes: true),
        Exchange("no Host", "GET / HTTP/1.1\r\n\r\n", 400, "exactly one Host", closes: true),
        Exchange(
            "two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, "exactly one Host", closes: true),
    ])
    func `is refused and the connection closed`(_ exchange: Exchange) throws {
        try check(exchange)
    }
}

@Suite struct `A Content-Length that is no number` {
    // MHD answers these itself, and says its status line twice; what matters is that nothing behind it is read.
    @Test(arguments: ["5, 5", "+5", "-5", "0x5", "5a", "", "99999999999999999999"])
    func `is refused and the connection closed`(_ length: String) throws {
        try withServer { server, echo in
            let client = try #require(Client(port: server.port))
            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(length)\r\n\r\nhello")
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            let status = client.answer()?.status
            #expect(status == 400 || status == 413)
            #expect(client.read() == .closed)
            #expect(echo.requests == 0)
        }
    }
}

@Suite struct `A request that makes no sense` {
    @Test(arguments: [
        Exchange("an escaped NUL", "GET /%00abc HTTP/1.1\r\nHost: h\r\n\r\n", 400, "byte 1 of the request target"),
        Exchange("an escaped NUL in the query", "GET /?a=%00 HTTP/1.1\r\nHost: h\r\n\r\n", 400, "byte 4"),
        Exchange("half an escape", "GET /a%4 HTTP/1.1\r\nHost: h\r\n\r\n", 400, "byte 2"),
        Exchange("an escape of letters", "GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n", 400, "byte 1"),
        Exchange("an overlong slash", "GET /%C0%AF HTTP/1.1\r\nHost: h\r\n\r\n", 400, "not UTF-8"),
        Exchange("a lone continuation byte", "GET /%80 HTTP/1.1\r\nHost: h\r\n\r\n", 400, "not UTF-8"),
        Exchange("a surrogate", "GET /%ED%A0%80 HTTP/1.1\r\nHost: h\r\n\r\n", 400, "not UTF-8"),
        Exchange("a path without a slash", "GET abc HTTP/1.1\r\nHost: h\r\n\r\n", 400, "begins with /"),
    ])
    func `is refused and the connection goes on`(_ exchange: Exchange) throws {
        try check(exchange)
    }

    @Test func `as bytes that are not UTF-8 is refused`() throws {
        try withServer { server, echo in
            let client = try #require(Client(port: server.port))
            client.send(Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\nHost: h\r\n\r\n".utf8))
            #expect(client.answer()?.status == 400)
            #expect(echo.requests == 0)
        }
    }

    @Test(arguments: [
        "\u{16}\u{3}\u{1}\u{0}\u{5}hello\r\n\r\n", "hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\nHost: h\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1 x\r\nHost: h\r\n\r\n",
    ])
    func `in its first line never reaches the responder`(_ sent: String) throws {
        try withServer { server, echo in
            let client = try #require(Client(port: server.port))
            client.send(sent)
            #expect(client.read() == .closed)
            let answer = Answer.parse(client.received, toHead: false)?.0
            #expect(client.received.isEmpty || [400, 505].contains(answer?.status))
            #expect(echo.requests == 0)
        }
    }
}

@Suite struct `A limit` {
    private static var small: ServerConfiguration.Limits {
        var limits = ServerConfiguration.Limits()
        limits.body = 1000
        limits.target = 100
        limits.header = 500
        return limits
    }
    private static let x1000 = String(repeating: "x", count: 1000)

    @Test(arguments: [
        Exchange(
            "a body of the limit", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n" + x1000, 200, "] 1000"),
        Exchange(
            "a chunked body of the limit",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3e8\r\n" + x1000 + "\r\n0\r\n\r\n", 200,
            "] 1000"),
        Exchange(
            "a target of the limit", "GET /" + String(repeating: "a", count: 99) + " HTTP/1.1\r\nHost: h\r\n\r\n", 200),
        // "Host: h" is 9 bytes with its end, "A: " and CR LF are 5, so the value may have 486.
        Exchange(
            "a header section of the limit",
            "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 486) + "\r\n\r\n", 200),
    ])
    func `is kept to the byte`(_ exchange: Exchange) throws {
        try check(exchange, limits: Self.small)
    }

    @Test(arguments: [
        Exchange(
            "a body announced one byte over",
            "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1001\r\n\r\n" + x1000 + "x",
            413, "over the limit of 1000 bytes", closes: true),
        Exchange(
            "a body announced and not sent", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9000000000\r\n\r\n", 413,
            "over the limit of 1000 bytes", closes: true),
        Exchange(
            "a body that asks first",
            "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n", 413, closes: true),
        Exchange(
            "a chunked body one byte over",
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n" + x1000 + "x\r\n0\r\n\r\n", 413,
            "over the limit of 1000 bytes"),
        Exchange(
            "a target one byte over", "GET /" + String(repeating: "a", count: 100) + " HTTP/1.1\r\nHost: h\r\n\r\n",
            414,
            "over the limit of 100 bytes", closes: true),
        Exchange(
            "a header section one byte over",
            "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 487) + "\r\n\r\n", 431,
            "over the limit of 500 bytes", closes: true),
        Exchange(
            "a hundred and twenty-nine fields",
            "GET / HTTP/1.1\r\nHost:\r\n" + String(repeating: "A:\r\n", count: 128) + "\r\n", 431, "128 fields",
            closes: true),
    ])
    func `exceeded is refused with its number`(_ exchange: Exchange) throws {
        try check(exchange, limits: Self.small)
    }

    @Test func `exceeded far beyond is cut, not swallowed for ever`() throws {
        try withServer {
            $0.limits = Self.small
        } _: { server, echo in
            let client = try #require(Client(port: server.port))
            client.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
            var open = true
            for _ in 0..<2000 where open { open = client.send("3e8\r\n" + Self.x1000 + "\r\n") }
            #expect(client.read() == .closed)
            #expect(echo.requests == 0)
        }
    }

    @Test func `for all bodies together refuses the one too many and takes it later`() throws {
        try withServer {
            $0.limits.buffered = 150_000
        } _: { server, _ in
            let head = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100000\r\n\r\n"
            let (first, second) = (try #require(Client(port: server.port)), try #require(Client(port: server.port)))
            first.send(head)
            first.send([UInt8](repeating: 0x61, count: 99_999))
            let isHeld = Gate.waits { server.load.buffered >= 99_999 }
            #expect(isHeld)
            // The first answer comes only after its last byte, so its body is held meanwhile.
            second.send(head)
            second.send([UInt8](repeating: 0x61, count: 100_000))
            let refusal = second.answer()
            #expect(refusal?.status == 503)
            #expect(refusal?.field("Retry-After") == "1")
            #expect(refusal?.body.contains("150000 bytes") == true)
            first.send("a")
            #expect(first.answer()?.status == 200)
            let isFree = Gate.waits { server.load.buffered == 0 }
            #expect(isFree)
            second.send(head)
            second.send([UInt8](repeating: 0x61, count: 100_000))
            #expect(second.answer()?.status == 200)
        }
    }

    @Test func `of MHD's own memory is an answer too`() throws {
        try withServer { server, echo in
            for sent in ["GET /" + String(repeating: "a", count: 60_000), "GET / HTTP/1.1\r\nHost: h\r\nA: "] {
                let client = try #require(Client(port: server.port))
                client.send(sent + String(repeating: "a", count: 60_000) + " HTTP/1.1\r\nHost: h\r\n\r\n")
                #expect([414, 431].contains(client.answer()?.status))
            }
            #expect(echo.requests == 0)
        }
    }

    @Test func `of 1 MiB holds for a body by default`() throws {
        try withServer { server, echo in
            for (size, status) in [(1 << 20, 200), ((1 << 20) + 1, 413), (3_000_000, 413)] {
                let client = try #require(Client(port: server.port))
                client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
                client.send([UInt8](repeating: 0x61, count: size))
                #expect(client.answer()?.status == status)
            }
            #expect(echo.requests == 1)
        }
    }
}
