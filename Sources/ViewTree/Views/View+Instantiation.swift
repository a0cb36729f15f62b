extension View {
    /// The view of a repeated item: places in texts and labels are filled in and palettes take the item's colour.
    package func instantiated(at index: Int) -> View {
        View(content: content.instantiated(at: index), modifiers: modifiers.map { $0.instantiated(at: index) })
    }
}

extension View.Content {
    fileprivate func instantiated(at index: Int) -> View.Content {
        func each(_ views: [View]) -> [View] { views.map { $0.instantiated(at: index) } }
        switch self {
        case .group(let views): return .group(each(views))
        case .stack(var stack):
            stack.content = each(stack.content)
            return .stack(stack)
        case .zStack(let alignment, let views): return .zStack(alignment: alignment, each(views))
        case .grid(var grid):
            grid.content = each(grid.content)
            return .grid(grid)
        case .shape(var shape):
            shape.fill = shape.fill?.instantiated(at: index)
            if let style = shape.stroke?.style { shape.stroke?.style = style.instantiated(at: index) }
            return .shape(shape)
        case .style(let style): return .style(style.instantiated(at: index))
        case .text(var text):
            text.string = text.string.instantiated(at: index)
            return .text(text)
        case .image(var image):
            image.name = image.name.instantiated(at: index)
            return .image(image)
        case .button(var button):
            button.label = button.label.instantiated(at: index)
            return .button(button)
        case .placeholder(let name, let detail):
            return .placeholder(name: name.instantiated(at: index), detail: detail?.instantiated(at: index))
        case .empty, .scrollView, .forEach, .spacer, .divider, .progressView, .tabView, .navigationSplitView,
            .geometryReader:
            return self
        }
    }
}

extension ShapeStyle {
    fileprivate func instantiated(at index: Int) -> ShapeStyle {
        switch self {
        case .palette(let palette, nil): .palette(palette, index: index)
        case .shaded(let style): .shaded(style.instantiated(at: index))
        case .faded(let style, let opacity): .faded(style.instantiated(at: index), opacity: opacity)
        default: self
        }
    }
}

extension Modifier {
    fileprivate func instantiated(at index: Int) -> Modifier {
        switch self {
        case .overlay(let view, let alignment): .overlay(view.instantiated(at: index), alignment: alignment)
        case .background(let view, let alignment): .background(view.instantiated(at: index), alignment: alignment)
        case .foregroundStyle(let style): .foregroundStyle(style.instantiated(at: index))
        case .accessibilityLabel(let label): .accessibilityLabel(label.instantiated(at: index))
        default: self
        }
    }
}
