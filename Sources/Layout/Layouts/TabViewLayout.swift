import ViewTree

/// Full pages in a paged scroll view, with a dot for each.
struct TabViewLayout: ViewLayout {
    private let tabView: TabView
    private let environment: LayoutEnvironment

    /// Points across a dot and from one dot to the next (designers' numbers for UIPageControl).
    static let dot = 8.0, pitch = 16.0
    /// Points from the dots' centre to the lower edge.
    static let dotHeight = 20.0
    /// The opacity of the dots of pages that are not shown.
    static let fadedOpacity = 0.3

    init(_ tabView: TabView, in environment: LayoutEnvironment) {
        self.tabView = tabView
        self.environment = environment
    }

    func size(for proposal: ProposedSize) -> Size { proposal.filled(by: environment.container) }

    func range(along axis: Axis) -> ClosedRange<Double>? { 0...Double.infinity }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        guard let stage = place.stage else { return [] }
        let index = stage.beginScrollView()
        let direction = place.geometry.direction
        let bounds = place.absolute(rect)
        var inner = environment.entering(stack: nil)
        inner.container = rect.size
        inner.scroll = environment.scroll.forContent
        inner.scrollDepth += 1
        guard inner.scrollDepth <= LayoutEnvironment.greatestScrollDepth else {
            throw ImpossibleLayout(
                path: [],
                reason: "more than \(LayoutEnvironment.greatestScrollDepth) scroll views are nested inside each other",
                suggestion: "Leave out the inner scroll views.")
        }
        let pages = try ViewList(tabView.pages, in: inner)
        let count = pages.count
        let content = Size(width: rect.width * Double(count), height: rect.height)
        let area = Rect(
            x: direction == .leftToRight ? bounds.minX : bounds.maxX - content.width, y: bounds.minY,
            width: content.width, height: content.height)
        let inside = Placement(
            stage: stage,
            geometry: Placement.Geometry(
                node: area, contentOrigin: .zero, direction: direction, contentDirection: direction,
                safeArea: .none(in: area), scrollView: index,
                containerSize: rect.size))
        let offered = ProposedSize(rect.size)
        var frames: [FrameSequence] = []
        var number = 0
        for slot in pages.slots {
            let own = try slot.view.size(for: offered)
            let origin = Point(x: rect.width * Double(number)) + Alignment.center.offset(of: own, in: rect.size)
            frames.append(
                .uniform(
                    first: Rect(origin: origin, size: own), stride: Vector(dx: rect.width), count: slot.count))
            number += slot.count
        }
        var nodes = try pages.nodes(
            in: Rect(size: content), frames: frames, axis: .horizontal, inside
        ) { _ in offered }
        if hasDots(count) { nodes.append(dots(count, page: rect.size, content: content, inside)) }
        stage.add(
            targets: ScrollTargets(
                frames: .uniform(first: Rect(size: rect.size), stride: Vector(dx: rect.width), count: count),
                ids: .template(.index, count: count)), to: index)
        let selection = min(max(0, tabView.selection), max(0, count - 1))
        stage.endScrollView(
            index,
            as: ScrollLayout(
                axes: .horizontal, frame: bounds, insets: .zero, indicatorInsets: .zero, contentSize: content,
                content: nodes, behavior: .paging,
                position: environment.scroll.position
                    ?? ScrollPosition(target: .point(x: rect.width * Double(selection), y: nil)),
                isDisabled: environment.scroll.isDisabled, horizontalSizeClass: environment.horizontalSizeClass,
                verticalSizeClass: environment.verticalSizeClass, layoutDirection: direction, isPaged: true,
                parent: place.geometry.scrollView))
        return [Node(frame: place.physical(rect), content: .scroll(index))]
    }

    /// More dots than these do not fit on any screen.
    private static let greatestDotCount = 100

    private func hasDots(_ count: Int) -> Bool {
        guard count > 0, count <= Self.greatestDotCount else { return false }
        switch tabView.indexDisplay {
        case .automatic: return count > 1
        case .always: return true
        case .never: return false
        }
    }

    /// The dots stand in the content, as wide as all of it so that they are never out of sight, and move against the
    /// scroll; each is full where its page is the nearest.
    private func dots(_ count: Int, page: Size, content: Size, _ place: Placement) -> Node {
        let width = page.width
        let pinned = GeometryEffect(source: "TabView.indexDots") { proxy in
            [.offset(Vector(dx: -proxy.scrollViewFrame.minX))]
        }
        let start = (width - Self.pitch * Double(count - 1) - Self.dot) / 2
        let y = page.height - Self.dotHeight - Self.dot / 2
        let children: [Node] = (0..<count).map { number in
            let frame = Rect(x: start + Self.pitch * Double(number), y: y, width: Self.dot, height: Self.dot)
            let left = frame.minX
            let current = GeometryEffect(source: "TabView.indexDot \(number)") { proxy in
                let page = width > 0 ? ((left - proxy.scrollViewFrame.minX) / width).rounded() : 0
                let nearest = min(max(page, 0), Double(count - 1))
                return [.opacity(nearest == Double(number) ? 1 : Self.fadedOpacity)]
            }
            return Node(
                frame: place.physical(frame), content: .fill(.circle, .color(.primary)),
                appearance: [.geometry(current)])
        }
        return Node(
            frame: Rect(size: content), children: children,
            appearance: [.geometry(pinned)])
    }
}
