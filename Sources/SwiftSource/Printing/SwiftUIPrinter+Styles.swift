import ViewTree

extension SwiftUIPrinter {
    /// A colour as an expression of type Color.
    mutating func color(_ color: Color) -> String {
        for (name, known) in StaticMembers.colors.sorted(by: { $0.key < $1.key }) {
            if known == color { return "Color." + name }
            for percent in stride(from: 5, through: 95, by: 5) where known.opacity(Double(percent) / 100) == color {
                return "Color.\(name).opacity(\(number(Double(percent) / 100)))"
            }
        }
        if color.light == color.dark { return components(color.light) }
        helpers["Color light dark"] = [
            "extension Color {", "    init(light: Color, dark: Color) {",
            "        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })",
            "    }", "}",
        ]
        return "Color(light: \(components(color.light)), dark: \(components(color.dark)))"
    }

    private func components(_ rgba: RGBA) -> String {
        func part(_ value: Double) -> String {
            let byte = (value * 255).rounded()
            if byte / 255 == value { return byte == 0 || byte == 255 ? number(value) : "\(Int(byte)) / 255" }
            return number(value)
        }
        let parts = "red: \(part(rgba.red)), green: \(part(rgba.green)), blue: \(part(rgba.blue))"
        return "Color(\(parts)\(rgba.alpha == 1 ? "" : ", opacity: \(number(rgba.alpha))"))"
    }

    /// What paints, as an argument of `fill` and its like.
    mutating func style(_ style: ShapeStyle) -> String {
        switch style {
        case .color(let color):
            let text = self.color(color)
            // `.primary` and `.secondary` are styles of the foreground.
            let isPlain =
                text.hasPrefix("Color.") && !text.contains("(")
                && ![".primary", ".secondary"].contains(where: text.hasSuffix)
            return isPlain ? String(text.dropFirst(5)) : text
        case .linearGradient(let gradient, let start, let end):
            return "LinearGradient(\(stops(gradient)), startPoint: \(unitPoint(start)), endPoint: \(unitPoint(end)))"
        case .radialGradient(let gradient, let center, let start, let end):
            return
                "RadialGradient(\(stops(gradient)), center: \(unitPoint(center)), startRadius: \(number(start)), endRadius: \(number(end)))"
        case .shaded(.color(let color)): return self.color(color) + ".gradient"
        case .shaded(.palette(let palette, let index)): return self.palette(palette, index) + ".gradient"
        case .shaded(let inner): return self.style(inner) + ".gradient"
        case .foreground(let level):
            return [".primary", ".secondary", ".tertiary", ".quaternary"][min(max(level, 1), 4) - 1]
        case .tint: return ".tint"
        case .background: return ".background"
        case .material(let thickness):
            let names = [
                ".ultraThinMaterial", ".thinMaterial", ".regularMaterial", ".thickMaterial", ".ultraThickMaterial",
            ]
            return names[min(max(thickness, 1), 5) - 1]
        case .palette(let palette, let index): return self.palette(palette, index)
        case .faded(let inner, let opacity): return self.style(inner) + ".opacity(\(number(opacity)))"
        }
    }

    private mutating func palette(_ palette: Palette, _ index: Int?) -> String {
        let name = palette.rawValue
        var lines = ["extension Color {", "    static func \(name)(_ index: Int) -> Color {", "        let colors = ["]
        for color in palette.colors { lines.append("            \(components(color.light)),") }
        lines += ["        ]", "        return colors[index % colors.count]", "    }", "}"]
        helpers["Color " + name] = lines
        return "Color.\(name)(\(index.map(String.init) ?? item ?? "0"))"
    }

    private mutating func stops(_ gradient: Gradient) -> String {
        var colors: [String] = []
        for stop in gradient.stops { colors.append(color(stop.color)) }
        if Gradient(colors: gradient.stops.map(\.color)) == gradient {
            return "colors: [\(colors.joined(separator: ", "))]"
        }
        let stops = zip(colors, gradient.stops).map { ".init(color: \($0), location: \(number($1.location)))" }
        return "stops: [\(stops.joined(separator: ", "))]"
    }

    func shape(_ shape: Shape) -> String {
        switch shape {
        case .rectangle: "Rectangle()"
        case .roundedRectangle(let radius): "RoundedRectangle(cornerRadius: \(number(radius)))"
        case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            "UnevenRoundedRectangle(topLeadingRadius: \(number(topLeading)), bottomLeadingRadius: \(number(bottomLeading)), bottomTrailingRadius: \(number(bottomTrailing)), topTrailingRadius: \(number(topTrailing)))"
        case .circle: "Circle()"
        case .capsule: "Capsule()"
        case .ellipse: "Ellipse()"
        }
    }
}
