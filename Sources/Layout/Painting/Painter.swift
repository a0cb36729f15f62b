import ViewTree

/// Turns styles into paints in which nothing is inherited.
struct Painter: Sendable {
    let foreground: Paint
    let tint: Color
    let direction: LayoutDirection

    init(_ environment: LayoutEnvironment) {
        foreground = environment.foreground
        tint = environment.tint
        direction = environment.layoutDirection
    }

    /// The opacity of the primary, secondary, tertiary and quaternary level.
    // Apple's label colours on light backgrounds: 1, 0.6, 0.3, 0.18.
    static let levels = [1, 0.6, 0.3, 0.18]

    /// How far `Color.gradient` is mixed with white at its top; an estimate by eye, Apple gives no number.
    static let shading = 0.2

    func paint(_ style: ShapeStyle) -> Paint {
        switch style {
        case .color(let color): return .color(color)
        case .linearGradient(let gradient, let start, let end):
            return .linear(
                gradient.drawable, startPoint: start.mirrored(in: direction), endPoint: end.mirrored(in: direction))
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return .radial(
                gradient.drawable, center: center.mirrored(in: direction), startRadius: max(0, startRadius.orZero),
                endRadius: max(0, endRadius.orZero))
        case .shaded(let style):
            guard case .color(let base) = paint(style) else { return paint(style) }
            let white = RGBA(red: 1, green: 1, blue: 1)
            let top = Color(
                light: base.light.mixed(with: white.opacity(base.light.alpha), by: Self.shading),
                dark: base.dark.mixed(with: white.opacity(base.dark.alpha), by: Self.shading))
            return .linear(Gradient(colors: [top, base]), startPoint: .top, endPoint: .bottom)
        case .foreground(let level): return foreground.opacity(Self.levels[min(max(level, 1), 4) - 1])
        case .tint: return .color(tint)
        case .background: return .color(.background)
        case .material(let thickness):
            // Ultra thin to ultra thick in even steps; the blur behind is not drawn.
            let alpha = 0.4 + 0.1 * Double(min(max(thickness, 1), 5))
            return .color(
                Color(light: RGBA(hex: 0xF6F6F6).opacity(alpha), dark: RGBA(hex: 0x252525).opacity(alpha)))
        case .palette(let palette, let index): return .color(palette.color(at: index ?? 0))
        case .faded(let style, let opacity): return paint(style).opacity(opacity.orZero)
        }
    }
}

extension Double {
    /// 0 where it is not a number or infinite.
    var orZero: Double { isFinite ? self : 0 }
}

extension Gradient {
    /// With at least one stop and every location a number; SwiftUI draws nothing without stops.
    fileprivate var drawable: Gradient {
        guard !stops.isEmpty else { return Gradient(colors: [.clear]) }
        return Gradient(
            stops: stops.map { Stop(color: $0.color, location: min(max($0.location.orZero, 0), 1)) })
    }

    fileprivate func opacity(_ factor: Double) -> Gradient {
        Gradient(stops: stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) })
    }
}

extension Paint {
    /// The same paint with its opacity multiplied.
    func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linear(let gradient, let start, let end):
            return .linear(gradient.opacity(factor), startPoint: start, endPoint: end)
        case .radial(let gradient, let center, let start, let end):
            return .radial(gradient.opacity(factor), center: center, startRadius: start, endRadius: end)
        }
    }
}

extension UnitPoint {
    /// The same place counted from the left.
    func mirrored(in direction: LayoutDirection) -> UnitPoint {
        direction == .leftToRight ? self : UnitPoint(x: 1 - x, y: y)
    }
}
