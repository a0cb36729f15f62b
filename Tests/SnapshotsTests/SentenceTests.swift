import Foundation
import Testing

@testable import Snapshots

/// Every kind of change to a carousel, and the sentence that names it.
@Suite struct SentenceTests {
    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String
        let sentence: String

        init(_ name: String, _ old: String, _ new: String, _ sentence: String) {
            (self.name, self.old, self.new, self.sentence) = (name, old, new, sentence)
        }

        var testDescription: String { name }
    }

    private static let carousel = Folder.carousel
    /// The line of the card `a`.
    private static let first =
        "    { \"id\": \"a\", \"frame\": { \"width\": 80, \"height\": 60 }, \"fill\": \"#102030\", \"title\": \"One\" },\n"
    /// The line of the card `e`, with the comma in front of it.
    private static let last =
        ",\n    { \"id\": \"e\", \"frame\": { \"width\": 80, \"height\": 60 }, \"fill\": \"#102030\", \"title\": \"Five\" }"

    // Five cards of 80 with gaps of 10 in 200 points with margins of 10: stops at 0, 90, 180 and the end, 440 - 180 = 260.
    static let changes = [
        Change(
            "limit", #""alwaysByOne""#, #""never""#, "settled offset 90 -> 260: limit alwaysByOne -> never"),
        Change(
            "behaviour", #"{ "viewAligned": { "limit": "alwaysByOne" } }"#, #""paging""#,
            "settled offset 90 -> 180: target behavior viewAligned -> paging, limit alwaysByOne -> none, "
                + "anchor leading -> none"),
        Change(
            "size of one card", #""id": "b", "frame": { "width": 80"#, #""id": "b", "frame": { "width": 90"#,
            "b size 80 × 60 -> 90 × 60"),
        Change("size of all cards", #""height": 60"#, #""height": 70"#, "card size 80 × 60 -> 80 × 70"),
        Change("spacing", #""spacing": 10"#, #""spacing": 16"#, "settled offset 90 -> 96: spacing 10 -> 16"),
        Change("margin", #""length": 10"#, #""length": 20"#, "horizontal margins 10 -> 20"),
        Change(
            "threshold", #""threshold": "visible""#, #""threshold": "centered""#,
            "card transition threshold visible -> centered"),
        Change("effect", #""scale": 0.8"#, #""scale": 0.9"#, "card transition edge scale 0.8 -> 0.9"),
        Change("velocity", #""velocity": 900"#, #""velocity": 1000"#, "fling velocity 900 pt/s -> 1000 pt/s"),
        Change("text", #""title": "Two""#, #""title": "2""#, "b text “Two” -> “2”"),
        Change("all texts", #", "title": ""#, #", "title": "No. "#, "a text “One” -> “No. One” (and 4 more cards)"),
        Change(
            "colour", ##""#102030", "title": "One""##, ##""#102031", "title": "One""##, "a fill #102030 -> #102031"),
        Change("identity", #""id": "a""#, #""id": "z""#, "cards a -> z"),
        Change("count", last, "", "count 5 -> 4 (without e)"),
        Change("title", "Five cards", "5 cards", "title “Five cards” -> “5 cards”"),
        Change("theme", #""auto""#, #""dark""#, "theme auto -> dark"),
    ]

    @Test func `cards in another order are named by the one that moved`() throws {
        let moved = Self.carousel.replacingOccurrences(of: Self.first, with: "")
            .replacingOccurrences(of: Self.last, with: ",\n" + Self.first.dropLast(2) + Self.last)
        let folder = try Folder()
        try folder.write(Self.carousel, to: "carousels/five.json")
        folder.record()
        try folder.write(moved, to: "carousels/five.json")
        #expect(folder.verify().results.first?.sentences.first == "a place 1 -> 4 (and 3 more cards)")
    }

    @Test func `a changed effect is told of the moment where it shows most`() throws {
        let folder = try Folder()
        try folder.write(Self.carousel, to: "carousels/five.json")
        folder.record()
        try folder.write(
            Self.carousel.replacingOccurrences(of: #""scale": 0.8"#, with: #""scale": 0.9"#), to: "carousels/five.json")
        // Card d first shows at rest, wholly in its edge phase.
        #expect(folder.verify().results[0].sentences.contains("t=0.392 s: d scale 0.8 -> 0.9"))
    }

    @Test(arguments: changes) func `a change is named`(change: Change) throws {
        let folder = try Folder()
        try folder.write(Folder.carousel, to: "carousels/five.json")
        folder.record()
        let changed = Folder.carousel.replacingOccurrences(of: change.old, with: change.new)
        #expect(changed != Folder.carousel)
        try folder.write(changed, to: "carousels/five.json")
        let report = folder.verify { $0.pictures = 1 << 20 }
        #expect(report.outcome == .different)
        #expect(report.results.first?.sentences.first == change.sentence)
        #expect(String(decoding: report.html, as: UTF8.self).contains(change.sentence.replacing(">", with: "&gt;")))
        #expect(report.text.contains(change.sentence))
        #expect(report.count == "0 passed, 1 failed")
    }
}
