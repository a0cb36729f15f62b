import ViewTree

/// Limits on the lengths of a view (OpenSwiftUI, FlexFrameLayout).
struct FlexibleFrameLayout: ViewLayout {
    let child: MeasuredView
    let width: Limits
    let height: Limits
    let alignment: Alignment

    /// The limits on one axis, in points.
    struct Limits {
        let least: Double?
        let ideal: Double?
        let greatest: Double?

        /// What the child is offered for a proposal; nil stays nil where there is no ideal length.
        func proposal(_ proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

        /// The frame's length around a child of a length.
        func length(_ proposal: Double?, around child: Double) -> Double {
            if proposal == nil, let ideal { return clamp(ideal) }
            let offered = self.proposal(proposal)
            switch (least, greatest) {
            case (nil, nil): return child
            case (.some, .some): return clamp(proposal ?? child)
            case (.some(let least), nil): return max(min(offered ?? child, child), least)
            case (nil, .some(let greatest)): return min(max(offered ?? child, child), greatest)
            }
        }

        private func clamp(_ length: Double) -> Double { max(least ?? 0, min(length, greatest ?? .infinity)) }
    }

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        let own = try child.size(for: inner(proposal))
        return Size(
            width: width.length(proposal.width, around: own.width),
            height: height.length(proposal.height, around: own.height))
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let own = try child.size(for: inner(proposal))
        return try child.nodes(
            at: rect.origin + alignment.offset(of: own, in: rect.size), for: inner(proposal), place)
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        let own = try child.size(for: inner(proposal))
        let dy = alignment.offset(of: own, in: try size(for: proposal)).dy
        return try child.baseline(isFirst: isFirst, for: inner(proposal)).map { $0 + dy }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }
}

extension FlexibleFrameLayout {
    init(_ frame: FlexibleFrame, child: MeasuredView) throws(ImpossibleLayout) {
        self.child = child
        width = try Limits("Width", least: frame.minWidth, ideal: frame.idealWidth, greatest: frame.maxWidth)
        height = try Limits("Height", least: frame.minHeight, ideal: frame.idealHeight, greatest: frame.maxHeight)
        alignment = frame.alignment
    }
}

extension FlexibleFrameLayout.Limits {
    fileprivate init(
        _ word: String, least: Double?, ideal: Double?, greatest: Double?
    ) throws(ImpossibleLayout) {
        for (name, length) in [("min", least), ("ideal", ideal), ("max", greatest)] {
            guard let length else { continue }
            let isLength = length >= 0 && (length.isFinite || (name == "max" && length == .infinity))
            guard isLength else {
                throw ImpossibleLayout(
                    path: [], reason: "\(name)\(word) of a frame is \(pointsText(length))",
                    suggestion: "Give a length of 0 or more; only a maximum may be infinite.")
            }
        }
        // Contradictory limits: the least length wins, as SwiftUI draws it after its runtime warning.
        self.init(least: least, ideal: ideal, greatest: greatest.map { max($0, least ?? 0) })
    }
}
