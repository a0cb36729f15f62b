import CarouselDocument
import Testing
import ViewTree

@Suite struct CanonicalDocumentTests {
    private func text(_ json: String) throws -> String {
        String(decoding: try CanonicalDocument.bytes(of: Array(json.utf8)), as: UTF8.self)
    }

    @Test func `space, order and spelling make no difference`() throws {
        let canonical = #"{"items":{"count":3,"id":"é-{index}"},"title":"A\nB"}"#
        #expect(try text(#"{ "title": "\u0041\nB", "items": { "id": "\u00e9-{index}", "count": 3.0 } }"#) == canonical)
        #expect(try text(canonical) == canonical)
    }

    @Test func `numbers are rounded to six decimals and never written with an exponent`() throws {
        #expect(
            try text(#"{ "viewport": { "width": 3.93e2, "height": 100.00000049 } }"#)
                == #"{"viewport":{"height":100,"width":393}}"#)
    }

    @Test func `an invalid document has no canonical bytes`() {
        #expect(throws: InvalidDocument.self) { try text(#"{ "tilte": "" }"#) }
    }

    @Test(arguments: Fixtures.names) func `the canonical spelling of a fixture is the same scene`(name: String) throws {
        let bytes = try Fixtures.bytes(name)
        #expect(try Scene(json: CanonicalDocument.bytes(of: bytes)) == Scene(json: bytes))
    }
}
