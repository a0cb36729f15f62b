import ViewTree

/// Columns beside each other, each a container; the detail alone where the width is compact.
struct SplitViewLayout: ViewLayout {
    private let split: NavigationSplitView
    private let environment: LayoutEnvironment

    /// The width of leading columns, in points.
    // Apple, UISplitViewController: the preferred primary column is 320 points wide on iPad.
    static let columnWidth = 320.0

    init(_ split: NavigationSplitView, in environment: LayoutEnvironment) throws(ImpossibleLayout) {
        self.split = split
        self.environment = environment
    }

    func size(for proposal: ProposedSize) -> Size { proposal.filled(by: environment.container) }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        var nodes: [Node] = []
        for (view, column) in columns(in: rect) {
            var inner = environment.entering(stack: nil)
            inner.container = column.size
            let offered = ProposedSize(column.size)
            let measured = try view.measured(in: inner)
            let origin = column.origin + Alignment.center.offset(of: try measured.size(for: offered), in: column.size)
            if column.minX > rect.minX {
                let line = Rect(x: column.minX - thickness, y: column.minY, width: thickness, height: column.height)
                nodes.append(Node(frame: place.physical(line), content: .fill(.rectangle, .color(.separator))))
            }
            nodes += try measured.nodes(at: origin, for: offered, place)
        }
        return nodes
    }

    private var thickness: Double { 1 / max(1, environment.displayScale.orZero) }

    /// Leading columns take at most a third of the width each.
    private func columns(in rect: Rect) -> [(View, Rect)] {
        guard environment.horizontalSizeClass == .regular else { return [(split.detail, rect)] }
        let leading = [split.sidebar] + (split.content.map { [$0] } ?? [])
        let width = min(Self.columnWidth, rect.width / 3)
        var result: [(View, Rect)] = []
        var x = rect.minX
        for view in leading {
            result.append((view, Rect(x: x, y: rect.minY, width: width, height: rect.height)))
            x += width + thickness
        }
        result.append(
            (split.detail, Rect(x: x, y: rect.minY, width: max(0, rect.maxX - x), height: rect.height)))
        return result
    }
}
