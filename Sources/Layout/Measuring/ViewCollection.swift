import ViewTree

/// The views of a ForEach.
struct ViewCollection {
    /// Whether all views have one size, so that measuring the first is enough.
    let isUniform: Bool
    let ids: IDSequence
    private let source: Source
    private let environment: LayoutEnvironment
    /// Whether views must be placed at once, since they hold scroll views, buttons, identities or observers.
    private let isRecorded: Bool
    /// Whether views hold scroll views, which cannot be made on demand.
    private let holdsScrollViews: Bool

    private enum Source: Sendable {
        case list([ForEach.Element])
        case repeated(count: Int, view: View)

        func view(at index: Int) -> View {
            switch self {
            case .list(let elements): elements[index].view
            case .repeated(_, let view): view.instantiated(at: index)
            }
        }
    }

    /// Views whose sizes may differ, each measured.
    static let greatestVariedCount = 20_000
    /// Views in all.
    static let greatestCount = 1_000_000
    /// Views that hold scroll views, buttons, identities or observers, each placed at once; in longer collections only
    /// drawn.
    static let greatestRecordedCount = 5_000
    /// Views in sight at once, each of which is drawn in every picture.
    // A choice of this project: a phone has fewer pixels in a row.
    static let greatestCountInSight = 5_000

    init(_ forEach: ForEach, modifiers: [Modifier], in environment: LayoutEnvironment) {
        self.environment = environment
        switch forEach.elements {
        case .list(let elements):
            let views = Self.views(of: elements, modifiers)
            source = .list(views)
            ids = .listed(views.map(\.id))
            isUniform = false
            isRecorded = views.contains { $0.view.isRecorded }
            // What holds a scroll view is recorded.
            holdsScrollViews = isRecorded && views.contains { $0.view.holdsScrollViews }
        case .repeated(let count, let template, let view):
            let whole = view.distributing(modifiers)
            let isNothing = view.content == .empty
            source = .repeated(count: isNothing ? 0 : max(0, count), view: whole)
            ids = .template(template, count: isNothing ? 0 : max(0, count))
            isUniform = whole.axesDependingOnIndex == []
            isRecorded = whole.isRecorded
            holdsScrollViews = whole.holdsScrollViews
        }
    }

    /// The views of elements one by one, groups taken apart; mostly the elements as they are.
    private static func views(of elements: [ForEach.Element], _ modifiers: [Modifier]) -> [ForEach.Element] {
        if modifiers.isEmpty, elements.allSatisfy(\.isOneView) { return elements }
        var views: [ForEach.Element] = []
        views.reserveCapacity(elements.count)
        func append(_ view: View, _ id: ViewID) {
            views.append(ForEach.Element(id: view.explicitID ?? id, view: view.distributing(modifiers)))
        }
        for element in elements {
            switch element.view.content {
            case .empty: break
            case .group(let parts):
                for part in parts where part.content != .empty {
                    append(part.modifiers(element.view.modifiers), element.id)
                }
            default: append(element.view, element.id)
            }
        }
        return views
    }

    var count: Int {
        switch source {
        case .list(let elements): elements.count
        case .repeated(let count, _): count
        }
    }

    func view(at index: Int) throws(ImpossibleLayout) -> MeasuredView {
        try source.view(at: index).measured(in: environment)
    }

    /// The views as a run inside `rect`; `proposals` holds one for all or one for each.
    func run(
        frames: FrameSequence, proposals: [ProposedSize], in rect: Rect, axis: Axis, _ place: Placement,
        measured: [MeasuredView]
    ) throws(ImpossibleLayout) -> Run {
        let inner = place.entering(rect)
        let drawn = frames.mirrored(in: rect.width, place.geometry.direction)
        if isRecorded, place.stage != nil, count <= Self.greatestRecordedCount {
            var nodes: [Node] = []
            for index in 0..<count {
                let view = measured.count == count ? measured[index] : try view(at: index)
                nodes.append(
                    try Self.node(
                        view, id: ids[index], frame: frames[index],
                        proposal: proposals[proposals.count == 1 ? 0 : index], inner))
            }
            return Run(axis: axis, frames: drawn, ids: ids) { [nodes] in nodes[$0] }
        }
        if holdsScrollViews, count > Self.greatestRecordedCount {
            throw ImpossibleLayout(
                path: ["ForEach"],
                reason: "\(count) views that hold scroll views are more than "
                    + "\(Self.greatestRecordedCount)",
                suggestion: "Leave scroll views out of the repeated view, or repeat it less often.")
        }
        let inSight = frames.countInSight(of: environment.container[axis], along: axis)
        if inSight > Double(Self.greatestCountInSight) {
            throw ImpossibleLayout(
                path: ["ForEach"],
                reason: "more than \(Self.greatestCountInSight) of \(count) views would be in sight at once",
                suggestion: "Make the repeated view or the spacing longer, or repeat it less often.")
        }
        let geometry = inner.geometry
        var environment = environment
        environment.budget = nil
        let kept = NodeCache(runCount: count)
        return Run(axis: axis, frames: drawn, ids: ids) { [source, environment, ids] index in
            kept.node(at: index) {
                let frame = frames[index]
                let place = Placement(stage: nil, geometry: geometry)
                let proposal = proposals[proposals.count == 1 ? 0 : index]
                let node: Node? = try? Self.node(
                    source.view(at: index).measured(in: environment), id: ids[index], frame: frame,
                    proposal: proposal, place)
                return node ?? Node(frame: place.physical(frame), id: ids[index])
            }
        }
    }

    private static func node(
        _ view: MeasuredView, id: ViewID, frame: Rect, proposal: ProposedSize, _ place: Placement
    ) throws(ImpossibleLayout) -> Node {
        try place.group(frame, id: id) { bounds, inner throws(ImpossibleLayout) in
            try view.nodes(at: bounds.origin, for: proposal, inner)
        }
    }
}

extension ForEach.Element {
    /// Whether its view is one, known by the identity of the element.
    fileprivate var isOneView: Bool {
        switch view.content {
        case .empty, .group: false
        default: view.explicitID == nil
        }
    }
}

extension View {
    /// The outermost identity given with `.id`.
    var explicitID: ViewID? {
        for modifier in modifiers.reversed() {
            if case .id(let id) = modifier { return id }
        }
        return nil
    }
}

extension FrameSequence {
    /// How many frames share points with a span of a length along an axis, were they spread evenly.
    fileprivate func countInSight(of length: Double, along axis: Axis) -> Double {
        guard count > 1 else { return Double(count) }
        let (first, last) = (self[0], self[count - 1])
        let own = first.size[axis]
        let all = abs(last.min(axis) - first.min(axis)) + own
        return length + own < all ? Double(count) * (length + own) / all : Double(count)
    }
}
