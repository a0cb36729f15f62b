import ViewTree

/// The static members of the types of SwiftUI and the standard library.
enum StaticMembers {
    static let colors = Color.named

    private static let angles = ["zero"]
    private static let alignments: [String: Alignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
    private static let unitPoints: [String: UnitPoint] = [
        "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing, "zero": .zero,
    ]
    private static let edges: [String: Edge.Set] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
        "vertical": .vertical, "all": .all,
    ]
    static let curves: [String: TimingCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
        "circularEaseInOut": .circularEaseInOut,
    ]

    /// The words known for a type, for suggestions.
    static func names(of type: String) -> [String] {
        switch type {
        case "Color": Array(colors.keys)
        case "ShapeStyle", "View": Array(colors.keys) + ["tint", "background", "linearGradient", "ultraThinMaterial"]
        case "Font": Font.TextStyle.allCases.map(\.rawValue) + ["system", "custom"]
        case "Font.Weight": Font.Weight.allCases.map(\.rawValue)
        case "Alignment": Array(alignments.keys)
        case "UnitPoint": Array(unitPoints.keys)
        case "Edge.Set", "Edge": Array(edges.keys)
        case "Axis.Set", "Axis": ["horizontal", "vertical"]
        case "HorizontalAlignment": HorizontalAlignment.allCases.map(\.rawValue)
        case "VerticalAlignment": VerticalAlignment.allCases.map(\.rawValue)
        case "Animation":
            [
                "default", "spring", "smooth", "snappy", "bouncy", "linear", "easeIn", "easeOut", "easeInOut",
                "interactiveSpring",
            ]
        case "ScrollTargetBehavior": ["paging", "viewAligned"]
        case "ScrollTransitionConfiguration": ["animated", "interactive", "identity"]
        case "ScrollTransitionConfiguration.Threshold": ["visible", "hidden", "centered"]
        case "Shape": ["rect", "circle", "capsule", "ellipse"]
        default: []
        }
    }

    /// The member; nil where the type has none of the name.
    static func value(_ name: String, of type: String, _ reader: ArgumentReader, isCall: Bool) throws -> Value? {
        switch type {
        case "Color": return try color(name, reader)
        case "ShapeStyle", "View", "AnyShapeStyle": return try style(name, reader)
        case "Font", "Font.TextStyle": return try font(name, reader)
        case "Font.Weight": return Font.Weight(rawValue: name).map { .builtin(.weight($0)) }
        case "Font.Design": return .builtin(.option(type: type, name: name))
        case "Alignment": return alignments[name].map { .builtin(.alignment($0)) }
        case "HorizontalAlignment", "TextAlignment":
            return HorizontalAlignment(rawValue: name).map { .builtin(.horizontalAlignment($0)) }
        case "VerticalAlignment": return VerticalAlignment(rawValue: name).map { .builtin(.verticalAlignment($0)) }
        case "UnitPoint": return unitPoints[name].map { .builtin(.unitPoint($0)) }
        case "Edge.Set", "Edge", "VerticalEdge", "HorizontalEdge": return edges[name].map { .builtin(.edges($0)) }
        case "Axis.Set", "Axis":
            let axes: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
            return axes[name].map { .builtin(.axes($0)) }
        case "Animation": return try animation(name, reader)
        case "UnitCurve": return try curve(name, reader)
        case "Shape", "InsettableShape": return try shape(name, reader)
        case "Angle": return try angle(name, reader)
        case "GridItem.Size": return gridSize(name, reader)
        case "ScrollTargetBehavior": return try behavior(name, reader)
        case "ScrollTransitionConfiguration": return try transition(name, reader)
        case "ScrollTransitionConfiguration.Threshold": return try threshold(name, reader)
        default: return try plain(name, of: type, reader)
        }
    }

    private static func plain(_ name: String, of type: String, _ reader: ArgumentReader) throws -> Value? {
        switch (type, name) {
        case ("Optional", "none"): return .nothing
        case ("Optional", "some"): return reader.value(nil) ?? .nothing
        case (_, "infinity") where ValueLibrary.numberTypes.contains(type): return .double(.infinity)
        case (_, "zero") where ValueLibrary.numberTypes.contains(type): return type == "Int" ? .int(0) : .double(0)
        case (_, "pi") where ValueLibrary.numberTypes.contains(type): return .double(.pi)
        case (_, "greatestFiniteMagnitude") where ValueLibrary.numberTypes.contains(type): return .double(1e9)
        case ("Int", "max"): return .int(1 << 31)
        case ("Int", "min"): return .int(-(1 << 31))
        case ("CGSize", "zero"): return .builtin(.size(.zero))
        case ("CGPoint", "zero"): return .builtin(.point(.zero))
        case ("CGRect", "zero"): return .builtin(.rect(.zero))
        case ("EdgeInsets", "zero"): return .builtin(.insets(.zero))
        case ("CGAffineTransform", "identity"): return .builtin(.transform(.identity))
        case ("UIScreen", "main"): return .builtin(.option(type: "UIScreen", name: "main"))
        case ("ScrollPhase", _): return ScrollPhase(rawValue: name).map { .builtin(.scrollPhase($0)) }
        case ("UserInterfaceSizeClass", _): return SizeClass(rawValue: name).map { .builtin(.sizeClass($0)) }
        case ("LayoutDirection", _): return LayoutDirection(rawValue: name).map { .builtin(.layoutDirection($0)) }
        case ("ScrollTransitionPhase", _):
            return Builtin.TransitionPhase(rawValue: name).map { .builtin(.transitionPhase($0)) }
        case ("Binding", "constant"): return .binding(Binding(root: .constant(reader.value(nil) ?? .nothing), path: []))
        case ("Double", "random"), ("CGFloat", "random"), ("Int", "random"), ("Bool", "random"):
            reader.ignoreRest()
            reader.evaluator.notes.add(.note, "'random' always gives the same number here", at: reader.place)
            return type == "Int" ? .int(0) : type == "Bool" ? .bool(false) : .double(0)
        case ("ColorScheme", _), ("ScenePhase", _), ("DynamicTypeSize", _):
            return .builtin(.option(type: type, name: name))
        default: return nil
        }
    }

    private static func color(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        if name == "random" { return .builtin(.color(Palette.ocean.color(at: 0))) }
        return colors[name].map { .builtin(.color($0)) }
    }

    private static func style(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        let materials = [
            "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
        ]
        if let index = materials.firstIndex(of: name) {
            return .builtin(.style(.material(thickness: min(index + 1, 5))))
        }
        switch name {
        case "tint", "accentColor": return .builtin(.style(.tint))
        case "background": return .builtin(.style(.background))
        case "foreground", "primary": return .builtin(.style(.foreground(level: 1)))
        case "secondary": return .builtin(.style(.foreground(level: 2)))
        case "tertiary": return .builtin(.style(.foreground(level: 3)))
        case "quaternary": return .builtin(.style(.foreground(level: 4)))
        case "linearGradient", "radialGradient":
            return .builtin(.style(try ValueLibrary.gradientStyle(name, reader)))
        case "color":
            return .builtin(.style(.color(try reader.evaluator.color(reader.value(nil) ?? .nothing, at: reader.place))))
        default: return try color(name, reader)
        }
    }

    private static func font(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        if let style = Font.TextStyle(rawValue: name) { return .builtin(.font(Font(size: .style(style)))) }
        switch name {
        case "system":
            var font = Font()
            if let argument = reader.take(nil) {
                if case .builtin(.font(let style)) = try reader.evaluator.resolve(argument.value, as: "Font.TextStyle")
                {
                    font.size = style.size
                }
            }
            if let size = reader.number("size") { font.size = .points(size) }
            font.weight = try reader.evaluator.weight(reader.value("weight"), at: reader.place)
            if let design = try reader.evaluator.option(reader.value("design"), "Font.Design", at: reader.place) {
                font.design = Font.Design(rawValue: design) ?? .default
            }
            return .builtin(.font(font))
        case "custom":
            _ = reader.take(nil)
            let size = reader.number("size") ?? reader.number("fixedSize") ?? 17
            _ = reader.take("relativeTo")
            return .builtin(.font(Font(size: .points(size))))
        default: return nil
        }
    }

    private static func shape(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        switch name {
        case "rect":
            if reader.has("cornerRadii") { return .builtin(.shape(try ViewLibrary.uneven(reader))) }
            if reader.has("topLeadingRadius") || reader.has("bottomLeadingRadius") || reader.has("bottomTrailingRadius")
                || reader.has("topTrailingRadius")
            {
                return .builtin(.shape(try ViewLibrary.uneven(reader)))
            }
            _ = reader.take("style")
            guard let radius = reader.number("cornerRadius") else { return .builtin(.shape(.rectangle)) }
            return .builtin(.shape(.roundedRectangle(cornerRadius: radius)))
        case "circle": return .builtin(.shape(.circle))
        case "capsule":
            _ = reader.take("style")
            return .builtin(.shape(.capsule))
        case "ellipse": return .builtin(.shape(.ellipse))
        case "containerRelative": return .builtin(.shape(.rectangle))
        default: return nil
        }
    }

    private static func angle(_ name: String, _ reader: ArgumentReader) throws -> Value? {
        switch name {
        case "degrees": return .builtin(.angle(Angle(degrees: reader.number(nil) ?? 0)))
        case "radians": return .builtin(.angle(Angle(radians: reader.number(nil) ?? 0)))
        case "zero": return .builtin(.angle(.zero))
        default: return nil
        }
    }

    private static func gridSize(_ name: String, _ reader: ArgumentReader) -> Value? {
        switch name {
        case "fixed": return .builtin(.gridSize(.fixed(reader.number(nil) ?? 0)))
        case "flexible":
            let minimum = reader.number("minimum") ?? 10
            return .builtin(.gridSize(.flexible(minimum: minimum, maximum: reader.number("maximum") ?? .infinity)))
        case "adaptive":
            let minimum = reader.number("minimum") ?? 10
            return .builtin(.gridSize(.adaptive(minimum: minimum, maximum: reader.number("maximum") ?? .infinity)))
        default: return nil
        }
    }
}
