/// The face and size of text.
package struct Font: Sendable, Hashable {
    /// How large.
    package var size: Size
    /// How heavy; nil is the style's own.
    package var weight: Weight?
    /// Slanted.
    package var isItalic: Bool
    /// The family.
    package var design: Design

    /// How large the text is.
    package enum Size: Sendable, Hashable {
        /// A text style at its default size.
        case style(TextStyle)
        /// So many points.
        case points(Double)
    }

    /// The named sizes of iOS.
    package enum TextStyle: String, Sendable, Hashable, CaseIterable {
        /// 34 pt.
        case largeTitle
        /// 28 pt.
        case title
        /// 22 pt.
        case title2
        /// 20 pt.
        case title3
        /// 17 pt, semibold.
        case headline
        /// 17 pt.
        case body
        /// 16 pt.
        case callout
        /// 15 pt.
        case subheadline
        /// 13 pt.
        case footnote
        /// 12 pt.
        case caption
        /// 11 pt.
        case caption2
    }

    /// The named weights.
    package enum Weight: String, Sendable, Hashable, CaseIterable {
        /// 100.
        case ultraLight
        /// 200.
        case thin
        /// 300.
        case light
        /// 400.
        case regular
        /// 500.
        case medium
        /// 600.
        case semibold
        /// 700.
        case bold
        /// 800.
        case heavy
        /// 900.
        case black
    }

    /// The families of the system font.
    package enum Design: String, Sendable, Hashable, CaseIterable {
        /// Sans serif.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// Of one width.
        case monospaced
    }

    /// Makes one from its parts.
    package init(
        size: Size = .style(.body),
        weight: Weight? = nil,
        isItalic: Bool = false,
        design: Design = .default
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
    }
}
