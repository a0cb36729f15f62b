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

    /// The detail first, then the columns over what it continues under them.
    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let columns = columns(in: rect)
        let detail = columns.count - 1
        var nodes: [Node] = []
        for index in [detail] + columns.indices.dropLast() {
            let (view, column) = columns[index]
            var inner = environment.entering(stack: nil)
            inner.container = column.size
            let offered = ProposedSize(column.size)
            let measured = try view.measured(in: inner)
            let origin = column.origin + Alignment.center.offset(of: try measured.size(for: offered), in: column.size)
            var standing = place
            let own = place.absolute(column)
            standing.geometry.safeArea = place.geometry.safeArea.narrowed(to: own, by: .zero)
            if index == detail {
                let covered = EdgeInsets(column.minX - rect.minX, on: .leading)
                standing.geometry.safeArea.continuation = covered.mirrored(in: place.geometry.direction)
            } else {
                nodes += background(of: column, place)
            }
            nodes += try measured.nodes(at: origin, for: offered, standing)
        }
        return nodes
    }

    /// A nearly opaque panel and the line at its trailing edge.
    private func background(of column: Rect, _ place: Placement) -> [Node] {
        let line = Rect(x: column.maxX, y: column.minY, width: thickness, height: column.height)
        let panel = Painter(environment).paint(.material(thickness: 5))
        return [
            Node(frame: place.physical(column), content: .fill(.rectangle, panel)),
            Node(frame: place.physical(line), content: .fill(.rectangle, .color(.separator))),
        ]
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
