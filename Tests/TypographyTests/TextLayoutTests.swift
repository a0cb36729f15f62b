import Testing
import Typography

struct TextLayoutTests {
    // Reference figures: HarfBuzz 6.0 and Inter 4.0, measured outside this package.
    @Test(
        .enabled(if: hasInter, "Inter (fonts-inter) is not installed"),
        arguments: [("Stranica 1", 111.07), ("Kartica 12", 112.70), ("К первому", 123.51)])
    func `labels at 24 points are as wide as Inter sets them`(text: String, width: Double) {
        let layout = TextLayout(text, font: inter(24))
        #expect(abs(layout.width - width) < 0.02)
        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].text == text)
        #expect(layout.lines[0].runs.allSatisfy { $0.kind == .outlines })
    }

    @Test func `accents do not change the width, composed or not`() {
        for library in [FontLibrary.shared, bare] {
            let plain = TextLayout("deja vu", font: inter(16), library: library).width
            #expect(TextLayout("déjà vu", font: inter(16), library: library).width == plain)
            #expect(TextLayout("de\u{301}ja\u{300} vu", font: inter(16), library: library).width == plain)
        }
    }

    @Test func `a layout keeps the bytes of its text, whatever equal text was laid out before`() {
        for text in ["caf\u{E9} q", "cafe\u{301} q"] {
            #expect(TextLayout(text, font: inter(16)).string.utf8.elementsEqual(text.utf8))
        }
    }

    @Test func `four ideographs take four em`() {
        for library in [FontLibrary.shared, bare] {
            let layout = TextLayout("中文测试", font: inter(14), library: library)
            #expect(abs(layout.width - 56) < 0.5)
        }
    }

    @Test func `Arabic is one run from right to left with its string intact`() throws {
        for library in [FontLibrary.shared, bare] {
            let line = try #require(TextLayout("مرحبا بالعالم", font: inter(17), library: library).lines.first)
            #expect(line.runs.count == 1)
            #expect(line.runs[0].direction == .rightToLeft)
            #expect(line.runs[0].text == "مرحبا بالعالم")
            #expect(line.direction == .rightToLeft)
            #expect(line.width > 17)
        }
    }

    @Test func `mixed directions are drawn in visual order`() {
        func visual(_ text: String) -> [String] {
            TextLayout(text, font: inter(17), library: bare).lines[0].runs.map(\.text)
        }
        // The number comes after the word, which is to its left.
        #expect(visual("abc שלום 12 def") == ["abc ", "12", "שלום ", " def"])
        // A Hebrew sentence starts at the right.
        #expect(visual("שלום abc") == ["abc", "שלום "])
        #expect(visual("abc שלום") == ["abc ", "שלום"])
    }

    @Test func `brackets stay around what they hold`() {
        func visual(_ text: String) -> [String] {
            TextLayout(text, font: inter(17), library: bare).lines[0].runs.map(\.text)
        }
        #expect(visual("abc (שלום) שלום") == ["abc (", "שלום", ") ", "שלום"])
        #expect(visual("שלום (abc) סוף") == [") סוף", "abc", "שלום ("])
        #expect(visual("שלום (abc) 12") == ["12", ") ", "abc", "שלום ("])
        #expect(visual("a (b) c)(]") == ["a (b) c)(]"])
    }

    @Test func `runs follow each other without gaps`() {
        let line = TextLayout("Hi 中文 مرحبا 👋 Привет", font: inter(17)).lines[0]
        var x = 0.0
        for run in line.runs {
            #expect(run.x == x)
            #expect(run.width > 0)
            x += run.width
        }
        #expect(x == line.width)
        #expect(line.runs.count > 4)
    }

    @Test func `emoji are native text, one em and a quarter each, families too`() {
        for text in ["🎠", "👩‍👩‍👧", "🇪🇺", "👍🏽", "1️⃣", "❤️"] {
            let line = TextLayout(text, font: inter(20)).lines[0]
            #expect(line.runs.map(\.kind) == [.native])
            #expect(line.runs.map(\.text) == [text])
            #expect(line.width == 25)
        }
    }

    @Test func `control characters XML forbids are gone`() {
        let layout = TextLayout("A\u{3}B\u{0}\u{1F}\u{7F}\u{FFFF}C", font: inter(17))
        #expect(layout.string == "ABC")
        #expect(layout == TextLayout("ABC", font: inter(17)))
    }

    @Test func `an empty string is one empty line of full height`() {
        let layout = TextLayout("", font: .style(.body))
        #expect(layout.lines.count == 1)
        #expect(layout.width == 0)
        #expect(layout.lines[0].runs.isEmpty)
        #expect(layout.height == TextLayout("A", font: .style(.body)).height)
    }

    @Test(.enabled(if: hasInter, "Inter (fonts-inter) is not installed"))
    func `a body line is as high as Inter says, and lines add up`() {
        // (2728 + 680) / 2816 em at 17 points.
        let one = TextLayout("Ag", font: .style(.body))
        #expect(abs(one.height - 20.574) < 0.001)
        #expect(abs(one.firstBaseline - 16.469) < 0.001)
        let three = TextLayout("a\nb\r\nc", font: .style(.body), lineSpacing: 4)
        #expect(three.lines.map(\.text) == ["a", "b", "c"])
        #expect(abs(three.height - (3 * 20.574 + 8)) < 0.002)
        #expect(abs(three.lines[1].baseline - three.lines[0].baseline - 24.574) < 0.001)
    }

    @Test func `no visible character has a width of zero`() {
        // One character of each kind, among them unassigned and private ones.
        let samples = "aЖ中ひ한مשไकႠ😀→☃\u{E000}\u{378}\u{1F9FF}𝕏 "
        for library in [FontLibrary.shared, bare] {
            for character in samples {
                let layout = TextLayout(String(character), font: inter(10), library: library)
                #expect(layout.width > 1, "\(character)")
                #expect(layout.lines[0].runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
            }
        }
    }

    @Test func `alignment places short lines within the longest`() {
        func places(_ alignment: TextLayout.Alignment, _ direction: WritingDirection) -> [Double] {
            let layout = TextLayout("wide line\ni", font: inter(20), alignment: alignment, layoutDirection: direction)
            return layout.lines.map { layout.width - $0.width == 0 ? 0 : $0.x / (layout.width - $0.width) }
        }
        #expect(places(.leading, .leftToRight) == [0, 0])
        #expect(places(.center, .leftToRight) == [0, 0.5])
        #expect(places(.trailing, .leftToRight) == [0, 1])
        #expect(places(.leading, .rightToLeft) == [0, 1])
        #expect(places(.trailing, .rightToLeft) == [0, 0])
    }

    @Test func `numbers out of range are clamped, never a crash`() {
        for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e308] {
            let layout = TextLayout(
                "Hello, world", font: inter(number), maxWidth: number, lineLimit: 0, lineSpacing: number)
            #expect(layout.width.isFinite && layout.height.isFinite)
        }
    }

    @Test func `a hundred kilobytes are cut at the maximum and set in bounded lines`() {
        let long = String(repeating: "word ", count: 20_000)
        let layout = TextLayout(long, font: inter(17), maxWidth: 200)
        #expect(layout.string.unicodeScalars.count == 10_000)
        #expect(layout.lines.allSatisfy { $0.width <= 200.001 })
        #expect(layout.lines.map(\.text).joined(separator: " ") == layout.string.dropLast())
        let marks = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(TextLayout(marks, font: inter(17), maxWidth: 10, lineLimit: 1).string.unicodeScalars.count == 10_000)
    }

    @Test func `threads that shape at once agree`() async {
        let texts = ["Card 1", "Привет, мир", "中文 mixed", "مرحبا 12", "👩‍👩‍👧 Trip", "de\u{301}ja\u{300} vu"]
        let library = FontLibrary()
        let expected = texts.map { TextLayout($0, font: inter(17), maxWidth: 60, lineLimit: 2) }
        let outlines = expected.map(shapes)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<64 {
                group.addTask {
                    // Distinct maximum lengths miss the cache, so that every task shapes.
                    let layouts = texts.map {
                        TextLayout(
                            $0, font: inter(17), maxWidth: 60, lineLimit: 2, maximumLength: 1000 + task / 2,
                            library: library)
                    }
                    return layouts == expected && layouts.map(shapes) == outlines
                }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    private func shapes(_ layout: TextLayout) -> [Outline] {
        layout.lines.flatMap(\.runs).flatMap { run in
            run.glyphs.compactMap { glyph in
                run.face.map { FontLibrary.shared.outline(glyph: glyph.id, face: $0) }
            }
        }
    }
}
