import ViewTree

/// A frame whose lengths come from the nearest container.
struct ContainerRelativeLayout: ViewLayout {
    let child: MeasuredView
    /// Points; nil passes the proposal through.
    let width: Double?
    let height: Double?
    let alignment: Alignment

    private var frame: FrameLayout { FrameLayout(child: child, width: width, height: height, alignment: alignment) }

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size { try frame.size(for: proposal) }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        try frame.nodes(in: rect, for: proposal, place)
    }

    func range(along axis: Axis) -> ClosedRange<Double>? { frame.range(along: axis) }
}

extension ContainerRelativeLayout {
    init(_ relative: ContainerRelativeFrame, container: Size, child: MeasuredView) throws(ImpossibleLayout) {
        self.child = child
        alignment = relative.alignment
        func length(_ axis: Axis) throws(ImpossibleLayout) -> Double? {
            guard relative.axes.contains(axis) else { return nil }
            if case .columns(let count, let span, let spacing) = relative.length {
                guard count >= 1, span >= 1, spacing.isFinite else {
                    throw ImpossibleLayout(
                        path: [],
                        reason:
                            "containerRelativeFrame has count \(count), span \(span), spacing \(pointsText(spacing))",
                        suggestion: "Count and span are 1 or more, spacing is a length.")
                }
            }
            let length = relative.length(in: container[axis], axis: axis)
            guard length.isFinite else {
                throw ImpossibleLayout(
                    path: [],
                    reason:
                        "containerRelativeFrame gives a length that is not a number for \(pointsText(container[axis]))",
                    suggestion: "Let its closure return a finite length.")
            }
            // A container narrower than the spacing leaves nothing.
            return max(0, length)
        }
        width = try length(.horizontal)
        height = try length(.vertical)
    }
}
