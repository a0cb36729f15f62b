/// A text set in lines: where every glyph goes, in points from the text's top left corner, y down.
package struct TextLayout: Sendable, Equatable {
    /// Where lines shorter than the longest stand.
    package enum Alignment: Sendable, Hashable {
        case leading, center, trailing
    }

    /// Which part of a text too long for its lines gives way to an ellipsis.
    package enum Truncation: Sendable, Hashable {
        case head, middle, tail
    }

    /// One line of glyph runs.
    package struct Line: Sendable, Equatable {
        /// The runs from left to right.
        package let runs: [GlyphRun]
        /// Points from the text's left edge to the line's.
        package let x: Double
        /// Points from the text's top edge to the line's baseline.
        package let baseline: Double
        /// Points from the line's left edge to its right.
        package let width: Double
        /// The characters drawn, in reading order, the ellipsis among them.
        package let text: String
        /// The direction of the line as a whole.
        package let direction: WritingDirection
    }

    /// The whole text, without the characters XML forbids, cut at the maximum length.
    package let string: String
    /// The lines, top to bottom, at least one.
    package let lines: [Line]
    /// Points from the left edge to the right end of the longest line.
    package let width: Double
    /// Points from the top of the first line to the bottom of the last.
    package let height: Double
    /// The font it is set in.
    package let font: FontDescription
    /// Whether an ellipsis stands for a part of the text.
    package let isTruncated: Bool

    /// Points from the top to the baseline of the first line.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// Points from the top to the baseline of the last line.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// Sets a text in lines no wider than `maxWidth` points (nil: no limit) and no more than `lineLimit`.
    ///
    /// Never fails: lengths that are not numbers are ignored, negative ones are 0, a line limit below 1 is 1, and text
    /// beyond `maximumLength` code points is dropped. Alignment is relative to `layoutDirection`, which also is the
    /// direction of text without letters. Time grows with the length of the text; short texts come from a cache.
    package init(
        _ string: String, font: FontDescription, maxWidth: Double? = nil, lineLimit: Int? = nil,
        alignment: Alignment = .leading, truncation: Truncation = .tail,
        layoutDirection: WritingDirection = .leftToRight, lineSpacing: Double = 0, maximumLength: Int = 10_000,
        library: FontLibrary = .shared
    ) {
        self = library.layout(
            Request(
                string: string, font: font, maxWidth: maxWidth.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity,
                lineLimit: max(1, lineLimit ?? .max), alignment: alignment, truncation: truncation,
                layoutDirection: layoutDirection, lineSpacing: lineSpacing.isFinite ? max(0, lineSpacing) : 0,
                maximumLength: max(0, maximumLength)))
    }

    /// All that a layout depends on, with every number in range.
    struct Request: Sendable, Hashable {
        let string: String
        let font: FontDescription
        let maxWidth: Double
        let lineLimit: Int
        let alignment: Alignment
        let truncation: Truncation
        let layoutDirection: WritingDirection
        let lineSpacing: Double
        let maximumLength: Int

        /// Byte by byte: texts that Swift holds equal, such as é in one scalar and in two, are not written alike.
        static func == (one: Request, other: Request) -> Bool {
            one.string.utf8.elementsEqual(other.string.utf8) && one.font == other.font
                && one.maxWidth == other.maxWidth && one.lineLimit == other.lineLimit
                && one.alignment == other.alignment && one.truncation == other.truncation
                && one.layoutDirection == other.layoutDirection && one.lineSpacing == other.lineSpacing
                && one.maximumLength == other.maximumLength
        }
    }

    init(string: String, lines: [Line], width: Double, height: Double, font: FontDescription, isTruncated: Bool) {
        self.string = string
        self.lines = lines
        self.width = width
        self.height = height
        self.font = font
        self.isTruncated = isTruncated
    }
}
