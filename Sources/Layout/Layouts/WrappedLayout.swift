import ViewTree

/// A view that is made of others.
struct WrappedLayout: ViewLayout {
    let child: MeasuredView

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size { try child.size(for: proposal) }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        try child.nodes(at: rect.origin, for: proposal, place)
    }

    func range(along axis: Axis) -> ClosedRange<Double>? { child.layout.range(along: axis) }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        try child.baseline(isFirst: isFirst, for: proposal)
    }
}
