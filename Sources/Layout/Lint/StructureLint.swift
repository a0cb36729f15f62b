import ViewTree

/// Looks at how views and modifiers are put together.
struct StructureLint {
    private let changesItems: Bool

    init(_ scene: Scene) {
        changesItems = scene.interactions.contains { interaction in
            if case .setItems = interaction { true } else { false }
        }
    }

    /// Where a view stands.
    private struct Context {
        /// The scroll view around.
        var scrollView: ScrollView?
        /// The behaviour of that scroll view.
        var behavior = ScrollTargetBehavior.none
        /// Settings on the way to the next scroll view.
        var pending = LayoutEnvironment()
        /// Points of padding between the scroll view around and its targets, by axis.
        var padding = EdgeInsets.zero
        /// The stack around and the distance it keeps.
        var stack: (axis: Axis, spacing: Double)?
        /// Whether a layout around has targets.
        var isInsideTargets = false
    }

    func warnings(of view: View) -> [LayoutWarning] { warnings(view, Context()) }

    private func warnings(_ view: View, _ outer: Context) -> [LayoutWarning] {
        var context = outer
        var result: [LayoutWarning] = []
        for modifier in view.modifiers.reversed() { modifier.apply(to: &context.pending) }
        var marks = false
        for modifier in view.modifiers {
            switch modifier {
            case .scrollTargetLayout(true): marks = true
            case .padding(let insets) where context.scrollView != nil: context.padding = context.padding + insets
            default: break
            }
        }
        result += bounce(of: view)
        if let stack = outer.stack { result += spacing(of: view, in: stack.axis, stack.spacing) }
        if marks { result += targets(view, &context, outer) }
        switch view.content {
        case .scrollView(let scrollView):
            var inner = Context(scrollView: scrollView, behavior: context.pending.scroll.behavior)
            inner.pending = context.pending
            inner.pending.scroll = context.pending.scroll.forContent
            result += implicitStack(scrollView) + warnings(scrollView.content, inner)
        case .stack(let stack):
            context.stack = (stack.axis, stack.spacing ?? StackLayout.defaultSpacing)
            result += each(stack.content, inside(context))
        case .grid(let grid):
            context.stack = nil
            result += each(grid.content, inside(context))
        case .forEach(let forEach):
            result += identities(of: forEach)
            result += each(forEach.firstViews(Self.greatestCount), context)
        case .group(let views): result += each(views, context)
        default:
            context.stack = nil
            result += each(view.content.parts, inside(context))
        }
        let layers = view.layers
        if layers.isEmpty { return result }
        context.stack = nil
        return result + each(layers, context)
    }

    /// Views of a collection that are looked at.
    private static let greatestCount = 100

    private func each(_ views: [View], _ context: Context) -> [LayoutWarning] {
        var result: [LayoutWarning] = []
        for view in views { result += warnings(view, context) }
        return result
    }

    /// Padding inside the targets' layout moves nothing that matters here.
    private func inside(_ context: Context) -> Context {
        var inner = context
        if context.isInsideTargets { inner.padding = .zero }
        return inner
    }

    private func bounce(of view: View) -> [LayoutWarning] {
        guard case .scrollView(let scrollView) = view.content else { return [] }
        return view.modifiers.compactMap { modifier in
            guard case .scrollBounceBehavior(let behavior, let axes) = modifier,
                axes.isDisjoint(with: scrollView.axes)
            else { return nil }
            let own = scrollView.axes == .horizontal ? "horizontal" : "vertical"
            return LayoutWarning(
                code: "bounce-axes",
                reason: "scrollBounceBehavior(.\(behavior.rawValue)) speaks of another axis than the one that scrolls; "
                    + "its default is vertical.",
                remedy: "Write .scrollBounceBehavior(.\(behavior.rawValue), axes: .\(own)).")
        }
    }

    private func spacing(of view: View, in axis: Axis, _ spacing: Double) -> [LayoutWarning] {
        view.modifiers.compactMap { modifier in
            guard case .containerRelativeFrame(let frame) = modifier, frame.axes.contains(axis),
                case .columns(let count, _, let own) = frame.length, count > 1, own != spacing
            else { return nil }
            return LayoutWarning(
                code: "relative-frame-spacing",
                reason: "containerRelativeFrame reckons with \(pointsText(own)) between views and the stack keeps "
                    + "\(pointsText(spacing)), so \(count) views miss the container by "
                    + "\(pointsText(abs(own - spacing) * Double(count - 1))).",
                remedy: "Give both the same spacing.")
        }
    }

    private func targets(_ view: View, _ context: inout Context, _ outer: Context) -> [LayoutWarning] {
        switch view.content {
        case .scrollView:
            return [
                LayoutWarning(
                    code: "target-layout-on-scroll-view",
                    reason: "scrollTargetLayout stands on the ScrollView; it is read as if on the stack inside.",
                    remedy: "Move .scrollTargetLayout() to the stack inside the ScrollView.")
            ]
        case .stack, .grid, .zStack:
            guard let scrollView = outer.scrollView else {
                return [
                    LayoutWarning(
                        code: "target-layout-outside",
                        reason: "scrollTargetLayout stands outside of any ScrollView and does nothing.",
                        remedy: "Move it to the stack inside the ScrollView.")
                ]
            }
            if outer.isInsideTargets {
                return [
                    LayoutWarning(
                        code: "nested-target-layout",
                        reason: "Only the outermost scrollTargetLayout counts; this one is inside another.",
                        remedy: "Leave the inner .scrollTargetLayout() out.")
                ]
            }
            context.isInsideTargets = true
            return padding(context, scrollView)
        default:
            return [
                LayoutWarning(
                    code: "target-layout-misplaced",
                    reason: "scrollTargetLayout stands on a \(view.content.name), which is no layout, "
                        + "and marks nothing.",
                    remedy: "Move it to the stack that holds the views to align.")
            ]
        }
    }

    private func padding(_ context: Context, _ scrollView: ScrollView) -> [LayoutWarning] {
        guard case .viewAligned = context.behavior else { return [] }
        let axis: Axis = scrollView.axes.contains(.horizontal) ? .horizontal : .vertical
        let start = context.padding.start(axis)
        guard start != 0 || context.padding.end(axis) != 0 else { return [] }
        let word = axis == .horizontal ? "horizontal" : "vertical"
        return [
            LayoutWarning(
                code: "padding-with-view-aligned",
                reason: "Padding moves the items by \(pointsText(start)) but not the edge they are aligned to: "
                    + "only at the very start there are \(pointsText(start)) before an item, later ones rest at the edge.",
                remedy: "Use .contentMargins(.\(word), …, for: .scrollContent) on the ScrollView instead of .padding.")
        ]
    }

    private func implicitStack(_ scrollView: ScrollView) -> [LayoutWarning] {
        let isSeveral: Bool =
            switch scrollView.content.content {
            case .group(let views): views.count > 1
            case .forEach(let forEach): forEach.count > 1
            default: false
            }
        guard isSeveral else { return [] }
        return [
            LayoutWarning(
                code: "implicit-stack",
                reason: "Several views stand directly in a ScrollView; they are laid out in a column.",
                remedy: "Put them in a stack or a grid.")
        ]
    }

    private func identities(of forEach: ForEach) -> [LayoutWarning] {
        var result: [LayoutWarning] = []
        if changesItems, forEach.hasIndexIdentities {
            result.append(
                LayoutWarning(
                    code: "unstable-ids",
                    reason: "The ids are places in the collection, so a reorder gives a view another id.",
                    remedy: "Use an id that stays with the element."))
        }
        if case .list(let elements) = forEach.elements {
            var seen: Set<ViewID> = []
            seen.reserveCapacity(elements.count)
            if let twice = elements.first(where: { !seen.insert($0.id).inserted }) {
                result.append(.duplicate(twice.id))
            }
        }
        if case .repeated(let count, let template, let view) = forEach.elements, count > 1 {
            if template.id(at: 0) == template.id(at: 1) { result.append(.duplicate(template.id(at: 0))) }
            if let id = view.explicitID { result.append(.duplicate(id)) }
        }
        return result
    }
}

extension LayoutWarning {
    static func duplicate(_ id: ViewID) -> LayoutWarning {
        LayoutWarning(
            code: "duplicate-id",
            reason: "Several views have the id \(id.text); positions and scrolls mean the first.",
            remedy: "Give every view an id of its own.")
    }
}

extension ForEach {
    /// The views of the first elements, a repeated one once.
    fileprivate func firstViews(_ count: Int) -> [View] {
        switch elements {
        case .list(let elements): elements.prefix(count).map(\.view)
        case .repeated(_, _, let view): [view]
        }
    }

    /// Whether its ids are 0, 1, 2 …
    fileprivate var hasIndexIdentities: Bool {
        switch elements {
        case .repeated(_, let template, _): template == .index
        case .list(let elements): elements.indices.allSatisfy { elements[$0].id == .integer($0) }
        }
    }
}
