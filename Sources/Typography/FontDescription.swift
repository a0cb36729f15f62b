/// What a text asks of its font: a size, a weight and a slant; the family is always the library's own.
package struct FontDescription: Sendable, Hashable {
    /// Points per em, from 0 to 10 000; a size that is not a number becomes the body size.
    package let size: Double
    /// The OpenType weight class, from 100 (thin) to 900 (black).
    package let weight: Int
    /// Whether the slanted face is asked for.
    package let isItalic: Bool

    /// Clamps what is out of range, so that any number from a document makes a usable font.
    package init(size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.size = size.isFinite ? min(max(size, 0), 10_000) : Style.body.size
        self.weight = min(max(weight, 100), 900)
        self.isItalic = isItalic
    }

    /// The font of a text style at the default content size.
    package static func style(_ style: Style) -> FontDescription {
        FontDescription(size: style.size, weight: style.weight)
    }

    /// The same font in another weight, from 100 to 900.
    package func weight(_ weight: Int) -> FontDescription {
        FontDescription(size: size, weight: weight, isItalic: isItalic)
    }

    /// The same font, slanted or upright.
    package func italic(_ isItalic: Bool = true) -> FontDescription {
        FontDescription(size: size, weight: weight, isItalic: isItalic)
    }
}

extension FontDescription {
    /// The text styles of iOS, by the names SwiftUI gives them.
    package enum Style: String, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

        /// Points at the default ("Large") content size.
        // Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
        package var size: Double {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }

        /// The weight class: semibold for a headline, regular for all others.
        package var weight: Int { self == .headline ? 600 : 400 }
    }
}
