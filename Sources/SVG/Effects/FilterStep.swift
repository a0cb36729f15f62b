import Glibc
import ViewTree
import Writers

/// One step of a filter, in the order in which it is applied.
enum FilterStep: Hashable {
    /// Points.
    case blur(radius: Double, isOpaque: Bool)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(degrees: Double)
    case shadow(Shadow)

    /// Standard deviations in one point of blur radius: SwiftUI's radius acts as the Gaussian's deviation
    /// (Core Animation's inputRadius; swiftui.md 9.12 decides so).
    static let deviationsPerRadius = 1.0

    init?(_ effect: VisualEffect) {
        switch effect {
        case .blur(let radius, let opaque): self = .blur(radius: max(0, radius), isOpaque: opaque)
        case .brightness(let amount): self = .brightness(amount)
        case .contrast(let amount): self = .contrast(amount)
        case .saturation(let amount): self = .saturation(max(0, amount))
        case .grayscale(let amount): self = .grayscale(amount)
        case .hueRotation(let angle): self = .hueRotation(degrees: angle.degrees)
        default: return nil
        }
    }

    var isIdentity: Bool {
        switch self {
        case .blur(let radius, _): radius == 0
        case .brightness(let amount), .grayscale(let amount): amount == 0
        case .contrast(let amount), .saturation(let amount): amount == 1
        case .hueRotation(let degrees): degrees == 0
        case .shadow: false
        }
    }

    /// Its one number that may move; nil for a shadow.
    var amount: Double? {
        switch self {
        case .blur(let radius, _): radius
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount): amount
        case .hueRotation(let degrees): degrees
        case .shadow: nil
        }
    }

    /// The same step with another number.
    func with(amount: Double) -> FilterStep {
        switch self {
        case .blur(_, let isOpaque): .blur(radius: amount, isOpaque: isOpaque)
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .grayscale(amount)
        case .hueRotation: .hueRotation(degrees: amount)
        case .shadow: self
        }
    }

    /// How far beyond the content the step draws, in points: three deviations hold 99.7 % of a Gaussian.
    var reach: EdgeInsets {
        func around(_ length: Double) -> EdgeInsets { EdgeInsets(length, on: .all) }
        switch self {
        case .blur(let radius, let isOpaque): return isOpaque ? .zero : around(3 * radius * Self.deviationsPerRadius)
        case .shadow(let shadow):
            let blur = 3 * shadow.radius * Self.deviationsPerRadius
            return EdgeInsets(
                top: max(0, blur - shadow.y), leading: max(0, blur - shadow.x), bottom: max(0, blur + shadow.y),
                trailing: max(0, blur + shadow.x))
        default: return .zero
        }
    }
}

/// A linear map of red, green and blue (each row three factors and an offset), alpha kept.
struct ColorMatrix {
    let rows: [[Double]]

    // Luminance weights of Rec. 709, as SwiftUI's colour matrices have them.
    private static let luma = [0.2126, 0.7152, 0.0722]

    init?(_ step: FilterStep) {
        func diagonal(_ factor: Double, _ offset: Double) -> [[Double]] {
            (0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } + [offset] }
        }
        /// From grey (0) to the colour itself (1) and beyond.
        func saturated(_ amount: Double) -> [[Double]] {
            (0..<3).map { row in
                (0..<3).map { Self.luma[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0]
            }
        }
        switch step {
        case .brightness(let amount): rows = diagonal(1, amount)
        case .contrast(let amount): rows = diagonal(amount, (1 - amount) / 2)
        case .saturation(let amount): rows = saturated(amount)
        case .grayscale(let amount): rows = saturated(1 - amount)
        case .hueRotation(let degrees):
            // Filter Effects, hue-rotate: luma + cos · (I - luma) + sin · (these).
            let (red, green, blue) = (Self.luma[0], Self.luma[1], Self.luma[2])
            let turned = [
                [-red, -green, 1 - blue], [0.143, 0.140, -0.283], [red - 1, green, blue],
            ]
            let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            rows = (0..<3).map { row in
                (0..<3).map { column in
                    let identity: Double = column == row ? 1 : 0
                    return Self.luma[column] + cosine * (identity - Self.luma[column]) + sine * turned[row][column]
                } + [0]
            }
        case .blur, .shadow: return nil
        }
    }
}
