import Layout
import ViewTree

/// Walks a stage with the offsets of one instant.
struct FrameBuilder {
    let stage: Stage
    /// When this arrangement began, in seconds.
    let since: Double
    let time: Double
    let tracks: [ScrollTrack]
    let offsets: [Point]
    /// Whether views are followed and notes made; not where only the picture is wanted.
    let isNoting: Bool
    /// What was found on the way about the views of the primary scroll view.
    var notes: [ViewID: ItemNote] = [:]
    /// When the last animation met on the way is over, in seconds.
    var activeUntil = 0.0

    /// What a view's own effects amount to.
    struct ItemNote {
        var phase: Double?
        var effects: [VisualEffect] = []
        var corners: [Point]?
    }

    /// The scroll view around a node.
    struct Region {
        let number: Int
        let layout: ScrollLayout
        /// Its bounds in the viewport.
        let bounds: Rect

        /// A frame of the viewport in the scroll view's own space: logical, from the inner edges of the insets.
        func local(_ frame: Rect) -> Rect {
            let x =
                layout.layoutDirection == .rightToLeft
                ? bounds.maxX - layout.insets.leading - frame.maxX : frame.minX - bounds.minX - layout.insets.leading
            return Rect(
                origin: Point(x: x, y: frame.minY - bounds.minY - layout.insets.top), size: frame.size)
        }
    }

    /// Where a node stands.
    struct Place {
        /// The corner of the node around it, in the viewport.
        var corner: Vector
        /// The innermost scroll view.
        var region: Region?
        /// The view of the primary scroll view that it belongs to.
        var item: ViewID?
    }

    init(stage: Stage, since: Double, time: Double, tracks: [ScrollTrack], isNoting: Bool = true) {
        self.stage = stage
        self.isNoting = isNoting
        self.since = since
        self.time = time
        self.tracks = tracks
        offsets = tracks.map { $0.offset(at: time) }
    }

    /// When everything has come to rest, animations of transitions included.
    static func settling(tracks: [ScrollTrack], stages: Steps<Stage>, after rest: Double) -> Double {
        let mark = stages.marks[stages.index(at: rest)]
        guard mark.value.mayMoveInTime else { return rest }
        var builder = FrameBuilder(stage: mark.value, since: mark.start, time: rest, tracks: tracks)
        _ = builder.root()
        return max(rest, builder.activeUntil)
    }

    /// All that is drawn.
    mutating func root() -> Layer {
        layer(of: stage.root, key: [], at: Place(corner: .zero))
    }

    private mutating func layer(of node: Node, key: [Int], at place: Place) -> Layer {
        var place = place
        let frame = node.frame.offset(by: place.corner)
        if place.item == nil, let id = node.id { place.item = followed(id, in: place.region) }
        let effects = effects(of: node, frame: frame, at: place)
        let content: Layer.Content
        if node.isStillInside {
            content = .picture
        } else {
            place.corner = Vector(dx: frame.minX, dy: frame.minY)
            if case .scroll(let number) = node.content, stage.scrollViews.indices.contains(number) {
                content = .scroll(scrollLayer(number, bounds: frame, key: key))
            } else {
                content = .layers(layers(in: node, key: key, at: place))
            }
        }
        // The views of a collection are layers of their own.
        var own = node
        if case .run = node.content { own.content = .group }
        return Layer(key: key, node: own, frame: node.frame, effects: effects, content: content)
    }

    /// The views of a collection that are in sight, then the children.
    private mutating func layers(in node: Node, key: [Int], at place: Place) -> [Layer] {
        var layers: [Layer] = []
        var count = 0
        if case .run(let run) = node.content {
            count = run.count
            let targets = place.region?.layout.targets
            // A collection of targets, or all of them: none of its views has to be looked up.
            let isFollowed =
                isNoting && place.region?.number == stage.primary
                && targets.map { $0.count == 0 || $0.ids == run.ids } == true
            for index in indices(in: run, at: place) {
                let view = run.nodeAt(index)
                var inside = place
                if isNoting, inside.item == nil {
                    let id = view.id ?? run.ids[index]
                    inside.item = isFollowed ? id : followed(id, in: place.region)
                }
                layers.append(layer(of: view, key: key + [index], at: inside))
            }
        }
        for (index, child) in node.children.enumerated() {
            layers.append(layer(of: child, key: key + [count + index], at: place))
        }
        return layers
    }

    /// Numbers of the views of a collection whose layout frames reach into the bounds; effects move nothing into sight.
    private func indices(in run: Run, at place: Place) -> [Int] {
        let bounds = place.region?.bounds ?? Rect(origin: .zero, size: stage.viewport.size)
        return run.frames.indices(in: bounds.offset(by: -place.corner), along: run.axis)
    }

    private mutating func scrollLayer(_ number: Int, bounds: Rect, key: [Int]) -> ScrollLayer {
        let layout = stage.scrollViews[number]
        let offset = offsets.indices.contains(number) ? offsets[number] : .zero
        let translation = layout.translation(at: offset, width: bounds.width)
        let region = Region(number: number, layout: layout, bounds: bounds)
        let corner = Vector(dx: bounds.minX + translation.dx, dy: bounds.minY + translation.dy)
        let layers = layout.content.enumerated().map { index, node in
            layer(of: node, key: key + [index], at: Place(corner: corner, region: region))
        }
        return ScrollLayer(
            scrollView: number, translation: translation, isClipped: layout.isClipped, layers: layers,
            indicators: tracks.indices.contains(number)
                ? layout.indicators(at: offset, opacity: tracks[number].indicatorOpacity(at: time)) : [],
            edgeEffects: layout.edgeEffects(at: offset))
    }

    /// The identity, where it is one of those that are followed.
    private func followed(_ id: ViewID, in region: Region?) -> ViewID? {
        guard isNoting, let region, region.number == stage.primary else { return nil }
        let targets = region.layout.targets
        return targets.count == 0 || targets.ids.index(of: id) != nil ? id : nil
    }

    /// The followed views of the primary scroll view that reach into its bounds.
    func states(of items: ScrollItems, _ number: Int) -> [ItemState] {
        let layout = stage.scrollViews[number]
        let offset = offsets[number]
        let bounds = layout.contentBounds(at: offset)
        return items.indices(in: bounds, along: layout.mainAxis).map { index in
            let frame = items.frame(at: index)
            let id = items.ids[index]
            let note = notes[id]
            return ItemState(
                index: index, id: id, frame: layout.viewportFrame(of: frame, at: offset),
                visibleFraction: frame.visibleFraction(in: bounds), phase: note?.phase, effects: note?.effects ?? [],
                corners: note?.corners)
        }
    }
}

extension Node {
    /// Whether nothing in it moves by itself; its own appearance apart.
    var isStillInside: Bool {
        switch content {
        case .scroll, .run: false
        case .group, .fill, .stroke, .text: children.allSatisfy(\.isStill)
        }
    }

    private var isStill: Bool {
        isStillInside
            && appearance.allSatisfy { change in
                switch change {
                case .transition, .geometry: false
                case .effect, .clip, .shadow, .backgroundExtension: true
                }
            }
    }
}

extension ScrollLayout {
    /// Where a frame of the content is in the viewport.
    func viewportFrame(of rect: Rect, at offset: Point) -> Rect {
        let x =
            layoutDirection == .rightToLeft
            ? frame.maxX - insets.leading - (rect.minX - offset.x) - rect.width
            : frame.minX + insets.leading + rect.minX - offset.x
        return Rect(
            origin: Point(x: x, y: frame.minY + insets.top + rect.minY - offset.y), size: rect.size)
    }

    /// The bars under which there is content.
    func edgeEffects(at offset: Point) -> [EdgeEffect] {
        edgeEffects.filter { effect in
            let axis = effect.edge.axis
            let isStart = effect.edge == .top || effect.edge == .leading
            return isStart ? offset[axis] > 0 : offset[axis] < contentSize[axis] - containerSize[axis]
        }
    }
}
