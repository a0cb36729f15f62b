import ViewTree

/// Properties of points, sizes, rectangles and what contains them.
enum GeometryMembers {
    static func property(_ name: String, of builtin: Builtin, _ evaluator: Evaluator) -> Value? {
        switch (builtin, name) {
        case (.point(let point), "x"): .double(point.x)
        case (.point(let point), "y"): .double(point.y)
        case (.unitPoint(let point), "x"): .double(point.x)
        case (.unitPoint(let point), "y"): .double(point.y)
        case (.size(let size), "width"): .double(size.width)
        case (.size(let size), "height"): .double(size.height)
        case (.vector(let vector), "dx"), (.vector(let vector), "width"): .double(vector.dx)
        case (.vector(let vector), "dy"), (.vector(let vector), "height"): .double(vector.dy)
        case (.rect(let rect), _): property(name, of: rect)
        case (.insets(let insets), "top"): .double(insets.top)
        case (.insets(let insets), "leading"): .double(insets.leading)
        case (.insets(let insets), "bottom"): .double(insets.bottom)
        case (.insets(let insets), "trailing"): .double(insets.trailing)
        case (.angle(let angle), "degrees"): .double(angle.degrees)
        case (.angle(let angle), "radians"): .double(angle.radians)
        case (.geometry(let proxy), "size"): .builtin(.size(proxy.size))
        case (.geometry, "safeAreaInsets"): .builtin(.insets(evaluator.module.viewport.safeArea))
        case (.scrollGeometry(let geometry), _): property(name, of: geometry)
        case (.target(let target), "rect"): .builtin(.rect(target.rect))
        case (.target(let target), "anchor"): target.anchor.map { .builtin(.unitPoint($0)) } ?? .nothing
        case (.targetContext(let context), _): property(name, of: context)
        case (.transitionPhase(let phase), "isIdentity"): .bool(phase == .identity)
        case (.transitionPhase(let phase), "value"): .double(phase.value)
        case (.scrollPhase(let phase), "isScrolling"): .bool(phase != .idle)
        case (.uuid(let text), "uuidString"): .string(text)
        case (.option("UIScreen", "main"), "bounds"), (.option("UIScreen", "main"), "nativeBounds"):
            .builtin(.rect(Rect(size: evaluator.module.viewport.size)))
        case (.option("UIScreen", "main"), "scale"): .double(evaluator.module.viewport.displayScale)
        case (.position(let position), _): property(name, of: position, evaluator)
        default: nil
        }
    }

    private static func property(_ name: String, of rect: Rect) -> Value? {
        switch name {
        case "minX": .double(rect.minX)
        case "midX": .double(rect.center.x)
        case "maxX": .double(rect.maxX)
        case "minY": .double(rect.minY)
        case "midY": .double(rect.center.y)
        case "maxY": .double(rect.maxY)
        case "width": .double(rect.width)
        case "height": .double(rect.height)
        case "origin": .builtin(.point(rect.origin))
        case "size": .builtin(.size(rect.size))
        default: nil
        }
    }

    private static func property(_ name: String, of geometry: ScrollGeometry) -> Value? {
        switch name {
        case "contentOffset": .builtin(.point(geometry.contentOffset))
        case "contentSize": .builtin(.size(geometry.contentSize))
        case "contentInsets": .builtin(.insets(geometry.contentInsets))
        case "containerSize": .builtin(.size(geometry.containerSize))
        case "visibleRect": .builtin(.rect(geometry.visibleRect))
        case "bounds": .builtin(.rect(geometry.bounds))
        default: nil
        }
    }

    private static func property(_ name: String, of context: ScrollTargetContext) -> Value? {
        switch name {
        case "originalTarget": .builtin(.target(context.originalTarget))
        case "velocity": .builtin(.vector(context.velocity))
        case "contentSize": .builtin(.size(context.contentSize))
        case "containerSize": .builtin(.size(context.containerSize))
        case "axes": .builtin(.axes(context.axes))
        case "horizontalSizeClass": .builtin(.sizeClass(context.horizontalSizeClass))
        case "verticalSizeClass": .builtin(.sizeClass(context.verticalSizeClass))
        default: nil
        }
    }

    private static func property(_ name: String, of position: PositionValue, _ evaluator: Evaluator) -> Value? {
        switch (name, position.target) {
        case ("isPositionedByUser", _): .bool(position.isPositionedByUser)
        case ("viewID", .id(let id)?): evaluator.record.ids[id] ?? .string(id.text)
        case ("edge", .edge(let edge)?): .builtin(.edges(Edge.Set(edge)))
        case ("point", .point(let x, let y)?): .builtin(.point(Point(x: x ?? 0, y: y ?? 0)))
        case ("viewID", _), ("edge", _), ("point", _): .nothing
        default: nil
        }
    }

    /// The value with one property changed; nil where it has none of the name.
    static func setting(_ name: String, of builtin: Builtin, to value: Value, _ evaluator: Evaluator, at place: Int)
        -> Value?
    {
        var number: Double { evaluator.number(value, name: name, at: place) }
        switch (builtin, name) {
        case (.point(var point), "x"):
            point.x = number
            return .builtin(.point(point))
        case (.point(var point), "y"):
            point.y = number
            return .builtin(.point(point))
        case (.size(var size), "width"):
            size.width = number
            return .builtin(.size(size))
        case (.size(var size), "height"):
            size.height = number
            return .builtin(.size(size))
        case (.vector(var vector), "dx"):
            vector.dx = number
            return .builtin(.vector(vector))
        case (.vector(var vector), "dy"):
            vector.dy = number
            return .builtin(.vector(vector))
        case (.rect(var rect), "origin"):
            guard case .builtin(.point(let origin)) = value else { return nil }
            rect.origin = origin
            return .builtin(.rect(rect))
        case (.rect(var rect), "size"):
            guard case .builtin(.size(let size)) = value else { return nil }
            rect.size = size
            return .builtin(.rect(rect))
        case (.target(var target), "rect"):
            guard case .builtin(.rect(let rect)) = value else { return nil }
            target.rect = rect
            return .builtin(.target(target))
        case (.target(var target), "anchor"):
            if case .builtin(.unitPoint(let anchor)) = (try? evaluator.resolve(value, as: "UnitPoint")) ?? value {
                target.anchor = anchor
            }
            return .builtin(.target(target))
        case (.insets(var insets), _):
            guard let edge = Edge(rawValue: name) else { return nil }
            insets[edge] = number
            return .builtin(.insets(insets))
        case (.position(var position), "isPositionedByUser"):
            position.isPositionedByUser = evaluator.bool(value, at: place)
            return .builtin(.position(position))
        default: return nil
        }
    }
}
