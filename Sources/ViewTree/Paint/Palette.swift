/// A named run of colours for cards that only need to be told apart.
package enum Palette: String, Sendable, Hashable, CaseIterable {
    /// Blues and greens.
    case ocean
    /// Reds and yellows.
    case sunset
    /// Greens and browns.
    case forest
    /// Purples and pinks.
    case orchid
    /// Neutral greys.
    case slate
    /// Every hue in turn.
    case rainbow

    /// The colours in order; an index beyond the last starts again.
    package var colors: [Color] { values.map { Color(RGBA(hex: $0)) } }

    /// The colour of an item; any index, also negative.
    package func color(at index: Int) -> Color {
        let all = values
        return Color(RGBA(hex: all[((index % all.count) + all.count) % all.count]))
    }

    private var values: [UInt32] {
        switch self {
        case .ocean: [0x0B6E99, 0x1289A7, 0x0FA3B1, 0x2A9D8F, 0x3A7CA5, 0x16697A]
        case .sunset: [0xD1495B, 0xE76F51, 0xEE8434, 0xE09F3E, 0xC9485B, 0xB5446E]
        case .forest: [0x2D6A4F, 0x40916C, 0x52796F, 0x606C38, 0x7F5539, 0x386641]
        case .orchid: [0x7B2CBF, 0x9D4EDD, 0xB5179E, 0x8E4585, 0x5A189A, 0xC2568C]
        case .slate: [0x475569, 0x64748B, 0x52525B, 0x57606A, 0x6B7280, 0x3F4A5A]
        case .rainbow: [0xD62839, 0xE76F51, 0xB98B00, 0x2A9D8F, 0x277DA1, 0x7B2CBF]
        }
    }
}
