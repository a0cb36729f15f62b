import ViewTree

/// How one kind of view answers a proposal, and what it draws in its place.
protocol ViewLayout {
    /// The size it takes for a proposal, in points.
    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size

    /// What it draws in a rectangle of that size, in logical coordinates of the node around it.
    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node]

    /// The least and the greatest length along an axis, where it knows them without measuring.
    func range(along axis: Axis) -> ClosedRange<Double>?

    /// Points from the top to a text baseline, or nil where there is no text.
    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double?
}

extension ViewLayout {
    func range(along axis: Axis) -> ClosedRange<Double>? { nil }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? { nil }
}
