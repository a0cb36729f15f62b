import ViewTree

/// A view with another in front or behind that never changes its size.
struct LayerLayout: ViewLayout {
    let child: MeasuredView
    let layer: MeasuredView
    let alignment: Alignment
    let isInFront: Bool

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size { try child.size(for: proposal) }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let base = try child.nodes(at: rect.origin, for: proposal, place)
        let offered = ProposedSize(rect.size)
        let origin = rect.origin + alignment.offset(of: try layer.size(for: offered), in: rect.size)
        let other = try layer.nodes(at: origin, for: offered, place)
        return isInFront ? base + other : other + base
    }

    func range(along axis: Axis) -> ClosedRange<Double>? { child.layout.range(along: axis) }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        try child.baseline(isFirst: isFirst, for: proposal)
    }
}
