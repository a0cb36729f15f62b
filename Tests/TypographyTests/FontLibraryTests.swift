import Testing
import Typography

struct FontLibraryTests {
    @Test(.enabled(if: hasInter, "Inter (fonts-inter) is not installed"))
    func `a capital I is one closed rectangle in font units`() throws {
        let run = try #require(TextLayout("I", font: inter(17)).lines.first?.runs.first)
        let face = try #require(run.face)
        let outline = FontLibrary.shared.outline(glyph: run.glyphs[0].id, face: face)
        #expect(FontLibrary.shared.name(of: face) == "Inter-Regular")
        #expect(outline.unitsPerEm == 2816)
        // Cap height of Inter: 2048 units.
        let ys = outline.commands.compactMap { command -> Double? in
            switch command {
            case .move(_, let y), .line(_, let y): y
            default: nil
            }
        }
        #expect(ys.min() == 0)
        #expect(ys.max() == 2048)
        #expect(outline.commands.last == .close)
    }

    @Test(.enabled(if: hasInter, "Inter (fonts-inter) is not installed"))
    func `weights and slant choose Inter's own faces`() throws {
        func face(_ font: FontDescription) throws -> String? {
            let face = try #require(TextLayout("a", font: font).lines[0].runs[0].face)
            return FontLibrary.shared.name(of: face)
        }
        #expect(try face(.style(.headline)) == "Inter-SemiBold")
        #expect(try face(.style(.body).weight(100)) == "Inter-Thin")
        #expect(try face(.style(.body).italic()) == "Inter-Italic")
        #expect(try face(FontDescription(size: 17, weight: 860, isItalic: true)) == "Inter-BlackItalic")
    }

    @Test func `text styles have Apple's sizes`() {
        #expect(
            FontDescription.Style.allCases.map { FontDescription.style($0).size }
                == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(FontDescription.style(.headline).weight == 600)
    }

    @Test func `without fonts everything is native text and nothing crashes`() {
        let layout = TextLayout("license", font: inter(11), library: bare)
        #expect(!bare.hasInter)
        #expect(layout.lines[0].runs.map(\.kind) == [.native])
        #expect(layout.lines[0].runs[0].face == nil)
        // Verdana's published length for the word at 11 px is 37.0; Inter is narrower by about a tenth.
        #expect(layout.width > 31 && layout.width < 38)
        #expect(bare.fingerprint == "none 811c9dc5")
        #expect(bare.outline(glyph: 5, face: FaceID(index: 7)).commands.isEmpty)
    }

    @Test(.enabled(if: hasInter, "Inter (fonts-inter) is not installed"))
    func `built-in advances are Inter's within a twentieth`() {
        for text in ["license", "AGPL-3.0", "Card 12", "déjà vu"] {
            let real = TextLayout(text, font: inter(100)).width
            let estimate = TextLayout(text, font: inter(100), library: bare).width
            // Kerning is what they lack: "AGPL-3.0" is 4 % narrower with it.
            #expect(abs(real - estimate) < 0.05 * real, "\(text)")
        }
    }

    @Test func `the fingerprint names the fonts and repeats`() {
        #expect(FontLibrary().fingerprint == FontLibrary.shared.fingerprint)
        if hasInter { #expect(FontLibrary.shared.fingerprint.hasPrefix("Inter")) }
    }

    @Test(.enabled(if: hasInter, "Inter (fonts-inter) is not installed"))
    func `positions scale exactly with the size`() {
        // 16 and 32 points differ by a power of two, so every position must double to the last bit.
        let small = TextLayout("To Wave, Йод", font: inter(16)).lines[0].runs
        let large = TextLayout("To Wave, Йод", font: inter(32)).lines[0].runs
        #expect(small.flatMap(\.glyphs).map { $0.x * 2 } == large.flatMap(\.glyphs).map(\.x))
        #expect(small.map { $0.x * 2 } == large.map(\.x))
    }
}
