import Testing

@testable import CarouselDocument

@Suite struct SpellingTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "xbc", 1),
        ("ca", "abc", 3), ("kitten", "sitting", 3), ("tilte", "title", 1), ("", "abc", 3),
    ])
    func `a distance counts edits and swaps of neighbours`(first: String, second: String, distance: Int) {
        #expect(Spelling.distance(Array(first.utf8), Array(second.utf8)) == distance)
    }

    @Test func `the nearest word is near, or there is none`() {
        let words = ["opacity", "offset", "scale", "blur"]
        #expect(Spelling.nearest(to: "opactiy", among: words) == "opacity")
        #expect(Spelling.nearest(to: "OPACITY", among: words) == "opacity")
        #expect(Spelling.nearest(to: "zoom", among: words) == nil)
        #expect(Spelling.nearest(to: String(repeating: "a", count: 100_000), among: words) == nil)
    }
}
