package import ViewTree

extension SwiftUIPrinter {
    /// The view as printed code says it: repeated views one by one, palettes as their colours, and what has no word left out.
    package static func expanded(_ view: View) -> View {
        View(content: expanded(view.content), modifiers: view.modifiers.compactMap(expanded))
    }

    private static func expanded(_ content: View.Content) -> View.Content {
        func each(_ views: [View]) -> [View] { views.flatMap(spread) }
        switch content {
        case .group(let views): return .group(each(views))
        case .scrollView(var scrollView):
            scrollView.content = expanded(scrollView.content)
            return .scrollView(scrollView)
        case .stack(var stack):
            stack.content = each(stack.content)
            return .stack(stack)
        case .zStack(let alignment, let views): return .zStack(alignment: alignment, each(views))
        case .grid(var grid):
            grid.content = each(grid.content)
            return .grid(grid)
        case .forEach(let forEach):
            let elements = (0..<forEach.count).map { index in
                let element = forEach.element(at: index)
                return ForEach.Element(id: element.id, view: expanded(element.view))
            }
            return .forEach(ForEach(elements: .list(elements)))
        case .shape(var shape):
            shape.fill = shape.fill.map(expanded)
            if let style = shape.stroke?.style { shape.stroke?.style = expanded(style) }
            return .shape(shape)
        case .style(let style):
            switch style {
            case .color, .linearGradient, .radialGradient, .palette: return .style(expanded(style))
            default: return .shape(PaintedShape(shape: .rectangle, fill: expanded(style)))
            }
        case .button(var button):
            button.label = expanded(button.label)
            return .button(button)
        case .tabView(var tabs):
            tabs.pages = each(tabs.pages)
            return .tabView(tabs)
        case .navigationSplitView(let split):
            return .navigationSplitView(
                NavigationSplitView(
                    sidebar: expanded(split.sidebar), content: split.content.map(expanded),
                    detail: expanded(split.detail)))
        case .empty, .spacer, .divider, .text, .image, .progressView, .geometryReader, .placeholder: return content
        }
    }

    /// The views that stand for one: those of a list that was written out stand by themselves.
    private static func spread(_ view: View) -> [View] {
        guard case .forEach(let forEach) = view.content, case .list(let elements) = forEach.elements,
            view.modifiers.isEmpty
        else { return [expanded(view)] }
        return elements.map { expanded($0.view.identified($0.id)) }
    }

    private static func expanded(_ style: ShapeStyle) -> ShapeStyle {
        switch style {
        case .palette(let palette, let index): .color(palette.color(at: index ?? 0))
        case .shaded(let inner): .shaded(expanded(inner))
        case .faded(let inner, let opacity): .faded(expanded(inner), opacity: opacity)
        default: style
        }
    }

    /// What lies over or under a view; a style alone is an argument there.
    private static func layer(_ view: View, _ alignment: Alignment) -> View {
        guard case .style(let style) = view.content, view.modifiers.isEmpty, alignment == .center else {
            return expanded(view)
        }
        return View(content: .style(expanded(style)))
    }

    private static func expanded(_ modifier: Modifier) -> Modifier? {
        switch modifier {
        case .overlay(let view, let alignment): return .overlay(layer(view, alignment), alignment: alignment)
        case .background(let view, let alignment): return .background(layer(view, alignment), alignment: alignment)
        case .foregroundStyle(let style): return .foregroundStyle(expanded(style))
        case .border(let style, let width): return .border(expanded(style), width: width)
        case .safeAreaInset(var inset):
            inset.content = expanded(inset.content)
            return .safeAreaInset(inset)
        case .scrollTargetBehavior(.legacyPaging), .scrollTargetBehavior(.none), .decelerationRate, .observe,
            .scrollBounceBehavior(.never, _):
            return nil
        default: return modifier
        }
    }
}
