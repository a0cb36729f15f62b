import DocumentStore
import Testing

struct DocumentIDTests {
    @Test func `a name is the first 24 bytes of the SHA-256 in base64url`() {
        // FIPS 180-4's example: the digest of abc is ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad.
        let digest = Digest(of: Array("abc".utf8))
        #expect(digest.bytes.prefix(8) == [0xBA, 0x78, 0x16, 0xBF, 0x8F, 0x01, 0xCF, 0xEA])
        #expect(digest.bytes.suffix(4) == [0xF2, 0x00, 0x15, 0xAD])
        #expect(DocumentID(of: Array("abc".utf8)).text == "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qc")
    }

    @Test func `the empty document has a name`() {
        #expect(DocumentID(of: []).text == "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NM")
    }

    @Test func `a name reads back`() {
        let id = DocumentID(of: [1, 2, 3])
        #expect(DocumentID(id.text) == id)
    }

    @Test(arguments: [
        "", "ungWv48Bz", "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3q=", "../../../../../../../etc/passwd!",
        "'; DROP TABLE documents; --zzzzz",
    ])
    func `what cannot be a name is none`(text: String) {
        #expect(DocumentID(text) == nil)
    }
}
