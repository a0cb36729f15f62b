import ViewTree

/// Adds to the safe area of a view: it stands inside, and a scroll view may reach under.
struct SafeAreaPaddingLayout: ViewLayout {
    let child: MeasuredView
    let insets: EdgeInsets

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        try child.size(for: proposal.inset(by: insets)).outset(by: insets)
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        var inner = place
        inner.geometry.safeArea = place.geometry.safeArea.narrowed(
            to: place.absolute(rect), by: insets.mirrored(in: place.geometry.direction))
        let origin = rect.origin + Vector(dx: insets.leading, dy: insets.top)
        return try child.nodes(at: origin, for: proposal.inset(by: insets), inner)
    }
}

/// A view with a bar on one edge that takes its length from the safe area.
struct SafeAreaInsetLayout: ViewLayout {
    let child: MeasuredView
    let bar: MeasuredView
    let edge: Edge
    let alignment: Alignment
    let spacing: Double
    let isBar: Bool

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        let insets = try insets(for: proposal)
        var size = try child.size(for: proposal.inset(by: insets)).outset(by: insets)
        let across = edge.axis.cross
        if proposal[across] == nil { size[across] = max(size[across], try barSize(for: proposal)[across]) }
        return size
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let insets = try insets(for: proposal)
        var inner = place
        inner.geometry.safeArea = place.geometry.safeArea.narrowed(
            to: place.absolute(rect), by: insets.mirrored(in: place.geometry.direction),
            bars: isBar ? Edge.Set(edge).mirrored(in: place.geometry.direction) : [])
        let origin = rect.origin + Vector(dx: insets.leading, dy: insets.top)
        let content = try child.nodes(at: origin, for: proposal.inset(by: insets), inner)
        let size = try barSize(for: proposal)
        var corner = rect.origin + alignment.offset(of: size, in: rect.size)
        let axis = edge.axis
        corner[axis] = edge == .top || edge == .leading ? rect.min(axis) : rect.max(axis) - size[axis]
        return content + (try bar.nodes(at: corner, for: offered(proposal), place))
    }

    private func offered(_ proposal: ProposedSize) -> ProposedSize { proposal.setting(edge.axis, to: nil) }

    private func barSize(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        try bar.size(for: offered(proposal))
    }

    private func insets(for proposal: ProposedSize) throws(ImpossibleLayout) -> EdgeInsets {
        EdgeInsets(max(0, try barSize(for: proposal)[edge.axis] + spacing), on: Edge.Set(edge))
    }
}

/// Lets a view reach under the safe area on some edges; its place in the layout stays.
struct IgnoresSafeAreaLayout: ViewLayout {
    let child: MeasuredView
    let edges: Edge.Set

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size { try child.size(for: proposal) }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let safeArea = place.geometry.safeArea
        var reach = safeArea.reach(of: place.absolute(rect)).mirrored(in: place.geometry.direction)
        for edge in Edge.allCases where !edges.contains(edge) { reach[edge] = 0 }
        let whole = rect.outset(by: reach)
        var inner = place
        inner.geometry.safeArea = SafeArea(
            region: safeArea.region.outset(by: reach.mirrored(in: place.geometry.direction)),
            insets: safeArea.insets + reach.mirrored(in: place.geometry.direction).negated, bars: safeArea.bars)
        let offered = ProposedSize(whole.size)
        let own = try child.size(for: offered)
        return try child.nodes(
            at: whole.origin + Alignment.center.offset(of: own, in: whole.size), for: offered, inner)
    }
}

extension EdgeInsets {
    fileprivate var negated: EdgeInsets {
        EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
    }
}

extension Edge.Set {
    /// Left for leading and the reverse, where rows run to the left.
    func mirrored(in direction: LayoutDirection) -> Edge.Set {
        guard direction == .rightToLeft else { return self }
        var result = subtracting(.horizontal)
        if contains(.leading) { result.insert(.trailing) }
        if contains(.trailing) { result.insert(.leading) }
        return result
    }
}
