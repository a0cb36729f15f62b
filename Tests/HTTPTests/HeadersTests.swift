import HTTP
import Testing

@Suite struct `Header fields` {
    private let headers: Headers = ["Accept": "a", "X": "1", "ACCEPT": "b"]

    @Test func `find a name in any case`() {
        #expect(headers["accept"] == "a")
        #expect(headers.values(of: "aCCept") == ["a", "b"])
        #expect(headers.list("accept") == "a, b")
        #expect(headers["accep"] == nil)
        #expect(headers.list("y") == nil)
    }

    @Test func `keep their order and their spelling`() {
        #expect(headers.fields.map(\.name) == ["Accept", "X", "ACCEPT"])
    }

    @Test func `replace every value of a name`() {
        var headers = headers
        headers["accept"] = "c"
        #expect(headers.fields.map { "\($0.name): \($0.value)" } == ["X: 1", "accept: c"])
        headers["X"] = nil
        #expect(headers.fields.count == 1)
    }

    @Test func `cannot hold a line break`() {
        var headers = Headers()
        headers.add("A\r\nB", "c\r\nD: e\0f\tg\u{7F}")
        #expect(headers.fields.map { "\($0.name): \($0.value)" } == ["A  B: c  D: e f\tg "])
    }

    @Test func `fold only ASCII letters`() {
        let headers: Headers = ["Ä": "1", "[": "2"]
        #expect(headers["ä"] == nil)
        #expect(headers["{"] == nil)
    }
}
