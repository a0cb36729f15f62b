/// One grapheme cluster, the unit that truncation and line breaking never cut.
struct TextCluster {
    /// The first code point's place among the paragraph's.
    let start: Int
    /// The place after the last code point.
    let end: Int
    /// The first code point.
    let first: UInt32
    /// The script of the first letter in it, or a common one; emoji have their own tag.
    let script: UInt32
    /// What it is to the bidirectional algorithm.
    let bidi: BidiClass
    /// Whether it is a space that may hang at the end of a line.
    let isSpace: Bool
    /// Whether it draws nothing and takes no room, such as a joiner on its own.
    let isIgnorable: Bool

    var isEmoji: Bool { script == UnicodeTables.emojiScript }

    init(_ character: Character, start: Int) {
        let scalars = character.unicodeScalars
        let head = scalars[scalars.startIndex]
        self.start = start
        end = start + scalars.count
        first = head.value
        if head.value < 0x7F, end == start + 1 {
            script = UnicodeTables.script(head.value)
            bidi = BidiClass(ascii: head.value)
            isSpace = head.value == 0x20 || head.value == 0x09
            isIgnorable = false
        } else {
            script = Self.isEmoji(scalars) ? UnicodeTables.emojiScript : UnicodeTables.script(head.value)
            bidi = BidiClass(head, script: script)
            // A space that carries an accent is a letter.
            isSpace = end == start + 1 && head.properties.isWhitespace && !Self.glue.contains(head.value)
            isIgnorable = scalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
        }
    }

    // No-break space, figure space, narrow no-break space, word joiner.
    private static let glue: Set<UInt32> = [0x00A0, 0x2007, 0x202F, 0x2060]

    private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        let head = scalars[scalars.startIndex].properties
        guard head.isEmoji else { return false }
        return head.isEmojiPresentation
            || scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
                && !scalars.contains { $0.value == 0xFE0E }
    }
}
