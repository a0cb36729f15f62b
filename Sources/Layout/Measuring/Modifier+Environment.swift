import ViewTree

extension Modifier {
    /// What the views inside inherit from it.
    func apply(to environment: inout LayoutEnvironment) {
        switch self {
        case .foregroundStyle(let style): environment.foreground = Painter(environment).paint(style)
        case .tint(let color): environment.tint = color
        case .font(let font): environment.text.font = font
        case .fontWeight(let weight): environment.text.weight = weight
        case .italic: environment.text.isItalic = true
        case .multilineTextAlignment(let alignment): environment.text.alignment = alignment
        case .lineLimit(let limit): environment.text.lineLimit = limit
        case .truncationMode(let mode): environment.text.truncation = mode
        case .lineSpacing(let spacing): environment.text.lineSpacing = max(0, spacing.orZero)
        case .disabled(let isDisabled): if isDisabled { environment.isEnabled = false }
        case .environment(let value): value.apply(to: &environment)
        case .scrollTargetLayout(let isEnabled):
            if isEnabled, environment.targetLayout == .none { environment.targetLayout = .marking }
        case .contentMargins, .scrollTargetBehavior, .scrollPosition, .defaultScrollAnchor, .decelerationRate,
            .scrollIndicators, .scrollClipDisabled, .scrollBounceBehavior, .scrollDisabled, .scrollEdgeEffectStyle,
            .scrollEdgeEffectHidden:
            apply(to: &environment.scroll)
        default: break
        }
    }

    /// Whether what it puts beside or around a view is made in the environment of that view.
    var readsEnvironment: Bool {
        switch self {
        case .overlay, .background, .safeAreaInset, .border: true
        default: false
        }
    }

    private func apply(to scroll: inout ScrollSettings) {
        switch self {
        case .contentMargins(let insets, let edges, let placement):
            scroll.setMargins(insets, on: edges, placement: placement)
        case .scrollTargetBehavior(let behavior): scroll.behavior = behavior
        case .scrollPosition(let position): scroll.position = position
        case .defaultScrollAnchor(let anchor, let role): scroll.setAnchor(anchor, role: role)
        case .decelerationRate(let rate): scroll.decelerationRate = rate
        case .scrollIndicators(let visibility, let axes): scroll.setIndicators(visibility, axes: axes)
        case .scrollClipDisabled(let isDisabled): scroll.isClipDisabled = isDisabled
        case .scrollBounceBehavior(let behavior, let axes): scroll.setBounce(behavior, axes: axes)
        case .scrollDisabled(let isDisabled): scroll.isDisabled = isDisabled
        case .scrollEdgeEffectStyle(let style, let edges):
            for edge in Edge.allCases where edges.contains(edge) { scroll.edgeStyles[edge] = style }
        case .scrollEdgeEffectHidden(let isHidden, let edges):
            if isHidden { scroll.hiddenEdges.formUnion(edges) } else { scroll.hiddenEdges.subtract(edges) }
        default: break
        }
    }
}

extension EnvironmentValue {
    fileprivate func apply(to environment: inout LayoutEnvironment) {
        switch self {
        case .layoutDirection(let direction): environment.layoutDirection = direction
        case .horizontalSizeClass(let sizeClass): environment.horizontalSizeClass = sizeClass
        case .verticalSizeClass(let sizeClass): environment.verticalSizeClass = sizeClass
        }
    }
}
