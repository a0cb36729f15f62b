/// Red, green, blue and opacity in sRGB, each from 0 to 1.
package struct RGBA: Sendable, Hashable {
    /// 0 to 1.
    package let red: Double
    /// 0 to 1.
    package let green: Double
    /// 0 to 1.
    package let blue: Double
    /// 0 (clear) to 1 (opaque).
    package let alpha: Double

    /// Makes a colour; each part is clamped to 0 ... 1, and a part that is not a number becomes 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    /// Makes a colour from hue, saturation and brightness, each from 0 to 1; the hue wraps around.
    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let amount = Self.clamped(saturation)
        let value = Self.clamped(brightness)
        func channel(_ shift: Double) -> Double {
            let sector = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
            return value - value * amount * max(0, min(sector, 4 - sector, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Makes an opaque colour from 0xRRGGBB.
    package init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }

    /// The same colour with its opacity multiplied.
    package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// The straight mix in sRGB: 0 is this colour, 1 the other.
    package func mixed(with other: RGBA, by amount: Double) -> RGBA {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    private static func clamped(_ part: Double) -> Double {
        part.isNaN ? 0 : min(max(part, 0), 1)
    }
}
