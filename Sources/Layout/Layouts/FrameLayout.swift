import ViewTree

/// A fixed length on either axis; nil passes the proposal through.
struct FrameLayout: ViewLayout {
    let child: MeasuredView
    let width: Double?
    let height: Double?
    let alignment: Alignment

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let own = try child.size(for: inner(proposal))
        return Size(width: width ?? own.width, height: height ?? own.height)
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let own = try child.size(for: inner(proposal))
        let origin = rect.origin + alignment.offset(of: own, in: rect.size)
        return try child.nodes(at: origin, for: inner(proposal), place)
    }

    func range(along axis: Axis) -> ClosedRange<Double>? {
        let length = axis == .horizontal ? width : height
        return length.map { $0...$0 }
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        let own = try child.size(for: inner(proposal))
        let dy = alignment.offset(of: own, in: try size(for: proposal)).dy
        return try child.baseline(isFirst: isFirst, for: inner(proposal)).map { $0 + dy }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
