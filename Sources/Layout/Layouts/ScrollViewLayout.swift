import ViewTree

/// A window onto content: along its axes it takes what it is offered, across them it hugs the content.
struct ScrollViewLayout: ViewLayout {
    let scrollView: ScrollView
    /// The environment around, its scroll settings meant for this scroll view.
    let environment: LayoutEnvironment
    /// Whether `scrollTargetLayout` stands on the scroll view itself and is passed to its content.
    let marksTargets: Bool
    private let cache = ContentCache()

    /// Content measured before, by the container it was measured for.
    private final class ContentCache {
        var contents: [Size: MeasuredView] = [:]
    }

    init(_ scrollView: ScrollView, in environment: LayoutEnvironment, marksTargets: Bool) {
        self.scrollView = scrollView
        self.environment = environment
        self.marksTargets = marksTargets
    }

    private var margins: EdgeInsets { environment.scroll.contentMargins }

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        if scrollView.axes == .both, let width = proposal.width, let height = proposal.height {
            return Size(width: width, height: height)
        }
        let content = try content(for: proposal).size(for: contentProposal(proposal)).outset(by: margins)
        var size = content
        for axis in Axis.allCases where scrollView.axes.contains(axis) { size[axis] = proposal[axis] ?? content[axis] }
        return size
    }

    func range(along axis: Axis) -> ClosedRange<Double>? {
        scrollView.axes.contains(axis) ? 0...Double.infinity : nil
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        guard let stage = place.stage else { return [] }
        let index = stage.beginScrollView()
        let direction = place.geometry.direction
        let standing = place.absolute(rect)
        let reach = place.geometry.safeArea.reach(of: standing)
        let bounds = standing.outset(by: reach)
        let insets = reach.mirrored(in: direction) + margins

        let content = try content(for: proposal)
        let offered = contentProposal(proposal)
        let size = try content.size(for: offered)
        let left = insets.mirrored(in: direction).leading
        let corner = Point(
            x: direction == .leftToRight ? bounds.minX + left : bounds.maxX - insets.leading - size.width,
            y: bounds.minY + insets.top)
        let area = Rect(origin: corner, size: size)
        let container = Size(
            width: max(0, bounds.width - insets.total(.horizontal)),
            height: max(0, bounds.height - insets.total(.vertical)))
        let inner = Placement(
            stage: stage,
            geometry: Placement.Geometry(
                node: area, contentOrigin: .zero, direction: direction, contentDirection: direction,
                safeArea: SafeArea(region: area, insets: .zero, continuation: reach), scrollView: index,
                containerSize: container))
        let nodes = try content.nodes(at: .zero, for: offered, inner)
        let settings = environment.scroll
        stage.endScrollView(
            index,
            as: ScrollLayout(
                axes: scrollView.axes, frame: bounds, insets: insets,
                indicatorInsets: reach.mirrored(in: direction) + settings.indicatorMargins, contentSize: size,
                content: nodes, behavior: settings.behavior, decelerationRate: settings.decelerationRate,
                position: settings.position, anchors: settings.anchors,
                horizontalBounce: settings.horizontalBounce, verticalBounce: settings.verticalBounce,
                isDisabled: settings.isDisabled, isClipped: !settings.isClipDisabled,
                indicators: settings.indicators(of: scrollView),
                edgeEffects: edgeEffects(insets: reach, bars: place.geometry.safeArea.bars, direction),
                horizontalSizeClass: environment.horizontalSizeClass,
                verticalSizeClass: environment.verticalSizeClass, layoutDirection: direction,
                parent: place.geometry.scrollView))
        let frame = rect.outset(by: reach.mirrored(in: direction))
        return [Node(frame: place.physical(frame), content: .scroll(index))]
    }

    /// Bars and edges with a style of their own, under which content fades.
    private func edgeEffects(
        insets: EdgeInsets, bars: Edge.Set, _ direction: LayoutDirection
    ) -> [ScrollLayout.EdgeEffect] {
        let settings = environment.scroll
        let logical = insets.mirrored(in: direction)
        let barEdges = bars.mirrored(in: direction)
        return Edge.allCases.compactMap { edge in
            let style = settings.edgeStyles[edge]
            guard logical[edge] > 0, barEdges.contains(edge) || (style ?? .automatic) != .automatic,
                !settings.hiddenEdges.contains(edge)
            else { return nil }
            return ScrollLayout.EdgeEffect(
                edge: edge, style: style == .hard ? .hard : .soft, length: logical[edge])
        }
    }

    private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
        var offered = proposal.inset(by: margins)
        for axis in Axis.allCases where scrollView.axes.contains(axis) { offered[axis] = nil }
        return offered
    }

    /// The content for the container that a proposal makes.
    private func content(for proposal: ProposedSize) throws(ImpossibleLayout) -> MeasuredView {
        let available = proposal.inset(by: margins)
        var container = environment.container
        for axis in Axis.allCases {
            if let length = available[axis], length.isFinite { container[axis] = length }
        }
        if let known = cache.contents[container] { return known }
        var inner = environment.entering(stack: nil)
        inner.container = container
        inner.scroll = environment.scroll.forContent
        inner.targetLayout = marksTargets ? .marking : .none
        inner.scrollDepth += 1
        guard inner.scrollDepth <= LayoutEnvironment.greatestScrollDepth else {
            throw ImpossibleLayout(
                path: [],
                reason: "more than \(LayoutEnvironment.greatestScrollDepth) scroll views are nested inside each other",
                suggestion: "Leave out the inner scroll views.")
        }
        let content = try scrollView.content.measured(in: inner)
        cache.contents[container] = content
        return content
    }
}
