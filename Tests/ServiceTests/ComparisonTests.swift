import HTTP
import Testing

@Suite struct ComparisonTests {
    private static func document(limit: String) -> String {
        """
        { "viewport": { "width": 200, "height": 100 },
          "scroll": { "targetBehavior": { "viewAligned": { "limit": "\(limit)" } } },
          "layout": { "lazyHStack": { "spacing": 10 } },
          "items": { "count": 20, "card": { "frame": { "width": 90, "height": 60 } } },
          "interactions": [ { "fling": { "drag": -40, "velocity": 1500 } } ] }
        """
    }

    private static func pair(_ before: String, _ after: String) -> String {
        "{\"before\":\(before),\"after\":\(after)}"
    }

    private static let sentence = "settled offset 100 -> 800: limit alwaysByOne -> never"

    @Test func `two documents are compared in sentences`() throws {
        let body = Self.pair(Self.document(limit: "alwaysByOne"), Self.document(limit: "never"))
        let response = try Client().post("/v1/compare", body)
        #expect(response.status == .ok)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(response.json["same"] as? Bool == false)
        #expect((response.json["sentences"] as? [String])?.first == Self.sentence)
        let difference = (response.json["differences"] as? [[String: Any]])?.first
        #expect(difference?["before"] as? String == "100")
        #expect(difference?["after"] as? String == "800")
        #expect(difference?["causes"] as? [String] == ["limit alwaysByOne -> never"])
    }

    @Test func `a picture is drawn for those who accept one`() throws {
        let body = Self.pair(Self.document(limit: "alwaysByOne"), Self.document(limit: "never"))
        let response = try Client().post("/v1/compare", body, ["Accept": "image/svg+xml"])
        #expect(response.headers["Content-Type"] == "image/svg+xml")
        #expect(response.text.hasPrefix("<svg "))
        #expect(response.text.contains("<desc>settled offset 100 -&gt; 800: limit alwaysByOne -&gt; never</desc>"))
    }

    @Test func `a document does not differ from itself`() throws {
        let body = Self.pair(Self.document(limit: "never"), Self.document(limit: "never"))
        let response = try Client().post("/v1/compare", body)
        #expect(response.json["same"] as? Bool == true)
        #expect(response.json["sentences"] as? [String] == [])
    }

    @Test(arguments: [
        ("{\"before\":{}}", "/after"), ("{\"before\":{},\"after\":{\"itms\":3}}", "/after/itms"),
        ("{\"before\":{},\"after\":{},\"aftr\":{}}", "/aftr"),
    ])
    func `what is wrong is told with the document it is in`(body: String, pointer: String) throws {
        let response = try Client().post("/v1/compare", body)
        #expect(response.status == .unprocessableContent)
        #expect(response.firstError["pointer"] as? String == pointer)
    }
}
