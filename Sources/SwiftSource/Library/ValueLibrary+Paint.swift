import ViewTree

extension ValueLibrary {
    static func color(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if call.has("hue") {
            let rgba = RGBA(
                hue: call.number("hue") ?? 0, saturation: call.number("saturation") ?? 0,
                brightness: call.number("brightness") ?? 0, alpha: call.number("opacity") ?? 1)
            return .builtin(.color(Color(rgba)))
        }
        if call.has("red") || call.has("white") || call.has(".sRGB") {
            _ = call.take(nil)
            let alpha = call.number("opacity") ?? 1
            let white = call.number("white")
            let rgba = RGBA(
                red: white ?? call.number("red") ?? 0, green: white ?? call.number("green") ?? 0,
                blue: white ?? call.number("blue") ?? 0, alpha: alpha)
            return .builtin(.color(Color(rgba)))
        }
        if let light = call.take("light"), let dark = call.take("dark") {
            let pair = Color(
                light: try evaluator.color(light.value, at: light.place).light,
                dark: try evaluator.color(dark.value, at: dark.place).dark)
            return .builtin(.color(pair))
        }
        if let argument = call.take("uiColor") ?? call.take("nsColor") ?? call.take("cgColor") {
            if case .builtin(.color) = argument.value { return argument.value }
            if case .implicit(let implicit) = argument.value, let name = implicit.links.first?.name {
                return system(name)
            }
            return .builtin(.color(Palette.slate.color(at: 0)))
        }
        if let argument = call.take("hex") {
            return hex(try evaluator.string(argument.value), evaluator.plainNumber(argument.value))
        }
        _ = call.take("bundle")
        guard let argument = call.take(nil) else { return .builtin(.color(.primary)) }
        if case .string(let name) = argument.value {
            evaluator.notes.standIn(name, .color, at: argument.place)
            let index = Int(Evaluator.mix(Evaluator.seed, name) % 6)
            return .builtin(.color(StaticMembers.colors[name.lowercased()] ?? Palette.ocean.color(at: index)))
        }
        if case .implicit(let implicit) = argument.value, let name = implicit.links.first?.name { return system(name) }
        return .builtin(.color(try evaluator.color(argument.value, at: argument.place)))
    }

    /// UIKit's named colours.
    static func system(_ name: String) -> Value {
        let grays: [String: (UInt32, UInt32)] = [
            "systemBackground": (0xFFFFFF, 0x000000), "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E),
            "tertiarySystemBackground": (0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": (0xF2F2F7, 0x000000),
            "systemGray": (0x8E8E93, 0x8E8E93), "systemGray2": (0xAEAEB2, 0x636366),
            "systemGray3": (0xC7C7CC, 0x48484A),
            "systemGray4": (0xD1D1D6, 0x3A3A3C), "systemGray5": (0xE5E5EA, 0x2C2C2E),
            "systemGray6": (0xF2F2F7, 0x1C1C1E),
        ]
        if let (light, dark) = grays[name] {
            return .builtin(.color(Color(light: RGBA(hex: light), dark: RGBA(hex: dark))))
        }
        let short = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
        return .builtin(.color(StaticMembers.colors[short] ?? Palette.slate.color(at: 0)))
    }

    static func hex(_ text: String, _ number: Double?) -> Value {
        if let number, number >= 0, number < 16_777_216 { return .builtin(.color(Color(RGBA(hex: UInt32(number))))) }
        let digits = text.filter { $0.isHexDigit }.suffix(6)
        return .builtin(.color(Color(RGBA(hex: UInt32(digits, radix: 16) ?? 0))))
    }

    static func gradient(_ call: ArgumentReader) throws -> Gradient {
        let evaluator = call.evaluator
        if let argument = call.take("stops"), case .list(let list) = argument.value {
            var stops: [Gradient.Stop] = []
            for element in list.elements {
                let stop = try evaluator.typed(element, "Gradient.Stop", at: argument.place) {
                    if case .stop(let stop) = $0 { stop } else { nil }
                }
                if let stop { stops.append(stop) }
            }
            return Gradient(stops: stops)
        }
        if let argument = call.take("gradient") {
            if case .builtin(.gradient(let gradient)) = argument.value { return gradient }
            if case .implicit(let implicit) = argument.value, let link = implicit.links.first,
                let arguments = link.arguments
            {
                return try gradient(ArgumentReader(evaluator, name: "Gradient", arguments, at: argument.place))
            }
        }
        guard let argument = call.take("colors") else { return Gradient(colors: []) }
        var colors: [Color] = []
        for element in try evaluator.elements(of: argument.value, at: argument.place) {
            colors.append(try evaluator.color(element, at: argument.place))
        }
        return Gradient(colors: colors)
    }

    /// A gradient along a line or a radius, from the arguments of its initialiser.
    static func gradientStyle(_ name: String, _ call: ArgumentReader) throws -> ShapeStyle {
        let evaluator = call.evaluator
        if let argument = call.take(nil),
            case .builtin(.gradient(let gradient)) = try evaluator.resolve(argument.value, as: "Gradient")
        {
            let start = try evaluator.unitPoint(call.value("startPoint"), at: call.place) ?? .top
            return .linearGradient(
                gradient, startPoint: start,
                endPoint: try evaluator.unitPoint(call.value("endPoint"), at: call.place) ?? .bottom)
        }
        let gradient = try gradient(call)
        if name == "radialGradient" {
            let center = try evaluator.unitPoint(call.value("center"), at: call.place) ?? .center
            let start = call.number("startRadius") ?? 0
            return .radialGradient(
                gradient, center: center, startRadius: start, endRadius: call.number("endRadius") ?? 100)
        }
        _ = call.take("center")
        let start = try evaluator.unitPoint(call.value("startPoint"), at: call.place) ?? .top
        let end = try evaluator.unitPoint(call.value("endPoint"), at: call.place) ?? .bottom
        return .linearGradient(gradient, startPoint: start, endPoint: end)
    }

    static func stop(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let color = try evaluator.color(call.value("color") ?? .nothing, at: call.place)
        return .builtin(.stop(Gradient.Stop(color: color, location: call.number("location") ?? 0)))
    }
}
