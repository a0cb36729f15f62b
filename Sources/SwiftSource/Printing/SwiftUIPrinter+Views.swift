import ViewTree

extension SwiftUIPrinter {
    /// Writes a view and its modifiers.
    mutating func write(_ view: View, to lines: inout CodeLines) {
        write(view.content, to: &lines)
        // Modifiers of a block stand under its brace, those of a line are indented.
        if lines.endsWithBlock {
            for modifier in view.modifiers { write(modifier, to: &lines) }
        } else {
            lines.indented { inner in for modifier in view.modifiers { write(modifier, to: &inner) } }
        }
    }

    private mutating func write(_ views: [View], to lines: inout CodeLines) {
        for view in views { write(view, to: &lines) }
    }

    private mutating func block(_ head: String, _ views: [View], to lines: inout CodeLines) {
        lines.add(head + " {")
        lines.indented { inner in write(views, to: &inner) }
        lines.add("}")
    }

    private mutating func write(_ content: View.Content, to lines: inout CodeLines) {
        switch content {
        case .empty: lines.add("EmptyView()")
        case .group(let views): block("Group", views, to: &lines)
        case .scrollView(let scrollView):
            let indicators = scrollView.showsIndicators ? "" : ", showsIndicators: false"
            block("ScrollView(\(axes(scrollView.axes))\(indicators))", [scrollView.content], to: &lines)
        case .stack(let stack): block(head(of: stack), stack.content, to: &lines)
        case .zStack(let alignment, let views):
            block(
                "ZStack" + (alignment == .center ? "" : "(alignment: \(self.alignment(alignment)))"), views, to: &lines)
        case .grid(let grid): block(head(of: grid), grid.content, to: &lines)
        case .forEach(let forEach): write(forEach, to: &lines)
        case .spacer(let length): lines.add("Spacer(\(length.map { "minLength: \(number($0))" } ?? ""))")
        case .divider: lines.add("Divider()")
        case .shape(let shape): write(shape, to: &lines)
        case .style(let style): lines.add(viewText(of: style))
        case .text(let text): lines.add("Text(\(literal(text.string)))")
        case .image(let image):
            lines.add(image.isSymbol ? "Image(systemName: \(literal(image.name)))" : "Image(\(literal(image.name)))")
            if image.isResizable { lines.indented { $0.add(".resizable()") } }
        case .button(let button):
            lines.add("Button {")
            lines.add("} label: {")
            lines.indented { inner in write(button.label, to: &inner) }
            lines.add("}")
            if button.style != .automatic { lines.indented { $0.add(".buttonStyle(.\(button.style.rawValue))") } }
        case .progressView(let value): lines.add("ProgressView(\(value.map { "value: \(number($0))" } ?? ""))")
        case .tabView(let tabs):
            block("TabView", tabs.pages, to: &lines)
            let mode = tabs.indexDisplay == .automatic ? "" : "(indexDisplayMode: .\(tabs.indexDisplay.rawValue))"
            lines.indented { $0.add(".tabViewStyle(.page\(mode))") }
        case .navigationSplitView(let split):
            lines.add("NavigationSplitView {")
            lines.indented { inner in write(split.sidebar, to: &inner) }
            if let content = split.content {
                lines.add("} content: {")
                lines.indented { inner in write(content, to: &inner) }
            }
            lines.add("} detail: {")
            lines.indented { inner in write(split.detail, to: &inner) }
            lines.add("}")
        case .geometryReader: lines.add("EmptyView() // a GeometryReader of the source")
        case .placeholder(let name, let detail):
            lines.add("\(name.filter { $0.isLetter || $0.isNumber })(\(detail.map(literal) ?? ""))")
        }
    }

    private func head(of stack: Stack) -> String {
        var arguments: [String] = []
        if stack.axis == .horizontal, stack.alignment.vertical != .center {
            arguments.append("alignment: .\(stack.alignment.vertical.rawValue)")
        }
        if stack.axis == .vertical, stack.alignment.horizontal != .center {
            arguments.append("alignment: .\(stack.alignment.horizontal.rawValue)")
        }
        if let spacing = stack.spacing { arguments.append("spacing: \(number(spacing))") }
        let name = (stack.isLazy ? "Lazy" : "") + (stack.axis == .horizontal ? "HStack" : "VStack")
        return name + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
    }

    private func head(of grid: LazyGrid) -> String {
        let tracks = grid.tracks.map { track -> String in
            var arguments: [String]
            switch track.size {
            case .fixed(let length): arguments = [".fixed(\(number(length)))"]
            case .flexible(let minimum, let maximum):
                let limits = [
                    minimum == 10 ? nil : "minimum: \(number(minimum))",
                    maximum == .infinity ? nil : "maximum: \(number(maximum))",
                ]
                arguments = [".flexible(\(limits.compactMap { $0 }.joined(separator: ", ")))"]
            case .adaptive(let minimum, let maximum):
                arguments = [
                    ".adaptive(minimum: \(number(minimum))\(maximum == .infinity ? "" : ", maximum: \(number(maximum))"))"
                ]
            }
            if let spacing = track.spacing { arguments.append("spacing: \(number(spacing))") }
            if let alignment = track.alignment { arguments.append("alignment: \(self.alignment(alignment))") }
            return "GridItem(\(arguments.joined(separator: ", ")))"
        }
        let isVertical = grid.axis == .vertical
        var arguments = ["\(isVertical ? "columns" : "rows"): [\(tracks.joined(separator: ", "))]"]
        if isVertical, grid.alignment.horizontal != .center {
            arguments.append("alignment: .\(grid.alignment.horizontal.rawValue)")
        }
        if !isVertical, grid.alignment.vertical != .center {
            arguments.append("alignment: .\(grid.alignment.vertical.rawValue)")
        }
        if let spacing = grid.spacing { arguments.append("spacing: \(number(spacing))") }
        return "\(isVertical ? "LazyVGrid" : "LazyHGrid")(\(arguments.joined(separator: ", ")))"
    }

    private mutating func write(_ forEach: ForEach, to lines: inout CodeLines) {
        switch forEach.elements {
        case .list(let elements): for element in elements { write(element.view.identified(element.id), to: &lines) }
        case .repeated(let count, let template, let view):
            let outer = item
            defer { item = outer }
            switch template {
            case .index:
                item = "index"
                lines.add("ForEach(0..<\(count), id: \\.self) { index in")
            case .text(let pattern):
                item = "index"
                helpers["Card"] = [
                    "struct Card: Identifiable {", "    let index: Int", "    var id: String { \(literal(pattern)) }",
                    "}",
                ]
                item = "card.index"
                lines.add("ForEach((0..<\(count)).map { Card(index: $0) }) { card in")
            }
            lines.indented { inner in write(view, to: &inner) }
            lines.add("}")
        }
    }

    private mutating func write(_ shape: PaintedShape, to lines: inout CodeLines) {
        lines.add(self.shape(shape.shape))
        let fill = shape.fill.map { style($0) }
        let stroke = shape.stroke.map { (style($0.style), $0) }
        lines.indented { inner in
            if let fill { inner.add(".fill(\(fill))") }
            guard let (paint, stroke) = stroke else { return }
            let name = stroke.isInside ? "strokeBorder" : "stroke"
            let dash = stroke.dash.map { number($0) }.joined(separator: ", ")
            let line =
                stroke.dash.isEmpty
                ? "lineWidth: \(number(stroke.lineWidth))"
                : "style: StrokeStyle(lineWidth: \(number(stroke.lineWidth)), dash: [\(dash)])"
            inner.add(".\(name)(\(paint), \(line))")
        }
    }

    /// A style that takes all the place it is offered.
    mutating func viewText(of style: ShapeStyle) -> String {
        switch style {
        case .color(let color): self.color(color)
        case .linearGradient, .radialGradient, .palette: self.style(style)
        default: "Rectangle().fill(\(self.style(style)))"
        }
    }
}

extension View {
    /// The view under an identity of its own, unless it has that already.
    func identified(_ id: ViewID) -> View {
        modifiers.contains(.id(id)) ? self : modifier(.id(id))
    }
}
