import DocumentStore
import HTTP
import Service
import Testing

struct SignatureTests {
    private let key = SigningKey(Array("0123456789abcdef".utf8))

    @Test func `the code is HMAC-SHA256`() {
        // RFC 4231, test case 2.
        let code = Authentication(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        #expect(code.bytes.prefix(8) == [0x5B, 0xDC, 0xC1, 0x46, 0xBF, 0x60, 0x75, 0x4E])
        #expect(code.bytes.suffix(4) == [0x64, 0xEC, 0x38, 0x43])
    }

    @Test(arguments: ["/v1/frame.svg", "/v1/frame.svg?items=3", "/v1/d/e30/frame.svg?t=0.5"])
    func `with a key a signed URL is drawn and a changed or unsigned one is 403`(target: String) throws {
        let key = try #require(key)
        let client = try Client { $0.signingKey = key }
        let signed = key.sign(target)
        #expect(try client.get(signed).status == .ok)
        #expect(try client.get(target).status == .forbidden)
        #expect(try client.get(signed + "A").status == .forbidden)
        #expect(try client.get(signed + "&items=4").status == .forbidden)
        #expect(try client.get(String(signed.dropLast())).status == .forbidden)
        #expect(try client.get("/v1/frame.svg?title=other" + signed.dropFirst(target.count)).status == .forbidden)
    }

    @Test func `what the owner chose himself needs no signature`() throws {
        let key = try #require(key)
        let client = try Client { $0.signingKey = key }
        #expect(try client.get("/v1/examples/three-cards/frame.svg").status == .ok)
        #expect(try client.get("/").status == .ok)
        #expect(try client.post("/v1/carousels", "{}").status == .forbidden)
        let stored = try client.post(key.sign("/v1/carousels"), "{}")
        #expect(stored.status == .created)
        #expect(try client.get(try #require(stored.headers["Location"]) + "/frame.svg").status == .ok)
    }

    @Test func `without a key sig is a parameter like any unknown one`() throws {
        #expect(try Client().get("/v1/frame.svg?sig=x").status == .badRequest)
    }

    @Test func `a short key is none`() {
        #expect(SigningKey(Array("0123456789abcde".utf8)) == nil)
    }
}
