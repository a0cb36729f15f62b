import ViewTree

/// The views of a container one by one, groups and collections taken apart.
struct ViewList {
    private(set) var slots: [Slot] = []
    private var collections: [ViewCollection] = []
    /// Whether the views are scroll targets.
    let areTargets: Bool

    /// One view, or several of one size that follow each other.
    struct Slot {
        let view: MeasuredView
        let count: Int
        /// The collection it comes from.
        let collection: Int?
    }

    /// Takes views apart; `areTargets` where `scrollTargetLayout` is on the container.
    init(_ views: [View], in environment: LayoutEnvironment, areTargets: Bool = false) throws(ImpossibleLayout) {
        self.areTargets = areTargets
        for view in views { try append(view, in: environment, level: environment.depth) }
    }

    /// How many views there are.
    var count: Int { slots.reduce(0) { $0 + $1.count } }

    private mutating func append(
        _ view: View, in environment: LayoutEnvironment, level: Int
    ) throws(ImpossibleLayout) {
        guard level <= LayoutEnvironment.greatestDepth else {
            _ = try environment.descending(by: level, into: "Group")
            return
        }
        switch view.content {
        case .empty: break
        case .group(let views):
            for inner in views { try append(inner.distributing(view.modifiers), in: environment, level: level + 1) }
        case .forEach(let forEach):
            try append(
                ViewCollection(forEach, modifiers: view.modifiers, in: environment), in: environment)
        default: slots.append(Slot(view: try view.measured(in: environment), count: 1, collection: nil))
        }
    }

    private mutating func append(
        _ collection: ViewCollection, in environment: LayoutEnvironment
    ) throws(ImpossibleLayout) {
        guard collection.count > 0 else { return }
        guard collection.count <= ViewCollection.greatestCount else {
            throw ImpossibleLayout(
                path: ["ForEach"],
                reason: "\(collection.count) views are more than \(ViewCollection.greatestCount)",
                suggestion: "Repeat the view less often.")
        }
        let number = collections.count
        collections.append(collection)
        if collection.isUniform {
            slots.append(Slot(view: try collection.view(at: 0), count: collection.count, collection: number))
            return
        }
        guard collection.count <= ViewCollection.greatestVariedCount else {
            throw ImpossibleLayout(
                path: ["ForEach"],
                reason: "\(collection.count) views whose sizes may differ are more than "
                    + "\(ViewCollection.greatestVariedCount)",
                suggestion: "Give each view a fixed frame or containerRelativeFrame on both axes.")
        }
        slots.reserveCapacity(slots.count + collection.count)
        for index in 0..<collection.count {
            slots.append(Slot(view: try collection.view(at: index), count: 1, collection: number))
        }
    }

    /// What the views draw: `frames` holds one sequence a slot, in logical coordinates of `rect`.
    func nodes(
        in rect: Rect, frames: [FrameSequence], axis: Axis, _ place: Placement,
        proposal: (Int) -> ProposedSize
    ) throws(ImpossibleLayout) -> [Node] {
        var drawn: [(zIndex: Double, nodes: [Node])] = []
        var index = 0
        let shift = Vector(dx: rect.minX, dy: rect.minY)
        while index < slots.count {
            let slot = slots[index]
            guard let number = slot.collection else {
                let frame = frames[index][0].offset(by: shift)
                let nodes = try slot.view.nodes(at: frame.origin, for: proposal(index), place)
                record(
                    .uniform(first: frame, stride: .zero, count: 1), .listed([id(of: slot, at: index)]), false, place)
                drawn.append((slot.view.traits.zIndex, nodes))
                index += 1
                continue
            }
            var end = index
            while end < slots.count, slots[end].collection == number { end += 1 }
            let range = index..<end
            let collection = collections[number]
            let all =
                range.count == 1
                ? frames[index] : .listed(range.map { frames[$0][0] })
            record(all.offset(by: shift), collection.ids, true, place)
            let proposals = range.map(proposal)
            let run = try collection.run(
                frames: all, proposals: proposals, in: rect, axis: axis, place, measured: slots[range].map(\.view))
            if range.contains(where: { slots[$0].view.traits.zIndex != slot.view.traits.zIndex }) {
                let inner = place.entering(rect)
                for (offset, slot) in slots[range].enumerated() {
                    var node = run.nodeAt(offset)
                    node.frame.origin = node.frame.origin + (inner.geometry.node.origin - place.geometry.node.origin)
                    drawn.append((slot.view.traits.zIndex, [node]))
                }
            } else {
                drawn.append((slot.view.traits.zIndex, [Node(frame: place.physical(rect), content: .run(run))]))
            }
            index = end
        }
        guard drawn.contains(where: { $0.zIndex != 0 }) else { return drawn.flatMap(\.nodes) }
        return drawn.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .flatMap(\.element.nodes)
    }

    /// A view without an identity is known by its place.
    private func id(of slot: Slot, at index: Int) -> ViewID {
        slot.view.traits.id ?? .value(type: "Position", text: String(index))
    }

    private func record(_ frames: FrameSequence, _ ids: IDSequence, _ isCollection: Bool, _ place: Placement) {
        guard let stage = place.stage, let scrollView = place.geometry.scrollView else { return }
        let placed = ScrollTargets(frames: place.inContent(frames), ids: ids)
        if areTargets {
            stage.add(targets: placed, to: scrollView)
        } else if isCollection {
            stage.add(collection: placed, to: scrollView)
        }
    }
}

extension FrameSequence {
    /// Every frame moved by a vector.
    func offset(by vector: Vector) -> FrameSequence {
        switch self {
        case .uniform(let first, let stride, let count):
            .uniform(first: first.offset(by: vector), stride: stride, count: count)
        case .listed(let frames): .listed(frames.map { $0.offset(by: vector) })
        }
    }

    /// Every frame as it is drawn in a width that may run the other way.
    func mirrored(in width: Double, _ direction: LayoutDirection) -> FrameSequence {
        guard direction == .rightToLeft else { return self }
        switch self {
        case .uniform(let first, let stride, let count):
            return .uniform(
                first: first.mirrored(in: width, direction), stride: Vector(dx: -stride.dx, dy: stride.dy),
                count: count)
        case .listed(let frames): return .listed(frames.map { $0.mirrored(in: width, direction) })
        }
    }
}
