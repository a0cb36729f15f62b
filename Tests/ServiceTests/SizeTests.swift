import HTTP
import Service
import Testing

/// How large answers are, in bytes: what fits in a README.
@Suite struct SizeTests {
    /// Twelve cards without words, flung for 4.37 s with a scale and an opacity a card: 263 frames at 60 a second.
    private let reference = """
        { "viewport": { "width": 393, "height": 320 },
          "scroll": { "targetBehavior": "none", "indicators": "hidden",
                      "contentMargins": [{ "edges": "horizontal", "length": 24, "for": "scrollContent" }] },
          "layout": { "lazyHStack": { "spacing": 16 } },
          "items": { "count": 12, "card": { "frame": { "width": 280, "height": 180 }, "cornerRadius": 20,
                                            "title": null, "fill": { "palette": "ocean" } } },
          "transition": { "configuration": { "interactive": "easeInOut" }, "edge": { "scale": 0.85, "opacity": 0.6 } },
          "interactions": [{ "fling": { "velocity": 4500 } }],
          "output": { "theme": "light", "tail": 1.29 } }
        """

    @Test func `the reference animation is at most 8 KB, and 1.5 KB compressed`() throws {
        let client = try Client()
        let frames = try #require(try client.post("/v1/timeline.json", reference).json["frames"] as? [Any])
        #expect(frames.count == 263)
        let plain = try client.post("/v1/animation.svg", reference)
        #expect(plain.body.bytes.count <= 8192)
        let packed = try client.post("/v1/animation.svg", reference, ["Accept-Encoding": "gzip"])
        #expect(packed.headers["Content-Encoding"] == "gzip")
        #expect(packed.body.bytes.count <= 1536)
    }

    @Test func `a still of fifteen cards is under 6 KB, its words drawn as outlines`() throws {
        let still = try Client().get("/v1/frame.svg?items=15&t=settled")
        #expect(still.text.contains("<path id="))
        #expect(still.body.bytes.count < 6144)
    }
}
