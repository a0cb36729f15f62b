/// How a number becomes text: rounded once, half away from zero, without exponent, trailing zeros or a negative zero.
package struct DecimalFormat: Sendable, Hashable {
    /// At most so many digits after the point, 0 ... 6.
    package let decimals: Int
    /// Whether `0.5` keeps its zero; JSON needs it, SVG and CSS do not.
    package let leadingZero: Bool

    /// Makes a format; decimals beyond 0 ... 6 are clamped.
    package init(decimals: Int = 3, leadingZero: Bool = true) {
        self.decimals = min(max(decimals, 0), 6)
        self.leadingZero = leadingZero
    }

    /// The greatest magnitude written: at six decimals its scaled value, 1e15, is still exact in a Double (2^53 = 9e15).
    package static let limit = 1e9

    /// The number times `10^decimals`, rounded; not-a-number and infinities are 0.
    package func scaled(_ number: Double) -> Int64 {
        guard number.isFinite else { return 0 }
        let clamped = min(max(number, -Self.limit), Self.limit)
        return Int64((clamped * Self.powers[decimals]).rounded(.toNearestOrAwayFromZero))
    }

    /// The number as it reads back from its text.
    package func rounded(_ number: Double) -> Double {
        Double(scaled(number)) / Self.powers[decimals]
    }

    private static let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
}
