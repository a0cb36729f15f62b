import ViewTree

extension ShapeStyle {
    /// A colour, a palette, a gradient or a material.
    static let format: Format<ShapeStyle> = Format<ShapeStyle>.choice(
        "paint", "What a shape or text is painted with.",
        [
            .word("tint", .tint, "The accent colour."), .word("background", .background, "The page's background."),
            .word("foreground", .foreground(level: 1), "The colour of texts."),
        ]
            + Palette.allCases.map { .word($0.rawValue, .palette($0, index: nil), "The palette of this name.") }
            + Color.choices.map(painted) + [
                .tag("palette", palette, "A colour of a palette for each item."),
                .tag("gradient", Color.format.map { .shaded(.color($0)) }, "SwiftUI's Color.gradient."),
                .tag("linearGradient", linearGradient, "Colours along a line."),
                .tag("radialGradient", radialGradient, "Colours outward from a centre."),
                .tag("material", Scalars.word(Material.self).map { .material(thickness: $0.thickness) }),
            ])

    private static func painted(_ choice: Choice<Color>) -> Choice<ShapeStyle> {
        switch choice.kind {
        case .word(let word, let color): .word(word, .color(color), choice.note)
        case .tag(let name, let format): .tag(name, format.map { .color($0) }, choice.note)
        case .type(let kind, let format): .type(kind, format.map { .color($0) }, choice.note)
        }
    }

    private static let palette: Format<ShapeStyle> = Format<ShapeStyle>.choice(
        "palette", "A named run of colours.",
        Palette.allCases.map { .word($0.rawValue, .palette($0, index: nil), "The item's own colour of it.") } + [
            .type(
                .object,
                .object("paletteColor", "One colour of a palette.") { members in
                    let name = members.required("name", Scalars.word(Palette.self), "The palette.")
                    let index = members.optional(
                        "index", Scalars.integer(0...1_000_000), "Which colour of it; left out, the item's own.")
                    return name.map { .palette($0, index: index) }
                })
        ])

    private static let linearGradient: Format<ShapeStyle> = Format<ShapeStyle>.object(
        "linearGradient", "Colours along a line between two places."
    ) { members in
        let gradient = Gradient.read(&members)
        let start = members.value("startPoint", UnitPoint.format, default: .top, "Where it starts.")
        let end = members.value("endPoint", UnitPoint.format, default: .bottom, "Where it ends.")
        return gradient.map { .linearGradient($0, startPoint: start, endPoint: end) }
    }

    private static let radialGradient: Format<ShapeStyle> = Format<ShapeStyle>.object(
        "radialGradient", "Colours outward from a centre."
    ) { members in
        let gradient = Gradient.read(&members)
        let center = members.value("center", UnitPoint.format, default: .center, "Where it starts.")
        let start = members.value("startRadius", Scalars.length, default: 0, "Points.")
        let end = members.value("endRadius", Scalars.length, default: 200, "Points.")
        return gradient.map { .radialGradient($0, center: center, startRadius: start, endRadius: end) }
    }

    private enum Material: String, Sendable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick

        var thickness: Int { (Self.allCases.firstIndex(of: self) ?? 2) + 1 }
    }
}

extension Gradient {
    private static let stop: Format<Stop> = Format<Stop>.object("gradientStop", "A colour at a place of a gradient.") {
        members in
        let color = members.required("color", Color.format, "The colour there.")
        let location = members.required("location", Scalars.fraction, "0 is the start, 1 the end.")
        guard let color, let location else { return nil }
        return Stop(color: color, location: location)
    }

    /// `colors`, evenly spaced, or `stops`, of which one must be given.
    static func read(_ members: inout Members) -> Gradient? {
        let colors = members.optional("colors", Scalars.list(of: Color.format, least: 1, most: 64), "Evenly spaced.")
        let stops = members.optional(
            "stops", Scalars.list(of: stop, least: 1, most: 64), "In rising order of location.")
        if members.has("colors") == members.has("stops") {
            members.note(
                members.has("colors") ? "the colours are given twice" : "the gradient has no colours",
                expected: "either \"colors\" or \"stops\"")
        }
        if let colors { return Gradient(colors: colors) }
        if let stops { return Gradient(stops: stops.sorted { $0.location < $1.location }) }
        return nil
    }
}

extension Shadow {
    /// A radius in points, or its members.
    static let format: Format<Shadow> = Format<Shadow>.choice(
        "shadow", "A blurred copy below.",
        [
            .type(.number, radius.map { Shadow(radius: $0) }),
            .type(
                .object,
                .object("shadowMembers", "A blurred copy below.") { members in
                    let color = members.optional("color", Color.format, "Black at a third where left out.")
                    let radius = members.value("radius", radius, default: 8, "Of the blur, in points.")
                    let x = members.value("x", Scalars.coordinate, default: 0, "Points to the right.")
                    let y = members.value("y", Scalars.coordinate, default: 0, "Points down.")
                    guard let color else { return Shadow(radius: radius, x: x, y: y) }
                    return Shadow(color: color, radius: radius, x: x, y: y)
                }),
        ])

    private static let radius = Scalars.number(0...1000, unit: "points")
}

extension PaintedShape.Stroke {
    /// A paint of one point, or its members.
    static let format: Format<PaintedShape.Stroke> = Format<PaintedShape.Stroke>.object(
        "stroke", "A line along the outline."
    ) { members in
        PaintedShape.Stroke(
            style: members.optional("style", ShapeStyle.format, "Its paint; the text colour where left out.")
                ?? .foreground(level: 1),
            lineWidth: members.value("lineWidth", Scalars.number(0...1000, unit: "points"), default: 1, "Points."),
            isInside: members.value("inside", Scalars.flag, default: true, "strokeBorder; false is stroke."),
            dash: members.value(
                "dash", Scalars.list(of: Scalars.number(0.01...1000, unit: "points"), most: 16), default: [],
                "Points drawn and left out in turn."))
    }
}

extension Shape {
    private static let radius = Scalars.length

    /// An outline by name, or one with radii.
    static let format: Format<Shape> = Format<Shape>.choice(
        "shape", "The outline of a card.",
        [
            .word("rectangle", .rectangle), .word("circle", .circle), .word("capsule", .capsule),
            .word("ellipse", .ellipse),
            .tag("roundedRectangle", radius.map { .roundedRectangle(cornerRadius: $0) }, "The radius in points."),
            .tag(
                "unevenRoundedRectangle",
                .object("cornerRadii", "A radius in points for each corner.") { members in
                    .unevenRoundedRectangle(
                        topLeading: members.value("topLeading", radius, default: 0, "Points."),
                        bottomLeading: members.value("bottomLeading", radius, default: 0, "Points."),
                        bottomTrailing: members.value("bottomTrailing", radius, default: 0, "Points."),
                        topTrailing: members.value("topTrailing", radius, default: 0, "Points."))
                }),
        ])
}

extension Font {
    /// A text style, a size in points, or its members.
    static let format: Format<Font> = Format<Font>.choice(
        "font", "The face and size of text: a text style, points, or members.",
        TextStyle.allCases.map { .word($0.rawValue, Font(size: .style($0))) } + [
            .type(.number, points.map { Font(size: .points($0)) }),
            .type(
                .object,
                .object("fontMembers", "The face and size of text.") { members in
                    let style = members.value("style", Scalars.word(TextStyle.self), default: .body, "A text style.")
                    let size = members.optional("size", points, "Points instead of a style.")
                    return Font(
                        size: size.map { .points($0) } ?? .style(style),
                        weight: members.optional("weight", Scalars.word(Weight.self), "The style's own if left out."),
                        isItalic: members.value("italic", Scalars.flag, default: false, "Slanted."),
                        design: members.value("design", Scalars.word(Design.self), default: .default, "The family."))
                }),
        ])

    private static let points = Scalars.number(1...500, unit: "points")
}
