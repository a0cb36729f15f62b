import Testing
import Typography

struct LineBreakingTests {
    /// The lines at 10 points with the built-in advances, the same on every computer.
    private func lines(
        _ text: String, _ width: Double?, limit: Int? = nil, _ truncation: TextLayout.Truncation = .tail
    ) -> [String] {
        TextLayout(
            text, font: inter(10), maxWidth: width, lineLimit: limit, truncation: truncation, library: bare
        ).lines.map(\.text)
    }

    @Test func `lines end after spaces, which hang`() {
        // "aaaa" takes 4 x 5.64 = 22.56 points.
        #expect(lines("aaaa aaaa aaaa", 23) == ["aaaa", "aaaa", "aaaa"])
        #expect(lines("aaaa aaaa aaaa", 50) == ["aaaa aaaa", "aaaa"])
        #expect(lines("aaaa    aaaa", 23) == ["aaaa", "aaaa"])
        #expect(lines("aaaa\u{A0}aa bb", 45) == ["aaaa\u{A0}aa", "bb"])
    }

    @Test func `text offered its own width stays on one line`() {
        for library in [FontLibrary.shared, bare] {
            for text in ["Stranica 1", "To Wave AV", "中文测试", "a b c d e f g"] {
                let width = TextLayout(text, font: inter(17), library: library).width
                #expect(TextLayout(text, font: inter(17), maxWidth: width, library: library).lines.count == 1)
            }
        }
    }

    @Test func `lines end after hyphens and between ideographs, not before a closing mark`() {
        #expect(lines("aaa-bbb", 22) == ["aaa-", "bbb"])
        #expect(lines("中文测试", 20) == ["中文", "测试"])
        #expect(lines("中文测。试", 30) == ["中文", "测。试"])
        #expect(lines("-5 a", 100) == ["-5 a"])
    }

    @Test func `a word too long is cut between clusters`() {
        #expect(lines("aaaaaaa", 18) == ["aaa", "aaa", "a"])
        #expect(lines("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 26) == ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"])
        #expect(lines("ab", 0) == ["a", "b"])
    }

    @Test func `an ellipsis takes the place of what does not fit`() {
        // "a" takes 5.64, "b" 6.21, "z" 5.41, a space 2.81, "…" 8.3.
        #expect(lines("aaaaaaa", 23, limit: 1) == ["aa…"])
        #expect(lines("aaaaaaz", 23, limit: 1, .head) == ["…az"])
        #expect(lines("abbbbbbbbba", 27, limit: 1, .middle) == ["a…ba"])
        #expect(lines("aaaa bbbb", 100, limit: 1) == ["aaaa bbbb"])
        #expect(lines("aaaa aaaa aaaa aaaa", 50, limit: 2) == ["aaaa aaaa", "aaaa aaaa"])
        #expect(lines("aaaa aaaa aaaa aaaa a", 50, limit: 2) == ["aaaa aaaa", "aaaa aa…"])
        #expect(lines("aaaa", 1, limit: 1) == ["…"])
        #expect(lines("a\nb", nil, limit: 1) == ["a…"])
        #expect(lines("a\nb", nil, limit: 1, .head) == ["…b"])
    }

    @Test func `truncation counts a family as one character`() {
        // The family takes 12.5, a space 2.81, "T" 6.42, "…" 8.3.
        #expect(lines("👩‍👩‍👧 Trip", 31, limit: 1) == ["👩‍👩‍👧 T…"])
        #expect(lines("👩‍👩‍👧 Trip", 22, limit: 1) == ["👩‍👩‍👧…"])
        #expect(lines("👩‍👩‍👧 Trip", 17, limit: 1) == ["…"])
    }

    @Test func `a truncated line is never wider than it may be`() {
        for width in stride(from: 10.0, through: 120, by: 3.7) {
            for truncation in [TextLayout.Truncation.head, .middle, .tail] {
                let layout = TextLayout(
                    "To Wave, Йод AVATAR — “quoted” 中文", font: inter(17), maxWidth: width, lineLimit: 1,
                    truncation: truncation)
                #expect(layout.isTruncated)
                #expect(layout.width <= max(width + 0.001, TextLayout("…", font: inter(17)).width))
            }
        }
    }
}
