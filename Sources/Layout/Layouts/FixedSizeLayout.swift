import ViewTree

/// Lets a view keep its ideal length on some axes.
struct FixedSizeLayout: ViewLayout {
    let child: MeasuredView
    let axes: Axis.Set

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        try child.size(for: inner(proposal))
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        try child.nodes(at: rect.origin, for: inner(proposal), place)
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        try child.baseline(isFirst: isFirst, for: inner(proposal))
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
