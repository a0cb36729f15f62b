import ViewTree

/// Modifiers of paint and decoration.
enum DrawingModifiers {
    static let table: [String: ModifierLibrary.Apply] = {
        var table: [String: ModifierLibrary.Apply] = [
            "fill": { evaluator, view, call in
                let style = try call.take(nil).map { try evaluator.style($0.value, at: $0.place) }
                _ = call.take("style")
                paint(&view, call) { $0.fill = style ?? .foreground(level: 1) }
            },
            "stroke": { try stroke($0, &$1, $2, isInside: false) },
            "strokeBorder": { try stroke($0, &$1, $2, isInside: true) },
            "inset": { _, view, call in view.add(.padding(EdgeInsets(call.number("by") ?? 0, on: .all))) },
            "trim": { evaluator, _, call in
                call.ignoreRest()
                evaluator.notes.add(.note, "'trim' draws the whole outline here", at: call.place)
            },
            "background": { try decoration($0, &$1, $2, isFront: false) },
            "overlay": { try decoration($0, &$1, $2, isFront: true) },
            "foregroundStyle": { evaluator, view, call in
                view.add(
                    .foregroundStyle(
                        try call.take(nil).map { try evaluator.style($0.value, at: $0.place) } ?? .foreground(level: 1))
                )
                call.ignoreRest()
            },
            "foregroundColor": { evaluator, view, call in
                guard let argument = call.take(nil), !argument.value.isNothing else { return }
                view.add(.foregroundStyle(.color(try evaluator.color(argument.value, at: argument.place))))
            },
            "tint": { try tint($0, &$1, $2) },
            "accentColor": { try tint($0, &$1, $2) },
            "clipShape": { evaluator, view, call in
                _ = call.take("style")
                view.add(
                    .clipShape(try call.take(nil).map { try evaluator.shape($0.value, at: $0.place) } ?? .rectangle))
            },
            "clipped": { _, view, call in
                call.ignoreRest()
                view.add(.clipShape(.rectangle))
            },
            "cornerRadius": { _, view, call in
                _ = call.take("antialiased")
                view.add(.clipShape(.roundedRectangle(cornerRadius: call.number(nil) ?? 0)))
            },
            "shadow": { evaluator, view, call in
                let color = try call.take("color").map { try evaluator.color($0.value, at: $0.place) }
                let radius = call.number("radius") ?? 0
                let x = call.number("x") ?? 0
                let y = call.number("y") ?? 0
                view.add(
                    .shadow(
                        color.map { Shadow(color: $0, radius: radius, x: x, y: y) }
                            ?? Shadow(radius: radius, x: x, y: y)))
            },
            "border": { evaluator, view, call in
                let style =
                    try call.take(nil).map { try evaluator.style($0.value, at: $0.place) } ?? .foreground(level: 1)
                view.add(.border(style, width: call.number("width") ?? 1))
            },
            "zIndex": { _, view, call in view.add(.zIndex(call.number(nil) ?? 0)) },
            "hidden": { _, view, _ in view.add(.hidden) },
            "accessibilityLabel": { _, view, call in
                if let label = try call.text(nil) { view.add(.accessibilityLabel(label)) }
                call.ignoreRest()
            },
            "backgroundExtensionEffect": { _, view, call in
                view.add(.backgroundExtensionEffect(isEnabled: call.bool("isEnabled") ?? true))
            },
            "buttonStyle": { evaluator, view, call in
                let name = try evaluator.option(call.value(nil), "ButtonStyle", at: call.place) ?? "automatic"
                let styles = ["glass": "bordered", "glassProminent": "borderedProminent"]
                guard let style = Button.Style(rawValue: styles[name] ?? name) else { return }
                view.view = styled(view.view, style)
            },
            "tabViewStyle": { evaluator, view, call in
                guard case .implicit(let implicit)? = call.value(nil), let head = implicit.links.first,
                    head.name == "page",
                    case .tabView(var tabs) = view.view.content
                else { return }
                let mode = head.arguments?.first { $0.label == "indexDisplayMode" }
                if let name = try evaluator.option(mode?.value, "IndexDisplayMode", at: call.place) {
                    tabs.indexDisplay = TabView.IndexDisplay(rawValue: name) ?? .automatic
                    view.view.content = .tabView(tabs)
                }
            },
        ]
        for name in EffectLibrary.names {
            table[name] = { _, view, call in
                if let effect = try EffectLibrary.effect(name, call) { view.add(.effect(effect)) }
            }
        }
        return table
    }()

    /// Changes the paint of a shape that has no modifiers yet.
    private static func paint(_ view: inout ViewValue, _ call: ArgumentReader, _ change: (inout PaintedShape) -> Void) {
        guard case .shape(var shape) = view.view.content, view.view.modifiers.isEmpty else {
            call.evaluator.notes.add(
                .error, "'\(call.name)' is a method of shapes, and this is not a shape any more", at: call.place)
            return
        }
        if shape.fill != nil || shape.stroke != nil {
            // A second paint lies over the first.
            let first = view.view
            var second = PaintedShape(shape: shape.shape)
            change(&second)
            view.view = first
            view.add(.overlay(View(content: .shape(second)), alignment: .center))
            return
        }
        change(&shape)
        view.view.content = .shape(shape)
    }

    private static func stroke(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader, isInside: Bool)
        throws
    {
        var style = ShapeStyle.foreground(level: 1)
        if let argument = call.take(nil) { style = try evaluator.style(argument.value, at: argument.place) }
        var width = call.number("lineWidth")
        var dash: [Double] = []
        if let argument = call.take("style") {
            let arguments: [EvaluatedArgument]? =
                if case .implicit(let implicit) = argument.value {
                    implicit.links.first?.arguments
                } else if case .tuple(let tuple) = argument.value {
                    zip(tuple.labels, tuple.elements).map { EvaluatedArgument(label: $0, value: $1) }
                } else { nil }
            let inner = ArgumentReader(evaluator, name: "StrokeStyle", arguments ?? [], at: argument.place)
            width = inner.number("lineWidth") ?? width
            if let pattern = inner.take("dash") {
                dash = try evaluator.elements(of: pattern.value, at: pattern.place).map {
                    evaluator.number($0, name: "dash", at: pattern.place)
                }
            }
        }
        _ = call.take("antialiased")
        paint(&view, call) {
            $0.stroke = PaintedShape.Stroke(style: style, lineWidth: width ?? 1, isInside: isInside, dash: dash)
        }
    }

    private static func tint(_ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader) throws {
        guard let argument = call.take(nil), !argument.value.isNothing else { return }
        view.add(.tint(try evaluator.color(argument.value, at: argument.place)))
    }

    /// A style, a view or a builder before or behind the view.
    private static func decoration(
        _ evaluator: Evaluator, _ view: inout ViewValue, _ call: ArgumentReader, isFront: Bool
    ) throws {
        let alignment = try evaluator.alignment(call.value("alignment"), at: call.place) ?? .center
        let shape = call.take("in")
        _ = call.take("ignoresSafeAreaEdges")
        _ = call.take("fillStyle")
        var part: ViewValue
        if let argument = call.take(nil) {
            part = try decorationView(argument, evaluator)
        } else if let builder = call.content("content") {
            part = try evaluator.content(builder, at: call.place)
        } else {
            part = ViewValue(View(content: .style(.background)))
        }
        if let shape {
            let outline = try evaluator.shape(shape.value, at: shape.place)
            if case .style(let style) = part.view.content, part.view.modifiers.isEmpty {
                part.view = View(content: .shape(PaintedShape(shape: outline, fill: style)))
            }
        }
        // Several views lie on top of each other.
        if case .group(let views) = part.view.content, part.view.modifiers.isEmpty, views.count != 1 {
            part.view = View(content: .zStack(alignment: alignment, views))
        } else if case .group(let views) = part.view.content, part.view.modifiers.isEmpty, let only = views.first {
            part.view = only
        }
        view.extent.add(part.extent)
        view.add(isFront ? .overlay(part.view, alignment: alignment) : .background(part.view, alignment: alignment))
    }

    private static func decorationView(_ argument: EvaluatedArgument, _ evaluator: Evaluator) throws -> ViewValue {
        switch argument.value {
        case .implicit: return ViewValue(View(content: .style(try evaluator.style(argument.value, at: argument.place))))
        case .unknown(let unknown) where unknown.name.lowercased().contains("color"):
            return ViewValue(View(content: .style(.color(try evaluator.color(argument.value, at: argument.place)))))
        default: return try evaluator.content(argument.value, at: argument.place)
        }
    }

    /// The view with the style on every button in it that has none.
    private static func styled(_ view: View, _ style: Button.Style) -> View {
        func each(_ views: [View]) -> [View] { views.map { styled($0, style) } }
        var result = view
        switch view.content {
        case .button(var button):
            if button.style == .automatic { button.style = style }
            result.content = .button(button)
        case .group(let views): result.content = .group(each(views))
        case .stack(var stack):
            stack.content = each(stack.content)
            result.content = .stack(stack)
        case .zStack(let alignment, let views): result.content = .zStack(alignment: alignment, each(views))
        case .grid(var grid):
            grid.content = each(grid.content)
            result.content = .grid(grid)
        case .scrollView(var scrollView):
            scrollView.content = styled(scrollView.content, style)
            result.content = .scrollView(scrollView)
        case .forEach(let forEach):
            let elements = (0..<forEach.count).map { index in
                let element = forEach.element(at: index)
                return ForEach.Element(id: element.id, view: styled(element.view, style))
            }
            result.content = .forEach(ForEach(elements: .list(elements)))
        default: break
        }
        return result
    }
}
