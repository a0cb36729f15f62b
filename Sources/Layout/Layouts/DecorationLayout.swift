import ViewTree

/// A view of unchanged size whose drawing, identity or announcement changes.
struct DecorationLayout: ViewLayout {
    let child: MeasuredView
    let decoration: Decoration

    /// What is added to the node.
    enum Decoration {
        case effect(VisualEffect)
        case transition(ScrollTransition)
        case geometry(GeometryEffect)
        case clip(Shape)
        case shadow(Shadow)
        case backgroundExtension
        case border(Paint, width: Double)
        case id(ViewID)
        case label(String)
        case direction(LayoutDirection)
        case hidden
        case button(label: String, Action?, isDisabled: Bool)
        case observation(ScrollObservation, id: ViewID?, label: String)
    }

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size { try child.size(for: proposal) }

    func range(along axis: Axis) -> ClosedRange<Double>? { child.layout.range(along: axis) }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        try child.baseline(isFirst: isFirst, for: proposal)
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let isMirrored = place.geometry.direction == .rightToLeft
        switch decoration {
        case .effect(let effect):
            return try changed(rect, proposal, place, .effect(isMirrored ? effect.flipped(in: rect.width) : effect))
        case .transition(let transition): return try changed(rect, proposal, place, .transition(transition))
        case .geometry(let effect): return try changed(rect, proposal, place, .geometry(effect))
        case .clip(let shape):
            return try changed(rect, proposal, place, .clip(shape.mirrored(in: place.geometry.direction)))
        case .shadow(let shadow): return try changed(rect, proposal, place, .shadow(shadow))
        case .backgroundExtension:
            let reach = place.geometry.safeArea.extensionReach(of: place.absolute(rect))
            return try changed(rect, proposal, place, .backgroundExtension(reach))
        case .border(let paint, let width):
            let line = PaintLayout(
                shape: .rectangle, fill: nil,
                stroke: PaintLayout.Stroke(paint: paint, lineWidth: width, isInside: true, dash: []))
            return try child.nodes(at: rect.origin, for: proposal, place)
                + line.nodes(in: rect, for: ProposedSize(rect.size), place)
        case .id(let id):
            record(id, rect, place)
            return [
                try place.group(rect, id: id) { bounds, inner throws(ImpossibleLayout) in
                    try child.nodes(at: bounds.origin, for: proposal, inner)
                }
            ]
        case .label(let label):
            return [
                try place.group(rect, label: label) { bounds, inner throws(ImpossibleLayout) in
                    try child.nodes(at: bounds.origin, for: proposal, inner)
                }
            ]
        case .direction(let direction):
            return [
                try place.group(rect, direction: direction) { bounds, inner throws(ImpossibleLayout) in
                    try child.nodes(at: bounds.origin, for: proposal, inner)
                }
            ]
        case .hidden: return []
        case .button(let label, let action, let isDisabled):
            place.stage?.add(
                button: ButtonArea(label: label, action: action, isDisabled: isDisabled, frame: place.absolute(rect)))
            return try child.nodes(at: rect.origin, for: proposal, place)
        case .observation(let observation, let id, let label):
            let first = place.stage?.scrollViewCount ?? 0
            let nodes = try child.nodes(at: rect.origin, for: proposal, place)
            observe(observation, id: id, label: label, firstInside: first, rect, place)
            return nodes
        }
    }

    private func changed(
        _ rect: Rect, _ proposal: ProposedSize, _ place: Placement, _ appearance: Node.Appearance
    ) throws(ImpossibleLayout) -> [Node] {
        [
            try place.group(rect, appearance: [appearance]) { bounds, inner throws(ImpossibleLayout) in
                try child.nodes(at: bounds.origin, for: proposal, inner)
            }
        ]
    }

    private func record(_ id: ViewID, _ rect: Rect, _ place: Placement) {
        guard let stage = place.stage, let scrollView = place.geometry.scrollView else { return }
        stage.add(identity: PlacedIdentity(id: id, frame: place.inContent(rect)), to: scrollView)
    }

    /// Geometry, phase and targets are those of the first scroll view inside, or else of the one around.
    private func observe(
        _ observation: ScrollObservation, id: ViewID?, label: String, firstInside: Int, _ rect: Rect,
        _ place: Placement
    ) {
        guard let stage = place.stage else { return }
        var scrollView = place.geometry.scrollView
        switch observation {
        case .geometry, .phase, .targetVisibility:
            if stage.scrollViewCount > firstInside { scrollView = firstInside }
        case .tap(let action):
            stage.add(
                button: ButtonArea(label: label, action: action, isDisabled: false, frame: place.absolute(rect)))
        case .visibility, .appear, .change: break
        }
        stage.add(
            observation: PlacedObservation(
                observation: observation, scrollView: scrollView, frame: place.inContent(rect), id: id))
    }
}
