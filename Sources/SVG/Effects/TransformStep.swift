import Glibc
import ViewTree
import Writers

/// One function of a transform list, in points and degrees.
enum TransformStep: Hashable {
    case translate(x: Double, y: Double)
    case rotate(Double)
    case skewX(Double)
    case scale(x: Double, y: Double)

    var isIdentity: Bool {
        switch self {
        case .translate(let x, let y): x == 0 && y == 0
        case .rotate(let degrees), .skewX(let degrees): degrees == 0
        case .scale(let x, let y): x == 1 && y == 1
        }
    }

    /// Whether it does nothing once its numbers are rounded as they are written.
    var isWrittenAsIdentity: Bool {
        let format = DecimalFormat(decimals: decimals)
        return switch self {
        case .translate(let x, let y): format.scaled(x) == 0 && format.scaled(y) == 0
        case .rotate(let degrees), .skewX(let degrees): format.scaled(degrees) == 0
        case .scale(let x, let y): format.rounded(x) == 1 && format.rounded(y) == 1
        }
    }

    /// Its numbers, in order.
    var numbers: [Double] {
        var row: [Double] = []
        append(to: &row)
        return row
    }

    /// Adds its numbers to a row of them.
    func append(to row: inout [Double]) {
        switch self {
        case .translate(let x, let y), .scale(let x, let y):
            row.append(x)
            row.append(y)
        case .rotate(let degrees), .skewX(let degrees): row.append(degrees)
        }
    }

    /// How many numbers it has.
    var count: Int {
        switch self {
        case .translate, .scale: 2
        case .rotate, .skewX: 1
        }
    }

    /// The same function with other numbers, as many as `numbers`.
    func with(_ numbers: ArraySlice<Double>) -> TransformStep {
        let first = numbers.first ?? 0
        let second = numbers.dropFirst().first ?? first
        switch self {
        case .translate: return .translate(x: first, y: second)
        case .rotate: return .rotate(first)
        case .skewX: return .skewX(first)
        case .scale: return .scale(x: first, y: second)
        }
    }

    var matrix: AffineTransform {
        switch self {
        case .translate(let x, let y): AffineTransform(tx: x, ty: y)
        case .rotate(let degrees):
            AffineTransform(
                a: cos(degrees * .pi / 180), b: sin(degrees * .pi / 180), c: -sin(degrees * .pi / 180),
                d: cos(degrees * .pi / 180))
        case .skewX(let degrees): AffineTransform(c: tan(degrees * .pi / 180))
        case .scale(let x, let y): AffineTransform(a: x, d: y)
        }
    }

    /// Decimals that keep the corner of a view 1000 points wide within 0.05 points.
    var decimals: Int {
        switch self {
        case .translate: 3
        case .rotate, .skewX: 3
        case .scale: 4
        }
    }

    /// Decimals in keyframes: what they round off counts in their error, so fewer will do.
    var keyframeDecimals: Int {
        if case .translate = self { return 2 }
        return decimals
    }

    /// Writes the function as a transform attribute has it, or as CSS has it with units.
    func write(to buffer: inout ByteBuffer, isCSS: Bool = false) {
        let format = DecimalFormat(decimals: isCSS ? keyframeDecimals : decimals, leadingZero: false)
        func number(_ value: Double, _ unit: StaticString) {
            buffer.append(value, format: format)
            if isCSS, format.rounded(value) != 0 { buffer.append(unit) }
        }
        switch self {
        case .translate(let x, let y):
            buffer.append("translate(")
            number(x, "px")
            if format.rounded(y) != 0 {
                buffer.append(isCSS ? "," : " ")
                number(y, "px")
            }
        case .rotate(let degrees):
            buffer.append("rotate(")
            number(degrees, "deg")
        case .skewX(let degrees):
            buffer.append("skewX(")
            number(degrees, "deg")
        case .scale(let x, let y):
            buffer.append("scale(")
            number(x, "")
            if format.rounded(x) != format.rounded(y) {
                buffer.append(isCSS ? "," : " ")
                number(y, "")
            }
        }
        buffer.append(byte: 41)
    }

    /// Rotation, skew and scale that together are an affine map, then its translation first: `M = T·R·K·S`.
    ///
    /// With columns (a, b) and (c, d): the first has the length `sx` and the angle of the rotation; turned back, the second
    /// is (k, sy) with `tan skew = k / sy`.
    static func decomposed(_ map: AffineTransform) -> [TransformStep] {
        let scaleX = hypot(map.a, map.b)
        guard scaleX > 1e-9 else {
            return [.translate(x: map.tx, y: map.ty), .rotate(0), .skewX(0), .scale(x: 0, y: hypot(map.c, map.d))]
        }
        // A mirrored view is scaled by a negative x, not turned by half.
        let sign: Double = map.a < 0 ? -1 : 1
        let cosine = sign * map.a / scaleX
        let sine = sign * map.b / scaleX
        let along = map.c * cosine + map.d * sine
        let across = map.d * cosine - map.c * sine
        return [
            .translate(x: map.tx, y: map.ty), .rotate(atan2(sine, cosine) * 180 / .pi),
            .skewX(abs(across) > 1e-9 ? atan(along / across) * 180 / .pi : 0),
            .scale(x: sign * scaleX, y: across),
        ]
    }
}
