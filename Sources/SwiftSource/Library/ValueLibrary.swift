import ViewTree

/// Initialisers of SwiftUI's and the standard library's values.
enum ValueLibrary {
    typealias Maker = @Sendable (Evaluator, ArgumentReader) throws -> Value

    static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "TimeInterval"]

    /// Types that source may name without defining them.
    static let typeNames: Set<String> = [
        "Color", "Font", "Font.Weight", "Font.TextStyle", "Font.Design", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "UnitPoint",
        "Edge", "Edge.Set", "Axis", "Axis.Set", "Animation", "UnitCurve", "Shape", "Angle", "GridItem", "GridItem.Size",
        "ScrollTargetBehavior", "ScrollTransitionConfiguration", "ScrollTransitionConfiguration.Threshold",
        "ShapeStyle",
        "AnyShapeStyle", "TextAlignment", "CGSize", "CGPoint", "CGRect", "CGVector", "CGFloat", "Double", "Float",
        "Int",
        "String", "Bool", "UUID", "EdgeInsets", "Gradient", "Gradient.Stop", "UIScreen", "Binding", "ScrollPosition",
        "ScrollPhase", "UserInterfaceSizeClass", "LayoutDirection", "ScrollTransitionPhase", "ScrollTarget", "View",
        "TimeInterval", "CGAffineTransform", "Character", "Date", "URL", "ColorScheme", "DynamicTypeSize", "ScenePhase",
        "VerticalEdge", "HorizontalEdge", "InsettableShape", "Optional",
    ]

    static let makers: [String: Maker] = [
        "Color": { try color($0, $1) },
        "LinearGradient": { _, call in .builtin(.style(try gradientStyle("linearGradient", call))) },
        "RadialGradient": { _, call in .builtin(.style(try gradientStyle("radialGradient", call))) },
        "EllipticalGradient": { _, call in .builtin(.style(try gradientStyle("radialGradient", call))) },
        "AngularGradient": { evaluator, call in
            evaluator.notes.add(.note, "an angular gradient is drawn as a linear one", at: call.place)
            return .builtin(.style(try gradientStyle("linearGradient", call)))
        },
        "Gradient": { evaluator, call in .builtin(.gradient(try gradient(call))) },
        "Stop": { try stop($0, $1) },
        "Gradient.Stop": { try stop($0, $1) },
        "AnyShapeStyle": { evaluator, call in
            .builtin(.style(try evaluator.style(call.value(nil) ?? .nothing, at: call.place)))
        },
        "CGSize": { _, call in
            .builtin(.size(Size(width: call.number("width") ?? 0, height: call.number("height") ?? 0)))
        },
        "CGPoint": { _, call in .builtin(.point(Point(x: call.number("x") ?? 0, y: call.number("y") ?? 0))) },
        "CGVector": { _, call in .builtin(.vector(Vector(dx: call.number("dx") ?? 0, dy: call.number("dy") ?? 0))) },
        "CGRect": { try rect($0, $1) },
        "EdgeInsets": { _, call in
            .builtin(
                .insets(
                    EdgeInsets(
                        top: call.number("top") ?? 0, leading: call.number("leading") ?? 0,
                        bottom: call.number("bottom") ?? 0, trailing: call.number("trailing") ?? 0)))
        },
        "UnitPoint": { _, call in .builtin(.unitPoint(UnitPoint(x: call.number("x") ?? 0, y: call.number("y") ?? 0))) },
        "Angle": { _, call in
            if let radians = call.number("radians") { return .builtin(.angle(Angle(radians: radians))) }
            return .builtin(.angle(Angle(degrees: call.number("degrees") ?? 0)))
        },
        "GridItem": { try gridItem($0, $1) },
        "UUID": { evaluator, call in
            if let text = try call.text("uuidString") { return .builtin(.uuid(text)) }
            return .builtin(.uuid(evaluator.uuid(at: call.place)))
        },
        "CGAffineTransform": { try transform($0, $1) },
        "State": { _, call in call.value("initialValue") ?? call.value("wrappedValue") ?? .nothing },
        "StateObject": { _, call in call.value("wrappedValue") ?? .nothing },
        "ObservedObject": { _, call in call.value("wrappedValue") ?? .nothing },
        "Binding": { try binding($0, $1) },
        "ScrollPosition": { try position($0, $1) },
        "PagingScrollTargetBehavior": { _, _ in .builtin(.behavior(.paging)) },
        "ViewAlignedScrollTargetBehavior": { evaluator, call in
            try StaticMembers.value("viewAligned", of: "ScrollTargetBehavior", call, isCall: true) ?? .nothing
        },
        "AnyScrollTargetBehavior": { _, call in call.value(nil) ?? .nothing },
        "ScrollTarget": { evaluator, call in
            let rect = try call.typed("rect", "CGRect") { if case .rect(let rect) = $0 { rect } else { nil } } ?? .zero
            return .builtin(
                .target(ScrollTarget(rect: rect, anchor: try evaluator.unitPoint(call.value("anchor"), at: call.place)))
            )
        },
        "Properties": { _, call in .bool(call.bool("limitsScrolls") ?? false) },
        "ScrollTargetBehaviorProperties": { _, call in .bool(call.bool("limitsScrolls") ?? false) },
        "String": { try text($0, $1) },
        "LocalizedStringKey": { evaluator, call in .string(try call.text(nil) ?? "") },
        "Character": { evaluator, call in .string(try call.text(nil) ?? "") },
        "Int": { try whole($0, $1) },
        "CGFloat": { try decimal($0, $1) },
        "Double": { try decimal($0, $1) },
        "Float": { try decimal($0, $1) },
        "Bool": { _, call in .bool(call.bool(nil) ?? false) },
        "Array": { try list($0, $1) },
        "Set": { try list($0, $1) },
        "Dictionary": { try dictionary($0, $1) },
        "Optional": { _, call in call.value(nil) ?? .nothing },
        "Date": { _, call in
            call.ignoreRest()
            return .double(0)
        },
        "URL": { _, call in .string(try call.text("string") ?? "") },
        "DragGesture": gesture, "TapGesture": gesture, "LongPressGesture": gesture, "MagnificationGesture": gesture,
        "MagnifyGesture": gesture, "RotationGesture": gesture, "RotateGesture": gesture, "SpatialTapGesture": gesture,
        "PageTabViewStyle": { _, call in
            let link = Implicit.Link(name: "page", arguments: call.rest)
            call.ignoreRest()
            return .implicit(Implicit(links: [link], place: call.place))
        },
        "Animation": { _, _ in .builtin(.animation(.default)) },
    ]

    /// Gestures of the code's own are not played.
    private static let gesture: Maker = { _, call in
        call.ignoreRest()
        return .builtin(.option(type: "Gesture", name: call.name))
    }

    private static func color(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
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
    private static func system(_ name: String) -> Value {
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

    private static func hex(_ text: String, _ number: Double?) -> Value {
        if let number, number >= 0, number < 16_777_216 { return .builtin(.color(Color(RGBA(hex: UInt32(number))))) }
        let digits = text.filter { $0.isHexDigit }.suffix(6)
        return .builtin(.color(Color(RGBA(hex: UInt32(digits, radix: 16) ?? 0))))
    }

    private static func gradient(_ call: ArgumentReader) throws -> Gradient {
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

    private static func stop(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let color = try evaluator.color(call.value("color") ?? .nothing, at: call.place)
        return .builtin(.stop(Gradient.Stop(color: color, location: call.number("location") ?? 0)))
    }

    private static func rect(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if call.has("origin") {
            let origin =
                try call.typed("origin", "CGPoint") { if case .point(let point) = $0 { point } else { nil } } ?? .zero
            let size = try call.typed("size", "CGSize") { if case .size(let size) = $0 { size } else { nil } } ?? .zero
            return .builtin(.rect(Rect(origin: origin, size: size)))
        }
        let x = call.number("x") ?? 0
        let y = call.number("y") ?? 0
        return .builtin(.rect(Rect(x: x, y: y, width: call.number("width") ?? 0, height: call.number("height") ?? 0)))
    }

    private static func gridItem(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let size = try call.typed(nil, "GridItem.Size") { if case .gridSize(let size) = $0 { size } else { nil } }
        let spacing = call.number("spacing")
        let alignment = try evaluator.alignment(call.value("alignment"), at: call.place)
        return .builtin(.gridItem(GridItem(size: size ?? .flexible(), spacing: spacing, alignment: alignment)))
    }

    private static func transform(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if call.has("translationX") {
            return .builtin(
                .transform(AffineTransform(tx: call.number("translationX") ?? 0, ty: call.number("y") ?? 0)))
        }
        if call.has("scaleX") {
            return .builtin(.transform(AffineTransform(a: call.number("scaleX") ?? 1, d: call.number("y") ?? 1)))
        }
        return .builtin(
            .transform(
                AffineTransform(
                    a: call.number("a") ?? 1, b: call.number("b") ?? 0, c: call.number("c") ?? 0,
                    d: call.number("d") ?? 1,
                    tx: call.number("tx") ?? 0, ty: call.number("ty") ?? 0)))
    }

    private static func binding(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let get = call.closure("get"), let set = call.closure("set") {
            return .binding(Binding(root: .computed(get: get, set: set), path: []))
        }
        if let argument = call.take(nil) { return argument.value }
        return .binding(Binding(root: .constant(.nothing), path: []))
    }

    private static func position(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        var position = PositionValue()
        if let argument = call.take("idType"), case .type(let name) = argument.value { position.idType = name }
        position.anchor = try evaluator.unitPoint(call.value("anchor"), at: call.place)
        position.target = try Mutations.target(call)
        return .builtin(.position(position))
    }

    private static func text(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let repeated = call.take("repeating") {
            let unit = try evaluator.string(repeated.value)
            let count = min(max(call.whole("count") ?? 0, 0), evaluator.limits.stringBytes)
            guard unit.utf8.count * count <= evaluator.limits.stringBytes else {
                throw Interruption.limit(name: "stringBytes", value: evaluator.limits.stringBytes, place: call.place)
            }
            return .string(String(repeating: unit, count: count))
        }
        if let format = call.take("format"), case .string(let pattern) = format.value {
            let value = call.take(nil)?.value ?? .nothing
            call.ignoreRest()
            return .string(try NumberText.text(pattern: pattern, value, evaluator))
        }
        let argument = call.take(nil) ?? call.take("describing") ?? call.take("localized")
        let rest = call.rest
        call.ignoreRest()
        guard let argument else { return .string("") }
        if case .list(let list) = argument.value, rest.isEmpty {
            var text = ""
            for element in list.elements { text += try evaluator.string(element) }
            return .string(text)
        }
        if case .string(let pattern) = argument.value, pattern.contains("%"), let first = rest.first {
            return .string(try NumberText.text(first.value, specifier: pattern, evaluator))
        }
        return .string(try evaluator.string(argument.value))
    }

    private static func whole(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        guard let argument = call.take(nil) ?? call.take("truncating") else { return .int(0) }
        if case .string(let text) = argument.value { return Int(text).map { .int($0) } ?? .nothing }
        if case .int = argument.value { return argument.value }
        return .int(evaluator.wholeNumber(argument.value, name: "Int", at: argument.place))
    }

    private static func decimal(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        guard let argument = call.take(nil) else { return .double(0) }
        if case .string(let text) = argument.value { return Double(text).map { .double($0) } ?? .nothing }
        return .double(evaluator.number(argument.value, name: "number", at: argument.place))
    }

    private static func list(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let repeated = call.take("repeating") {
            let count = max(call.whole("count") ?? 0, 0)
            guard count <= evaluator.limits.elements else {
                throw Interruption.limit(name: "elements", value: evaluator.limits.elements, place: call.place)
            }
            return .list(List(Array(repeating: repeated.value, count: count)))
        }
        guard let argument = call.take(nil) else { return .list(List([])) }
        return .list(List(try evaluator.elements(of: argument.value, at: argument.place)))
    }

    private static func dictionary(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        var dictionary = Dictionary()
        if let argument = call.take("uniqueKeysWithValues") {
            for element in try evaluator.elements(of: argument.value, at: argument.place) {
                if case .tuple(let pair) = element, pair.elements.count == 2 {
                    dictionary[pair.elements[0]] = pair.elements[1]
                }
            }
        }
        call.ignoreRest()
        return .dictionary(dictionary)
    }

    /// The Swift name of a value's type.
    static func typeName(of builtin: Builtin) -> String {
        switch builtin {
        case .color: "Color"
        case .style: "ShapeStyle"
        case .gradient: "Gradient"
        case .stop: "Gradient.Stop"
        case .shape: "Shape"
        case .font: "Font"
        case .weight: "Font.Weight"
        case .point: "CGPoint"
        case .size: "CGSize"
        case .rect: "CGRect"
        case .vector: "CGVector"
        case .unitPoint: "UnitPoint"
        case .insets: "EdgeInsets"
        case .angle: "Angle"
        case .alignment: "Alignment"
        case .horizontalAlignment: "HorizontalAlignment"
        case .verticalAlignment: "VerticalAlignment"
        case .edges: "Edge.Set"
        case .axes: "Axis.Set"
        case .gridItem: "GridItem"
        case .gridSize: "GridItem.Size"
        case .animation: "Animation"
        case .curve: "UnitCurve"
        case .transition: "ScrollTransitionConfiguration"
        case .threshold: "ScrollTransitionConfiguration.Threshold"
        case .transitionPhase: "ScrollTransitionPhase"
        case .behavior: "ScrollTargetBehavior"
        case .scrollPhase: "ScrollPhase"
        case .geometry: "GeometryProxy"
        case .scrollGeometry: "ScrollGeometry"
        case .target: "ScrollTarget"
        case .targetContext: "ScrollTargetBehaviorContext"
        case .position: "ScrollPosition"
        case .uuid: "UUID"
        case .scrollProxy: "ScrollViewProxy"
        case .sizeClass: "UserInterfaceSizeClass"
        case .layoutDirection: "LayoutDirection"
        case .transform: "CGAffineTransform"
        case .option(let type, _): type
        }
    }

    /// The words of an interpolation.
    static func text(of builtin: Builtin) -> String {
        switch builtin {
        case .uuid(let text): text
        case .size(let size): "(\(size.width), \(size.height))"
        case .point(let point): "(\(point.x), \(point.y))"
        case .scrollPhase(let phase): phase.rawValue
        case .transitionPhase(let phase): phase.rawValue
        case .sizeClass(let sizeClass): sizeClass.rawValue
        case .angle(let angle): "\(angle.degrees)°"
        case .option(_, let name): name
        default: typeName(of: builtin)
        }
    }
}
