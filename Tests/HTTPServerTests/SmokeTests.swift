import HTTPServer
import Testing

@Test func `a request is answered`() throws {
    try withServer { server, _ in
        let client = try #require(Client(port: server.port))
        client.send("GET /a%20b?x=1 HTTP/1.1\r\nHost: h\r\n\r\n")
        let answer = try #require(client.answer())
        #expect(answer.status == 200)
        #expect(answer.body == "GET /a%20b?x=1 [Host=h] 0 ")
    }
}
