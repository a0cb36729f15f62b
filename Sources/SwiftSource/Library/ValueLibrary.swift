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
        "Set": { evaluator, call in
            guard case .list(let list) = try list(evaluator, call) else { return .list(List([])) }
            var seen: Set<Value> = []
            return .list(List(list.elements.filter { seen.insert($0).inserted }))
        },
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
            let link = Implicit.Link(name: "page", arguments: Array(call.rest))
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
