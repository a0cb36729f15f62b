import ViewTree

/// Modifiers of place and size.
enum LayoutModifiers {
    /// SwiftUI's padding where no length is given, in points.
    static let defaultPadding = 16.0

    static let table: [String: ModifierLibrary.Apply] = [
        "padding": { evaluator, view, call in view.add(.padding(try insets(evaluator, call))) },
        "scenePadding": { evaluator, view, call in
            call.ignoreRest()
            view.add(.padding(EdgeInsets(defaultPadding, on: .all)))
        },
        "safeAreaPadding": { evaluator, view, call in view.add(.safeAreaPadding(try insets(evaluator, call))) },
        "frame": { try frame($0, &$1, $2) },
        "aspectRatio": { try aspectRatio($0, &$1, $2) },
        "scaledToFit": { _, view, _ in view.add(.aspectRatio(nil, contentMode: .fit)) },
        "scaledToFill": { _, view, _ in view.add(.aspectRatio(nil, contentMode: .fill)) },
        "containerRelativeFrame": { try containerRelativeFrame($0, &$1, $2) },
        "layoutPriority": { _, view, call in view.add(.layoutPriority(call.number(nil) ?? 0)) },
        "fixedSize": { _, view, call in
            let horizontal = call.bool("horizontal")
            let vertical = call.bool("vertical")
            view.add(.fixedSize(horizontal: horizontal ?? (vertical == nil), vertical: vertical ?? (horizontal == nil)))
        },
        "id": { evaluator, view, call in
            guard let value = call.value(nil) else { return }
            view.add(.id(try evaluator.viewID(value)))
        },
        "safeAreaInset": { try safeAreaInset($0, &$1, $2, isBar: false) },
        "safeAreaBar": { try safeAreaInset($0, &$1, $2, isBar: true) },
        "ignoresSafeArea": { evaluator, view, call in
            let first = call.take(nil)
            let edges = call.take("edges")
            var set = Edge.Set.all
            if let edges {
                set = try evaluator.edges(edges.value, at: edges.place)
            } else if let first {
                // The unlabelled argument is regions, or edges in the older form.
                if case .implicit(let implicit) = first.value,
                    ["container", "keyboard"].contains(implicit.links.first?.name)
                {
                    if implicit.links.first?.name == "keyboard" { return }
                } else {
                    set = try evaluator.edges(first.value, at: first.place)
                }
            }
            view.add(.ignoresSafeArea(set))
        },
        "edgesIgnoringSafeArea": { evaluator, view, call in
            view.add(.ignoresSafeArea(try call.take(nil).map { try evaluator.edges($0.value, at: $0.place) } ?? .all))
        },
        "resizable": { _, view, call in
            call.ignoreRest()
            guard case .image(var image) = view.view.content else { return }
            image.isResizable = true
            view.view.content = .image(image)
        },
        "modifier": { try modifier($0, &$1, $2) },
        "environment": { try environment($0, &$1, $2) },
        "disabled": { _, view, call in view.add(.disabled(call.bool(nil) ?? true)) },
    ]

    /// Edges and a length, or a length, or insets; a length that is left out is 16.
    static func insets(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> EdgeInsets {
        guard let first = call.take(nil) else { return EdgeInsets(defaultPadding, on: .all) }
        if evaluator.plainNumber(first.value) != nil {
            return EdgeInsets(
                call.finite(evaluator.number(first.value, name: "padding", at: first.place), at: first.place), on: .all)
        }
        if case .builtin(.insets(let insets)) = first.value { return insets }
        if case .unknown = first.value {
            return EdgeInsets(
                call.finite(evaluator.number(first.value, name: "padding", at: first.place), at: first.place), on: .all)
        }
        if case .implicit(let implicit) = first.value, implicit.links.first?.name == "init" {
            return try evaluator.insets(first.value, at: first.place)
        }
        if case .implicit(let implicit) = first.value, let head = implicit.links.first,
            !["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"].contains(head.name)
        {
            return EdgeInsets(
                call.finite(evaluator.number(first.value, name: "padding", at: first.place), at: first.place), on: .all)
        }
        let edges = try evaluator.edges(first.value, at: first.place)
        return EdgeInsets(call.number(nil) ?? defaultPadding, on: edges)
    }

    private static func frame(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        let alignment = try evaluator.alignment(call.value("alignment"), at: call.place) ?? .center
        func length(_ label: String) -> Double? { call.number(label).map { $0.isNaN ? 0 : max($0, 0) } }
        let width = length("width")
        let height = length("height")
        let flexible = FlexibleFrame(
            minWidth: length("minWidth"), idealWidth: length("idealWidth"), maxWidth: length("maxWidth"),
            minHeight: length("minHeight"), idealHeight: length("idealHeight"), maxHeight: length("maxHeight"),
            alignment: alignment)
        if flexible != FlexibleFrame(alignment: alignment) {
            view.add(.flexibleFrame(flexible))
        } else {
            view.add(.frame(width: finite(width), height: finite(height), alignment: alignment))
        }
    }

    /// An infinite fixed length means nothing.
    private static func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }

    private static func aspectRatio(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        var ratio: Double?
        if let argument = call.take(nil), !argument.value.isNothing {
            if case .builtin(.size(let size)) = argument.value {
                ratio = size.height > 0 ? size.width / size.height : nil
            } else {
                ratio = evaluator.number(argument.value, name: "aspectRatio", at: argument.place)
            }
        }
        let mode = try evaluator.option(call.value("contentMode"), "ContentMode", at: call.place)
        if let value = ratio, !(value.isFinite && value > 0) { ratio = nil }
        view.add(.aspectRatio(ratio, contentMode: mode == "fill" ? .fill : .fit))
    }

    private static func containerRelativeFrame(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader)
        throws
    {
        let axes = try call.take(nil).map { try evaluator.axes($0.value, at: $0.place) } ?? [.horizontal, .vertical]
        let alignment = try evaluator.alignment(call.value("alignment"), at: call.place) ?? .center
        var length = ContainerRelativeFrame.Length.container
        if let closure = call.closure() {
            length = try Deferred.length(closure, evaluator, at: call.place)
        } else if let count = call.whole("count") {
            if !call.has("spacing") {
                evaluator.notes.add(
                    .warning, "'containerRelativeFrame(count:)' needs 'spacing:'; 0 is used", at: call.place)
            }
            if count < 1 { evaluator.notes.add(.warning, "the count of columns is at least 1", at: call.place) }
            let span = max(1, call.whole("span") ?? 1)
            length = .columns(count: max(1, count), span: span, spacing: call.number("spacing") ?? 0)
        }
        view.add(.containerRelativeFrame(ContainerRelativeFrame(axes: axes, length: length, alignment: alignment)))
    }

    private static func safeAreaInset(
        _ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader, isBar: Bool
    ) throws {
        let edges = try call.take("edge").map { try evaluator.edges($0.value, at: $0.place) } ?? .bottom
        let edge = Edge.allCases.first { edges.contains($0) } ?? .bottom
        let across: Axis = edge.axis == .vertical ? .vertical : .horizontal
        let alignment = try evaluator.alignment(call.value("alignment"), across: across, at: call.place)
        let spacing = call.number("spacing")
        let content = try evaluator.content(call.content("content"), at: call.place)
        view.extent.add(content.extent)
        view.addWhole(
            .safeAreaInset(
                SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content.view, isBar: isBar)))
    }

    /// `modifier(_:)` with a ViewModifier of the source.
    private static func modifier(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        guard let argument = call.take(nil) else { return }
        guard case .instance(var instance) = argument.value, let type = evaluator.module.types[instance.type],
            let body = type.methods["body"]?.first
        else {
            evaluator.notes.add(.warning, "this modifier is not defined; it is skipped", at: argument.place)
            return
        }
        let place = Evaluator.mix(
            Evaluator.mix(evaluator.identity, instance.type), UInt64(truncatingIfNeeded: instance.site))
        instance.identity = place
        let content = EvaluatedArgument(label: "content", value: .view(view), place: argument.place)
        view = try evaluator.at(place) {
            let result = try evaluator.call(
                body, itself: .instance(instance), type: type.name, [content], at: argument.place
            ).result
            return try evaluator.content(result, at: argument.place)
        }
    }

    private static func environment(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        guard let path = call.take(nil), case .keyPath(let keyPath) = path.value,
            case .member(let name)? = keyPath.parts.last,
            let value = call.take(nil)
        else {
            call.ignoreRest()
            return
        }
        switch name {
        case "layoutDirection":
            let direction = try evaluator.typed(value.value, "LayoutDirection", at: value.place) {
                if case .layoutDirection(let direction) = $0 { direction } else { nil }
            }
            if let direction { view.add(.environment(.layoutDirection(direction))) }
        case "horizontalSizeClass", "verticalSizeClass":
            let size = try evaluator.typed(value.value, "UserInterfaceSizeClass", at: value.place) {
                if case .sizeClass(let size) = $0 { size } else { nil }
            }
            guard let size else { return }
            view.add(
                .environment(name == "horizontalSizeClass" ? .horizontalSizeClass(size) : .verticalSizeClass(size)))
        case "isEnabled": view.add(.disabled(!evaluator.bool(value.value, at: value.place)))
        default:
            evaluator.notes.add(.note, "the environment's '\(name)' changes nothing here", at: call.place)
        }
    }
}
