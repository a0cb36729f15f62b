import ViewTree

/// Offers its child the largest fitting or smallest covering size of a ratio.
struct AspectRatioLayout: ViewLayout {
    let child: MeasuredView
    /// Width over height; nil is the child's ideal one.
    let ratio: Double?
    let mode: ContentMode

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        try child.size(for: try inner(proposal))
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        try child.nodes(at: rect.origin, for: try inner(proposal), place)
    }

    /// A missing length does not limit, so that the other one decides.
    private func inner(_ proposal: ProposedSize) throws(ImpossibleLayout) -> ProposedSize {
        if proposal == .unspecified { return proposal }
        let ratio: Double
        if let given = self.ratio {
            ratio = given
        } else {
            let ideal = try child.size(for: .unspecified)
            guard ideal.width > 0, ideal.height > 0 else { return proposal }
            ratio = ideal.width / ideal.height
        }
        let byWidth = proposal.width.map { $0 / ratio } ?? .infinity
        let byHeight = proposal.height ?? .infinity
        let height = mode == .fit ? min(byWidth, byHeight) : max(byWidth, byHeight)
        if mode == .fill, proposal.width == nil || proposal.height == nil {
            throw ImpossibleLayout(
                path: [], reason: "it fills an area whose \(proposal.width == nil ? "width" : "height") is not limited",
                suggestion: "Give both lengths with frame(width:height:), or use .fit.")
        }
        return ProposedSize(width: height * ratio, height: height)
    }
}
