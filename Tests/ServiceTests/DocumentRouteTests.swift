import DocumentStore
import HTTP
import Service
import Testing

struct DocumentRouteTests {
    private let document = #"{"items":{"count":3},"title":"Three cards"}"#

    @Test func `a document in a URL, plain or deflated in any wrapper, draws what its POST draws`() throws {
        let client = try Client()
        let expected = try client.post("/v1/frame.svg", document).text
        let zlib: [UInt8] = Self.deflated(document)
        for bytes in [Array(document.utf8), zlib, Array(zlib.dropFirst(2).dropLast(4))] {
            let response = try client.get("/v1/d/\(Base64URL.encode(bytes))/frame.svg")
            #expect(response.status == .ok)
            #expect(response.text == expected)
        }
        let gzip = try #require(Gzip.compress(Array(document.utf8)))
        #expect(try client.get("/v1/d/\(Base64URL.encode(gzip))/frame.svg").text == expected)
    }

    @Test(arguments: ["e30=", "e3", "%20", "!!!!", "AAAA", "eJwDAA", "_____w"])
    func `a path that carries no document is 400`(text: String) throws {
        let response = try Client().get("/v1/d/\(text)/frame.svg")
        #expect(response.status == .badRequest)
        #expect(response.json["type"] as? String == "/v1/problems/unreadable-document")
    }

    @Test func `an inflated document is bounded`() throws {
        var limits = Limits()
        limits.inflated = 1000
        let client = try Client(limits: limits)
        let bomb = try #require(Gzip.compress(Array(repeating: 0x20, count: 1 << 20)))
        let response = try client.get("/v1/d/\(Base64URL.encode(bomb))/frame.svg")
        #expect(response.status == .contentTooLarge)
        #expect(response.json["limit"] as? Int == 1000)
    }

    @Test func `a stored document has a short URL whose pictures never change`() throws {
        let client = try Client()
        let stored = try client.post("/v1/carousels", document)
        #expect(stored.status == .created)
        let location = try #require(stored.headers["Location"])
        #expect(location == "/v1/carousels/" + DocumentID(of: Array(document.utf8)).text)
        #expect(stored.json["animation"] as? String == location + "/animation.svg")
        let drawn = try client.get(location + "/frame.svg")
        #expect(drawn.status == .ok)
        #expect(drawn.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(drawn.text == (try client.post("/v1/frame.svg", document).text))
        #expect(try client.get(location).text == document)
    }

    @Test func `white space and the order of members change nothing, what texts say does`() throws {
        let client = try Client()
        let spaced = "{ \"title\" : \"Three cards\",\n\t\"items\": { \"count\": 3 } }\r\n"
        #expect(
            try client.post("/v1/carousels", spaced).headers["Location"]
                == client.post("/v1/carousels", document).headers["Location"])
        #expect(
            try client.post("/v1/carousels", #"{"title":"a \" b"}"#).headers["Location"]
                != client.post("/v1/carousels", #"{"title":"a \"b"}"#).headers["Location"])
    }

    @Test(arguments: ["ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qc", "short", "..", "%2e%2e%2f%2e%2e%2fetc"])
    func `a name that was never stored is 404`(name: String) throws {
        #expect(try Client().get("/v1/carousels/\(name)/frame.svg").status == .notFound)
    }

    @Test func `what cannot be read is not stored`() throws {
        let response = try Client().post("/v1/carousels", "nonsense")
        #expect(response.status == .badRequest)
        #expect(response.headers["Location"] == nil)
    }

    @Test func `a full store says so and asks to come back`() throws {
        var limits = Limits()
        limits.store = 1 << 16
        let client = try Client(limits: limits)
        let statuses = try (0..<1000).map { number in
            try client.post(
                "/v1/carousels", #"{"items":{"card":{"title":"\#(number) \#(String(repeating: "x", count: 80))"}}}"#
            ).status
                .code
        }
        #expect(statuses.first == 201)
        #expect(statuses.last == 503)
    }

    @Test func `the examples are listed by name with their titles`() throws {
        let list = try Client().get("/v1/examples").json["examples"] as? [[String: Any]]
        #expect(list?.count == 1)
        #expect(list?.first?["name"] as? String == "three-cards")
        #expect(list?.first?["animation"] as? String == "/v1/examples/three-cards/animation.svg")
    }

    /// A stored zlib stream (RFC 1950, RFC 1951 3.2.4), written by hand: no compression, checked by Adler-32.
    private static func deflated(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let count = UInt16(bytes.count)
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        let lengths = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
        let sum = [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
        return [0x78, 0x01, 0x01] + lengths + bytes + sum
    }
}
