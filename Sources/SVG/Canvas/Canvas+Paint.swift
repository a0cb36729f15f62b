import Layout
import ViewTree
import Writers

extension Canvas {
    /// Adds a paint to the open element; `rect` is the frame it fills.
    mutating func paint(_ paint: Paint, as property: ColorProperty, in rect: Rect) {
        switch paint {
        case .color(let color): self.color(color, as: property)
        case .linear(let gradient, let start, let end):
            guard gradient.stops.count > 1 else { return color(paint.average, as: property) }
            let units = LinearGradientUnits(start: start, end: end, size: rect.size)
            let stops = stops(gradient) { $0 }
            let id = definitions.id("linearGradient") { xml in
                xml.attribute("x1", units.start.x)
                xml.attribute("y1", units.start.y)
                xml.attribute("x2", units.end.x)
                xml.attribute("y2", units.end.y)
                xml.raw { $0.append(stops) }
            }
            xml.attribute(property.name) { id.writeURL(to: &$0) }
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let outer = max(startRadius, endRadius)
            guard gradient.stops.count > 1, outer > 0 else { return color(paint.average, as: property) }
            let stops = stops(gradient) { (startRadius + $0 * (endRadius - startRadius)) / outer }
            let id = definitions.id("radialGradient") { xml in
                xml.attribute("gradientUnits", literal: "userSpaceOnUse")
                xml.attribute("cx", rect.minX + center.x * rect.width)
                xml.attribute("cy", rect.minY + center.y * rect.height)
                xml.attribute("r", outer)
                xml.raw { $0.append(stops) }
            }
            xml.attribute(property.name) { id.writeURL(to: &$0) }
        }
    }

    /// Adds a colour to the open element: the light one as attributes, the dark one by class where the theme follows.
    mutating func color(_ color: Color, as property: ColorProperty) {
        let theme = rendering.output.theme
        let value = theme == .dark ? color.dark : color.light
        let follows = theme == .auto && color.light != color.dark
        if follows {
            let rule = ThemeRules.Rule(
                property: property, dark: color.dark, writesOpacity: color.light.alpha != color.dark.alpha)
            let id = themes.id(for: rule, in: &definitions)
            xml.attribute("class") { id.write(to: &$0) }
        }
        xml.attribute(property.name) { value.write(to: &$0) }
        if value.alpha != 1 { xml.attribute(property.opacityName, value.alpha) }
    }

    /// The stop elements of a gradient, locations mapped and in rising order.
    mutating func stops(_ gradient: Gradient, _ location: (Double) -> Double) -> ByteBuffer {
        let mapped = gradient.stops.map { Gradient.Stop(color: $0.color, location: location($0.location)) }
        let isFalling = (mapped.first?.location ?? 0) > (mapped.last?.location ?? 0)
        return aside { canvas in
            for stop in isFalling ? mapped.reversed() : mapped {
                canvas.element("stop") { canvas in
                    canvas.xml.attribute("offset", min(max(stop.location, 0), 1))
                    canvas.color(stop.color, as: .stop)
                }
            }
        }
    }
}

/// A linear gradient's ends in fractions of a frame, such that its lines stay square to its direction in points.
struct LinearGradientUnits {
    let start: Point
    let end: Point

    /// In points the gradient is `f(p) = (p - a)·(b - a) / |b - a|²`. In fractions of the frame that is still linear, with
    /// the gradient vector `g = (w² du, h² dv) / (w² du² + h² dv²)`; the line from `a` to `a + g / |g|²` has the same `f`.
    init(start: UnitPoint, end: UnitPoint, size: Size) {
        let du = end.x - start.x
        let dv = end.y - start.y
        let x = size.width * size.width * du
        let y = size.height * size.height * dv
        let length = x * du + y * dv
        let square = x * x + y * y
        self.start = Point(x: start.x, y: start.y)
        guard du != 0, dv != 0, square > 0 else {
            self.end = Point(x: end.x, y: end.y)
            return
        }
        self.end = Point(x: start.x + x * length / square, y: start.y + y * length / square)
    }
}

extension Paint {
    /// Whether nothing of it is seen.
    var isClear: Bool {
        if case .color(let color) = self { return color.light.alpha == 0 && color.dark.alpha == 0 }
        return false
    }

    /// One colour in its stead: where a gradient cannot be drawn.
    var average: Color {
        switch self {
        case .color(let color): return color
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _):
            guard let first = gradient.stops.first?.color, let last = gradient.stops.last?.color else { return .clear }
            return Color(
                light: first.light.mixed(with: last.light, by: 0.5), dark: first.dark.mixed(with: last.dark, by: 0.5))
        }
    }
}

extension ShapeStyle {
    /// The paint of a style that needs no surroundings; materials and tints are not grounds.
    var plainPaint: Paint? {
        switch self {
        case .color(let color): .color(color)
        case .linearGradient(let gradient, let start, let end): .linear(gradient, startPoint: start, endPoint: end)
        case .radialGradient(let gradient, let center, let start, let end):
            .radial(gradient, center: center, startRadius: start, endRadius: end)
        case .background: .color(.background)
        case .foreground: .color(.primary)
        case .palette(let palette, let index): .color(palette.color(at: index ?? 0))
        case .shaded(let style): style.plainPaint
        case .faded(let style, let opacity): style.plainPaint.map { .color($0.average.opacity(opacity)) }
        case .tint, .material: nil
        }
    }
}
