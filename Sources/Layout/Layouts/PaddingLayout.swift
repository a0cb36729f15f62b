import ViewTree

/// Points around a view.
struct PaddingLayout: ViewLayout {
    let child: MeasuredView
    let insets: EdgeInsets

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        try child.size(for: proposal.inset(by: insets)).outset(by: insets)
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let origin = rect.origin + Vector(dx: insets.leading, dy: insets.top)
        return try child.nodes(at: origin, for: proposal.inset(by: insets), place)
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        try child.baseline(isFirst: isFirst, for: proposal.inset(by: insets)).map { $0 + insets.top }
    }
}
