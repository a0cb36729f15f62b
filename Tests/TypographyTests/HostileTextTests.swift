import Testing
import Typography

struct HostileTextTests {
    /// Numerical Recipes' linear congruential generator, for the same strings in every run.
    private struct Dice {
        var state: UInt32
        mutating func roll(_ count: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % max(1, count)
        }
    }

    // Letters of eight scripts, digits, spaces, brackets, marks, joiners, direction controls, emoji parts, controls,
    // tags, private, unassigned and non-characters.
    private static let alphabet =
        Array(
            "aZéЖ中ーאمعไकி한 ( ) [ 「 」 1 ٣ % , - / … \u{301}\u{5B0}\u{64B}\u{200B}\u{200D}\u{200E}\u{200F}\u{202E}\u{202C}"
                .unicodeScalars)
        + Array(
            "\u{2066}\u{2069}\u{FE0F}\u{FE0E}\u{20E3}👩🏽🇪🎠\u{0}\u{3}\t\n\r\u{85}\u{2028}\u{E0067}\u{E000}\u{378}\u{FFFF}"
                .unicodeScalars)
        + Array("\u{10FFFF}\u{AD}\u{A0}\u{FEFF}\u{1F1E6}\u{1100}\u{1161}\u{11A8}".unicodeScalars)

    private static func strings(_ count: Int) -> [String] {
        var dice = Dice(state: 7)
        return (0..<count).map { _ in
            var view = String.UnicodeScalarView()
            for _ in 0..<dice.roll(40) { view.append(alphabet[dice.roll(alphabet.count)]) }
            return String(view)
        }
    }

    @Test func `any string keeps its characters, in runs that fill its lines`() {
        for library in [FontLibrary.shared, bare] {
            for text in Self.strings(400) {
                let layout = TextLayout(text, font: inter(16), library: library)
                #expect(layout.lines.map(\.text).joined(separator: "\n") == layout.string)
                for line in layout.lines {
                    let sum = line.runs.reduce(0) { $0 + $1.width }
                    #expect(abs(sum - line.width) < 1e-9)
                    #expect(line.runs.reduce(0) { $0 + $1.text.unicodeScalars.count } == line.text.unicodeScalars.count)
                    #expect(line.runs.allSatisfy { $0.width >= 0 && $0.glyphs.allSatisfy { $0.id != 0 } })
                }
            }
        }
    }

    @Test func `any string breaks and truncates without loss of order`() {
        for text in Self.strings(200) {
            let whole = TextLayout(text, font: inter(16))
            let broken = TextLayout(text, font: inter(16), maxWidth: 45)
            let letters = { (text: String) in text.unicodeScalars.filter { !$0.properties.isWhitespace } }
            #expect(broken.lines.flatMap { letters($0.text) } == whole.lines.flatMap { letters($0.text) })
            for truncation in [TextLayout.Truncation.head, .middle, .tail] {
                let short = TextLayout(text, font: inter(16), maxWidth: 45, lineLimit: 2, truncation: truncation)
                #expect(short.lines.count <= 2)
                // By code point: a stray accent may join the ellipsis.
                #expect(!short.isTruncated || short.lines.last?.text.unicodeScalars.contains("…") == true)
            }
        }
    }

    @Test func `nothing XML forbids is left`() {
        for text in Self.strings(200) {
            let allowed = TextLayout(text, font: inter(16)).string.unicodeScalars.allSatisfy {
                switch $0.value {
                case 0x9, 0xA, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
                default: false
                }
            }
            #expect(allowed)
        }
    }
}
