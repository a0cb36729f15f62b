extension Color {
    /// SwiftUI's colours by name, light and dark: iOS's system colours (Human Interface Guidelines, Color, iOS 17).
    package static let named: [String: Color] = {
        func pair(_ light: UInt32, _ dark: UInt32) -> Color { Color(light: RGBA(hex: light), dark: RGBA(hex: dark)) }
        return [
            "red": pair(0xFF3B30, 0xFF453A), "orange": pair(0xFF9500, 0xFF9F0A), "yellow": pair(0xFFCC00, 0xFFD60A),
            "green": pair(0x34C759, 0x30D158), "mint": pair(0x00C7BE, 0x63E6E2), "teal": pair(0x30B0C7, 0x40C8E0),
            "cyan": pair(0x32ADE6, 0x64D2FF), "blue": pair(0x007AFF, 0x0A84FF), "indigo": pair(0x5856D6, 0x5E5CE6),
            "purple": pair(0xAF52DE, 0xBF5AF2), "pink": pair(0xFF2D55, 0xFF375F), "brown": pair(0xA2845E, 0xAC8E68),
            "gray": pair(0x8E8E93, 0x8E8E93), "white": .white, "black": .black, "clear": .clear, "primary": .primary,
            "secondary": pair(0x3C3C43, 0xEBEBF5).opacity(0.6), "accentColor": pair(0x007AFF, 0x0A84FF),
        ]
    }()
}
