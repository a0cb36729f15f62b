import CarouselDocument
import SVG
import Scrolling
import Testing
import ViewTree

@Suite struct ProductTests {
    private func timeline(_ json: String) throws -> Timeline { try Scene(json: Array(json.utf8)).timeline() }

    /// Three cards of 100 points; the second is asked for at 0.2 seconds.
    private func cards() throws -> Timeline {
        try timeline(
            """
            {"title": "Three cards", "viewport": {"width": 200, "height": 100},
             "items": {"count": 9, "id": "c{index}", "card": {"frame": {"width": 100, "height": 80}, "title": null}},
             "interactions": [{"wait": 0.2}, {"scrollTo": {"id": "c4", "anchor": "leading", "animation": "default"}}],
             "output": {"theme": "light", "text": "native"}}
            """)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `a film strip shows so many moments with their times`() throws {
        let timeline = try cards()
        let strip = text(timeline.filmstrip(frames: 4, Rendering(scene: timeline.scene)))
        #expect(strip.ranges(of: "<svg ").count == 5)
        #expect(strip.ranges(of: #"viewBox="0 0 200 100""#).count == 4)
        #expect(strip.contains(">0 s</text>"))
        #expect(strip.ranges(of: " s</text>").count == 4)
        #expect(strip.contains("<title>Three cards</title>"))
    }

    @Test(arguments: [(-3, 1), (0, 1), (1, 1), (2, 2), (1_000_000, 240)])
    func `a film strip has one to 240 moments`(asked: Int, drawn: Int) throws {
        let timeline = try timeline(#"{"items": {"count": 0}}"#)
        let strip = text(timeline.filmstrip(frames: asked, Rendering(scene: timeline.scene)))
        #expect(strip.ranges(of: "<svg ").count == drawn + 1)
    }

    @Test func `an onion skin lays moments over each other, the last in full`() throws {
        let timeline = try cards()
        let skin = text(timeline.onionSkin(frames: 3, Rendering(scene: timeline.scene)))
        // From a fifth, by the square of the share: 0.2, 0.2 + 0.8 / 4, and 1, which is not written.
        #expect(skin.contains(#"<g opacity=".2">"#))
        #expect(skin.contains(#"<g opacity=".4">"#))
        #expect(skin.ranges(of: "<g opacity").count == 2)
    }

    @Test func `a chart names its axes, its phases and where the scroll ends`() throws {
        let timeline = try cards()
        let chart = text(timeline.chart(Rendering(scene: timeline.scene)))
        #expect(chart.contains(#"viewBox="0 0 600 400""#))
        for words in ["offset, pt", "velocity, pt/s", "animating", ">0 s<", "Three cards"] {
            #expect(chart.contains(words), "\(words)")
        }
        let landing = try #require(timeline.landings.last)
        #expect(chart.contains(">c4 at "))
        #expect(landing.target > 0)
        #expect(!chart.contains("nan") && !chart.contains("inf"))
    }

    @Test func `a chart of nothing that scrolls says so`() throws {
        let chart = text(
            try timeline(#"{"items": {"count": 0}, "output": {"text": "native"}}"#).chart(
                Rendering(output: Output(text: .native))))
        #expect(chart.hasSuffix("</svg>"))
    }

    @Test func `a problem is words on a card as high as they need, whatever the words`() {
        let short = text(ProblemPicture(title: "no such member", detail: "here").svg())
        #expect(short.contains(">no such member</text>"))
        let long = text(ProblemPicture(title: "a <b> & c", detail: String(repeating: "long ", count: 90)).svg())
        #expect(long.contains("a &lt;b&gt; &amp; c"))
        #expect(long.ranges(of: "<text").count > 5)
        let endless = text(
            ProblemPicture(title: String(repeating: "x", count: 5000), detail: "\u{0}\"/><script>").svg())
        #expect(!endless.contains("<script") && !endless.unicodeScalars.contains("\u{0}"))
    }
}
