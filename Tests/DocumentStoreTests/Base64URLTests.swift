import DocumentStore
import Testing

struct Base64URLTests {
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func `RFC 4648's vectors, without padding`(plain: String, coded: String) {
        #expect(Base64URL.encode(Array(plain.utf8)) == coded)
        #expect(Base64URL.decode(coded) == Array(plain.utf8))
    }

    @Test func `the two last letters are the ones that need no escape in a URL`() {
        #expect(Base64URL.encode([0xFB, 0xEF, 0xFF]) == "--__")
        #expect(Base64URL.decode("--__") == [0xFB, 0xEF, 0xFF])
    }

    @Test func `every byte comes back`() {
        let bytes = (0...255).map { UInt8($0) }
        for count in 0...bytes.count {
            let part = Array(bytes.prefix(count))
            #expect(Base64URL.decode(Base64URL.encode(part)) == part)
        }
    }

    @Test(arguments: ["Zg==", "Z", "Zm9vY", "Zh", "Zm9", "+/", "Zm 9v", "é"])
    func `another spelling of the same bytes is refused`(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }
}
