import ViewTree

extension Modifier {
    /// The layout it puts around a view, or nil where it is inherited or read by the container.
    func layout(
        around child: MeasuredView, of view: View, in environment: LayoutEnvironment
    ) throws(ImpossibleLayout) -> (any ViewLayout)? {
        func decorated(_ decoration: DecorationLayout.Decoration) -> (any ViewLayout)? {
            DecorationLayout(child: child, decoration: decoration)
        }
        switch self {
        case .padding(let insets):
            return PaddingLayout(child: child, insets: try insets.checked("padding"))
        case .frame(let width, let height, let alignment):
            return FrameLayout(
                child: child, width: try width?.checked("the width of a frame"),
                height: try height?.checked("the height of a frame"), alignment: alignment)
        case .flexibleFrame(let frame): return try FlexibleFrameLayout(frame, child: child)
        case .aspectRatio(let ratio, let mode):
            if let ratio, !(ratio.isFinite && ratio > 0) {
                throw ImpossibleLayout(
                    path: [], reason: "its aspect ratio is not a number above 0",
                    suggestion: "Give width divided by height.")
            }
            return AspectRatioLayout(child: child, ratio: ratio, mode: mode)
        case .containerRelativeFrame(let frame):
            return try ContainerRelativeLayout(frame, container: environment.container, child: child)
        case .fixedSize(let horizontal, let vertical):
            var axes: Axis.Set = []
            if horizontal { axes.insert(.horizontal) }
            if vertical { axes.insert(.vertical) }
            return FixedSizeLayout(child: child, axes: axes)
        case .id(let id): return decorated(.id(id))
        case .safeAreaPadding(let insets):
            return SafeAreaPaddingLayout(child: child, insets: try insets.checked("safeAreaPadding"))
        case .safeAreaInset(let inset):
            return SafeAreaInsetLayout(
                child: child, bar: try inset.content.measured(in: environment.forLayer), edge: inset.edge,
                alignment: inset.alignment, spacing: (inset.spacing ?? StackLayout.defaultSpacing).orZero,
                isBar: inset.isBar)
        case .ignoresSafeArea(let edges): return IgnoresSafeAreaLayout(child: child, edges: edges)
        case .overlay(let layer, let alignment):
            return try layers(layer, alignment, child, isInFront: true, environment)
        case .background(let layer, let alignment):
            return try layers(layer, alignment, child, isInFront: false, environment)
        case .clipShape(let shape): return decorated(.clip(shape))
        case .shadow(let shadow): return decorated(.shadow(shadow))
        case .border(let style, let width):
            return decorated(
                .border(Painter(environment).paint(style), width: try width.checked("the width of a border")))
        case .effect(let effect): return decorated(.effect(effect))
        case .hidden: return decorated(.hidden)
        case .scrollTransition(let transition): return decorated(.transition(transition))
        case .visualEffect(let effect): return decorated(.geometry(effect))
        case .observe(let observation):
            return decorated(.observation(observation, id: view.explicitID, label: view.words))
        case .backgroundExtensionEffect(let isEnabled): return isEnabled ? decorated(.backgroundExtension) : nil
        case .environment(.layoutDirection(let direction)): return decorated(.direction(direction))
        case .accessibilityLabel(let label): return decorated(.label(label))
        case .layoutPriority, .contentMargins, .foregroundStyle, .tint, .zIndex, .font, .fontWeight, .italic,
            .multilineTextAlignment, .lineLimit, .truncationMode, .lineSpacing, .scrollTargetBehavior,
            .scrollTargetLayout, .scrollPosition, .defaultScrollAnchor, .decelerationRate, .scrollIndicators,
            .scrollClipDisabled, .scrollBounceBehavior, .scrollDisabled, .scrollEdgeEffectStyle,
            .scrollEdgeEffectHidden, .environment, .disabled, .coordinateSpace:
            return nil
        }
    }

    /// Several views of a layer stand on top of each other.
    private func layers(
        _ layer: View, _ alignment: Alignment, _ child: MeasuredView, isInFront: Bool,
        _ environment: LayoutEnvironment
    ) throws(ImpossibleLayout) -> LayerLayout {
        let inside = try environment.forLayer.descending(by: 1, into: "overlay")
        let view: MeasuredView
        switch layer.content {
        case .empty, .group, .forEach:
            let stack = ZStackLayout(children: try ViewList([layer], in: inside), alignment: alignment)
            view = MeasuredView(name: "", layout: stack, traits: MeasuredView.Traits())
        default: view = try layer.measured(in: inside)
        }
        return LayerLayout(child: child, layer: view, alignment: alignment, isInFront: isInFront)
    }
}

extension LayoutEnvironment {
    /// The environment of a layer beside the view: no stack, and none of its views are targets.
    fileprivate var forLayer: LayoutEnvironment {
        var inner = self
        inner.stackAxis = nil
        inner.targetLayout = .inside
        return inner
    }
}

extension Double {
    /// A length of 0 or more, or a failure that names it.
    fileprivate func checked(_ what: String) throws(ImpossibleLayout) -> Double {
        guard self >= 0, self <= MeasuredView.greatestLength else {
            throw ImpossibleLayout(
                path: [], reason: "\(what) is \(pointsText(self))",
                suggestion: "Give a length between 0 and 1 000 000 000 000 points.")
        }
        return self
    }
}

extension EdgeInsets {
    /// Insets of ordinary size, negative ones included, or a failure that names them.
    fileprivate func checked(_ what: String) throws(ImpossibleLayout) -> EdgeInsets {
        for edge in Edge.allCases {
            guard abs(self[edge]) <= MeasuredView.greatestLength else {
                throw ImpossibleLayout(
                    path: [], reason: "\(what) on the \(edge.rawValue) edge is \(pointsText(self[edge]))",
                    suggestion: "Give a length in points.")
            }
        }
        return self
    }
}
