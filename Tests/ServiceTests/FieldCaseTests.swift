import Foundation
import HTTP
import Service
import Testing

/// Cases that people report of this kind of tool, asked as they would: a document in, an answer out.
@Suite struct FieldCaseTests {
    private func still(_ document: String) throws -> String {
        let response = try Client().post("/v1/frame.svg?t=start", document)
        #expect(response.status == .ok, "\(response.text)")
        return response.text
    }

    private func card(_ title: String) -> String {
        #"{"items":{"count":1,"card":{"frame":{"width":200,"height":100},"title":"\#(title)"}}}"#
    }

    @Test func `V10: a peek of 20 with spacing 12 on 390 is a card of 326 at 32 and the next at 370`() throws {
        let document = #"""
            {"viewport":{"width":390,"height":200},
             "scroll":{"targetBehavior":"viewAligned",
                       "contentMargins":[{"edges":"horizontal","length":32,"for":"scrollContent"}]},
             "layout":{"lazyHStack":{"spacing":12}},
             "items":{"count":5,"card":{"containerRelativeFrame":{"axes":"horizontal"},"frame":{"height":100}}},
             "interactions":[]}
            """#
        let report = try Client().post("/v1/timeline.json", document).json
        let frames = try #require(report["frames"] as? [[String: Any]])
        let items = try #require(frames.first?["items"] as? [[String: Any]])
        let places = items.compactMap { $0["frame"] as? [String: Double] }
        #expect(places.map { $0["x"] } == [32, 370])
        #expect(places.map { $0["width"] } == [326, 326])
    }

    @Test func `X1: a control character in a label does not break the picture`() throws {
        let picture = try still(card(#"A\u0003B"#))
        #expect(!picture.unicodeScalars.contains { $0.value == 3 })
        #expect(picture.contains("aria-label=\"A"))
    }

    @Test func `X2: markup in a label is text`() throws {
        let picture = try still(card("</text><script>alert(1)</script> & ]]>"))
        #expect(!picture.contains("<script"))
        #expect(picture.contains("&lt;script"))
    }

    @Test func `X4: a control character in a key is 400 with line and column`() throws {
        let response = try Client().post("/v1/frame.svg", "{\"X\n\": 1}")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("line 1, column 4"))
    }

    @Test func `X6: bytes that are not UTF-8 are 400`() throws {
        let bytes = Array(#"{"title":""#.utf8) + [0xC0, 0xAF] + Array(#""}"#.utf8)
        let response = try Client().send(.post, "/v1/frame.svg", ["Content-Type": "application/json"], bytes)
        #expect(response.status == .badRequest)
    }

    @Test func `X10: a family is one character where a text is cut`() throws {
        let picture = try still(card("👩‍👩‍👧 Trip to a place with a name far too long for a card of two hundred points"))
        #expect(picture.contains("👩‍👩‍👧"))
        #expect(!picture.contains("👩‍…"), "the cut is never inside the family")
    }

    @Test func `X14: a document too large is 413 with the limit and the flag that raises it`() throws {
        let document = card(String(repeating: "x", count: 1 << 20))
        let response = try Client().post("/v1/frame.svg", document)
        #expect(response.status == .contentTooLarge)
        #expect(response.text.contains("1048576"))
    }

    #if SWIFT_SOURCE
        @Test func `L4: in a loop of five, item 4 is one away from item 0`() throws {
            let source = """
                let count = 5
                let active = 0
                HStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        let way = abs(index - active)
                        let distance = min(way, count - way)
                        Color.red.frame(width: 20, height: 20).opacity(1 - 0.5 * Double(distance))
                    }
                }
                """
            let picture = try Client().post("/v1/frame.svg?theme=light", source, type: "text/x-swift").text
            // Items 0 to 4 are 0, 1, 2, 2 and 1 away: two at half strength, two gone.
            #expect(picture.ranges(of: "opacity=\".5\"").count == 2)
        }
    #endif
}
