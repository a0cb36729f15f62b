import CarouselDocument
import Testing
import ViewTree

@Suite struct SourceBodyTests {
    @Test func `source stands beside viewport, interactions and output`() throws {
        let json = #"""
            { "source": "struct A: View {}", "title": "A", "viewport": "iPad", "interactions": [{ "tap": "Next" }],
              "output": { "theme": "dark" } }
            """#
        let document = try SourceBody(json: Array(json.utf8))
        #expect(document.source == "struct A: View {}" && document.title == "A")
        #expect(document.viewport.size == Size(width: 834, height: 1194))
        #expect(document.interactions == [.tap(label: "Next")])
        #expect(document.output.theme == .dark)
        #expect(try DocumentBody(json: Array(json.utf8)) == .source(document))
        #expect(try DocumentBody(json: Array("{}".utf8)) == .carousel(Scene(json: Array("{}".utf8))))
    }

    @Test func `source has no scroll view or items of its own`() {
        let json = #"{ "source": "A()", "items": 3 }"#
        #expect(
            throws: InvalidDocument(
                Problem(
                    pointer: "/items", detail: "\"items\" is not a member",
                    expected: #""interactions", "output", "source", "title" or "viewport""#))
        ) { try DocumentBody(json: Array(json.utf8)) }
    }
}
