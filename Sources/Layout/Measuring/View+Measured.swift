import ViewTree

extension View {
    /// The view ready to be measured inside an environment.
    func measured(in outer: LayoutEnvironment) throws(ImpossibleLayout) -> MeasuredView {
        let name = content.name
        try outer.budget?.spend(on: name)
        var environment = try outer.descending(by: 1 + modifiers.count, into: name)
        // Values flow inward, so the outermost modifier speaks first.
        var surroundings: [LayoutEnvironment] = []
        for modifier in modifiers.reversed() {
            modifier.apply(to: &environment)
            if modifier.readsEnvironment { surroundings.append(environment) }
        }
        var traits = MeasuredView.Traits()
        let layout: any ViewLayout
        do { layout = try content.layout(in: environment) } catch { throw error.inside(name) }
        if case .spacer = content { traits.isSpacer = true }
        if case .placeholder = content { traits.isPlaceholder = true }
        // SwiftUI offers spacers what no other view takes.
        if traits.isSpacer { traits.priority = -.greatestFiniteMagnitude }
        for modifier in modifiers {
            switch modifier {
            case .layoutPriority(let priority): traits.priority = priority.orZero
            case .zIndex(let index): traits.zIndex = index.orZero
            case .id(let id): traits.id = id
            case .flexibleFrame: traits.isPlaceholder = false
            default: break
            }
        }
        var result = MeasuredView(name: name, layout: layout, traits: traits)
        for modifier in modifiers {
            let wrapped: (any ViewLayout)?
            do {
                wrapped =
                    modifier.readsEnvironment
                    ? try modifier.layout(around: result, of: self, in: surroundings.removeLast())
                    : try modifier.layout(around: result, of: self, in: environment)
            } catch { throw error.inside(name) }
            if let wrapped { result = MeasuredView(name: "", layout: wrapped, traits: traits) }
        }
        return result
    }

    /// The words of texts inside, for a control's label.
    var words: String {
        for modifier in modifiers.reversed() {
            if case .accessibilityLabel(let label) = modifier { return label }
        }
        switch content {
        case .text(let text): return text.string
        case .image(let image): return image.name
        case .placeholder(let name, _): return name
        default: return content.parts.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}

extension View.Content {
    /// SwiftUI's name for messages.
    var name: String {
        switch self {
        case .empty: "EmptyView"
        case .group: "Group"
        case .scrollView: "ScrollView"
        case .stack(let stack):
            (stack.isLazy ? "Lazy" : "") + (stack.axis == .horizontal ? "HStack" : "VStack")
        case .zStack: "ZStack"
        case .grid(let grid): grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
        case .forEach: "ForEach"
        case .spacer: "Spacer"
        case .divider: "Divider"
        case .shape(let painted):
            switch painted.shape {
            case .rectangle: "Rectangle"
            case .roundedRectangle: "RoundedRectangle"
            case .unevenRoundedRectangle: "UnevenRoundedRectangle"
            case .circle: "Circle"
            case .capsule: "Capsule"
            case .ellipse: "Ellipse"
            }
        case .style: "Color"
        case .text: "Text"
        case .image: "Image"
        case .button: "Button"
        case .progressView: "ProgressView"
        case .tabView: "TabView"
        case .navigationSplitView: "NavigationSplitView"
        case .geometryReader: "GeometryReader"
        case .placeholder(let name, _): name
        }
    }

    /// How it is measured and drawn; `environment` is the one inside its modifiers.
    fileprivate func layout(in environment: LayoutEnvironment) throws(ImpossibleLayout) -> any ViewLayout {
        switch self {
        case .empty: return EmptyLayout()
        case .group, .forEach:
            // Several views where one is expected stand in a column.
            let views = [View(content: self)]
            return StackLayout(
                children: try ViewList(views, in: environment.entering(stack: .vertical)), axis: .vertical,
                isLazy: false, alignment: .center, spacing: nil)
        case .scrollView(let scrollView):
            return ScrollViewLayout(scrollView, in: environment, marksTargets: environment.targetLayout == .marking)
        case .stack(let stack):
            if let spacing = stack.spacing { try spacing.checkSpacing() }
            return StackLayout(
                children: try ViewList(
                    stack.content, in: environment.entering(stack: stack.axis),
                    areTargets: environment.targetLayout == .marking), axis: stack.axis, isLazy: stack.isLazy,
                alignment: stack.alignment, spacing: stack.spacing)
        case .zStack(let alignment, let views):
            return ZStackLayout(
                children: try ViewList(
                    views, in: environment.entering(stack: nil), areTargets: environment.targetLayout == .marking),
                alignment: alignment)
        case .grid(let grid): return try GridLayout(grid, in: environment)
        case .spacer(let minLength):
            return SpacerLayout(
                minLength: max(0, (minLength ?? SpacerLayout.defaultLength).orZero), axis: environment.stackAxis)
        case .divider:
            return DividerLayout(
                thickness: 1 / max(1, environment.displayScale.orZero), axis: environment.stackAxis ?? .vertical)
        case .shape(let shape): return try PaintLayout(shape, painter: Painter(environment))
        case .style(let style):
            return PaintLayout(shape: .rectangle, fill: Painter(environment).paint(style), stroke: nil)
        case .text(let text): return TextMeasure(text, in: environment)
        case .geometryReader(let reader): return GeometryReaderLayout(reader: reader, environment: environment)
        case .navigationSplitView(let split): return try SplitViewLayout(split, in: environment)
        case .tabView(let tabView): return TabViewLayout(tabView, in: environment)
        case .button(let button):
            let child = try composed(in: environment).measured(in: environment)
            return DecorationLayout(
                child: child,
                decoration: .button(label: button.label.words, button.action, isDisabled: !environment.isEnabled))
        case .image, .progressView, .placeholder:
            return WrappedLayout(child: try composed(in: environment).measured(in: environment))
        }
    }
}

extension Double {
    fileprivate func checkSpacing() throws(ImpossibleLayout) {
        guard isFinite else {
            throw ImpossibleLayout(
                path: [], reason: "its spacing is \(pointsText(self))", suggestion: "Give a spacing in points.")
        }
    }
}
