/// A colour that may differ between light and dark appearance.
package struct Color: Sendable, Hashable {
    /// Drawn in light appearance.
    package var light: RGBA
    /// Drawn in dark appearance.
    package var dark: RGBA

    /// Makes one from its parts.
    package init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Makes a colour that is the same in both appearances.
    package init(_ components: RGBA) { self.init(light: components, dark: components) }

    /// Nothing at all.
    package static let clear = Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    /// Pure white.
    package static let white = Color(RGBA(red: 1, green: 1, blue: 1))
    /// Pure black.
    package static let black = Color(RGBA(red: 0, green: 0, blue: 0))
    /// The colour of primary labels: black on light, white on dark.
    package static let primary = Color(light: RGBA(red: 0, green: 0, blue: 0), dark: RGBA(red: 1, green: 1, blue: 1))
    /// The page behind everything: white on light, black on dark.
    package static let background = Color(light: RGBA(red: 1, green: 1, blue: 1), dark: RGBA(red: 0, green: 0, blue: 0))

    /// The same colour with its opacity multiplied.
    package func opacity(_ factor: Double) -> Color {
        Color(light: light.opacity(factor), dark: dark.opacity(factor))
    }
}
