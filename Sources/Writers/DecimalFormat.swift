/// How a number becomes text: rounded once, half away from zero, without exponent, trailing zeros or a negative zero.
public struct DecimalFormat: Sendable, Hashable {
    /// At most so many digits after the point, 0 ... 6.
    public let decimals: Int
    /// Whether `0.5` keeps its zero; JSON needs it, SVG and CSS do not.
    public let leadingZero: Bool
    /// `10^decimals`.
    private let scale: Double

    /// Makes a format; decimals beyond 0 ... 6 are clamped.
    public init(decimals: Int = 3, leadingZero: Bool = true) {
        self.decimals = min(max(decimals, 0), 6)
        self.leadingZero = leadingZero
        switch self.decimals {
        case 0: scale = 1
        case 1: scale = 10
        case 2: scale = 100
        case 3: scale = 1000
        case 4: scale = 10_000
        case 5: scale = 100_000
        default: scale = 1_000_000
        }
    }

    /// The greatest magnitude written: at six decimals its scaled value, 1e15, is still exact in a Double (2^53 = 9e15).
    public static let limit = 1e9

    /// The number times `10^decimals`, rounded; not-a-number and infinities are 0.
    public func scaled(_ number: Double) -> Int64 {
        let product: Double
        if number.magnitude <= Self.limit {
            product = number * scale
        } else {
            guard number.isFinite else { return 0 }
            product = (number > 0 ? Self.limit : -Self.limit) * scale
        }
        // To the nearest, halves away from zero; the rest after the point is exact, and no library is asked.
        let whole = Int64(product)
        let rest = product - Double(whole)
        return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }

    /// The number as it reads back from its text.
    public func rounded(_ number: Double) -> Double {
        Double(scaled(number)) / scale
    }
}
