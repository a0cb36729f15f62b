import Layout
import Physics
import ViewTree

/// Walks a stage with the offsets of one instant.
struct FrameBuilder {
    let stage: Stage
    /// When this arrangement began, in seconds.
    let since: Double
    private(set) var time: Double
    let tracks: [ScrollTrack]
    private(set) var offsets: [Point]
    /// Whether effects or what is in sight may be other than at the time before.
    private(set) var isMoved = true
    /// The identities of the views that are followed; nil where only the picture is wanted.
    let followed: IDSequence?
    /// What the views made are paid from; nil where there is no bound.
    let meter: DrawingMeter?
    /// How many views were made of this frame.
    private var made = 0
    /// What was found on the way about the views of the primary scroll view.
    var notes = ItemNotes()
    /// When the last animation met on the way is over, in seconds.
    var activeUntil = 0.0

    /// The scroll view around a node, as far as effects ask for it; numbers alone, since every node is given it.
    struct Region {
        let number: Int
        /// Its bounds in the viewport.
        let bounds: Rect
        let insets: EdgeInsets
        let containerSize: Size
        let axes: Axis.Set
        let layoutDirection: LayoutDirection

        init(number: Int, layout: ScrollLayout, bounds: Rect) {
            self.number = number
            self.bounds = bounds
            insets = layout.insets
            containerSize = layout.containerSize
            axes = layout.axes
            layoutDirection = layout.layoutDirection
        }

        /// A frame of the viewport in the scroll view's own space: logical, from the inner edges of the insets.
        func local(_ frame: Rect) -> Rect {
            let x =
                layoutDirection == .rightToLeft
                ? bounds.maxX - insets.leading - frame.maxX : frame.minX - bounds.minX - insets.leading
            return Rect(origin: Point(x: x, y: frame.minY - bounds.minY - insets.top), size: frame.size)
        }
    }

    /// Where a node stands.
    struct Place {
        /// The corner of the node around it, in the viewport.
        var corner: Vector
        /// The innermost scroll view.
        var region: Region?
        /// The view of the primary scroll view that it belongs to, by its number among the notes.
        var item: Int?
    }

    init(
        stage: Stage, since: Double, time: Double, tracks: [ScrollTrack], followed: IDSequence? = nil,
        meter: DrawingMeter? = nil
    ) {
        self.stage = stage
        self.meter = meter
        self.followed = followed
        self.since = since
        self.time = time
        self.tracks = tracks
        offsets = tracks.map { $0.offset(at: time) }
    }

    /// Has views paid that are made of this frame; they are counted only where there is a meter.
    mutating func pay(for views: @autoclosure () -> Int) {
        guard let meter else { return }
        let all = made + views()
        meter.spend(DrawingMeter.cost(ofFrame: all) - DrawingMeter.cost(ofFrame: made))
        made = all
    }

    /// Turns to another time of the same arrangement.
    mutating func move(to time: Double) {
        made = 0
        self.time = time
        isMoved = stage.mayMoveInTime
        for number in tracks.indices {
            let offset = Point(x: tracks[number].x.position(at: time), y: tracks[number].y.position(at: time))
            isMoved = isMoved || offset != offsets[number]
            offsets[number] = offset
        }
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

    mutating func layer(of node: consuming Node, key: [Int], at place: Place) -> Layer {
        var place = place
        let own = node.frame
        if meter?.isExhausted == true {
            return Layer(key: key, node: Node(frame: own), frame: own, effects: [], content: .picture)
        }
        let frame = own.offset(by: place.corner)
        if place.item == nil, let id = node.id, isFollowed(id, in: place.region) { place.item = notes.follow(id) }
        let effects = effects(of: node.appearance, frame: frame, at: place)
        let content: Layer.Content
        if node.isStillInside {
            pay(for: node.drawnViews)
            content = .picture
        } else {
            pay(for: node.drawnViewsOfContainer)
            place.corner = Vector(dx: frame.minX, dy: frame.minY)
            if case .scroll(let number) = node.content, stage.scrollViews.indices.contains(number) {
                content = .scroll(scrollLayer(number, bounds: frame, key: key))
            } else {
                content = .layers(layers(in: node, key: key, at: place))
            }
        }
        // The views of a collection are layers of their own.
        if case .run = node.content { node.content = .group }
        return Layer(key: key, node: node, frame: own, effects: effects, content: content)
    }

    /// The views of a collection that are in sight, then the children.
    private mutating func layers(in node: Node, key: [Int], at place: Place) -> [Layer] {
        var layers: [Layer] = []
        var count = 0
        if case .run(let run) = node.content {
            count = run.count
            layers = self.layers(in: run, key: key, at: place)
        }
        for (index, child) in node.children.enumerated() {
            layers.append(layer(of: child, key: key.followed(by: count + index), at: place))
        }
        return layers
    }

    private mutating func layers(in run: Run, key: [Int], at place: Place) -> [Layer] {
        let visible = indices(in: run, at: place)
        // The followed views themselves: none of them has to be looked up.
        let areFollowed = place.item == nil && follows(place.region) && run.ids == followed
        if areFollowed { notes.reserve(visible.count) }
        var layers: [Layer] = []
        layers.reserveCapacity(visible.count)
        for index in visible {
            if meter?.isExhausted == true { break }
            let view = run.nodeAt(index)
            var inside = place
            if areFollowed {
                inside.item = notes.follow(view.id ?? run.ids[index], at: index)
            } else if inside.item == nil, followed != nil {
                let id = view.id ?? run.ids[index]
                if isFollowed(id, in: place.region) { inside.item = notes.follow(id) }
            }
            layers.append(layer(of: view, key: key.followed(by: index), at: inside))
        }
        return layers
    }

    /// Numbers of the views of a collection whose layout frames reach into the bounds; effects move nothing into sight.
    func indices(in run: Run, at place: Place) -> [Int] {
        let bounds = place.region?.bounds ?? Rect(origin: .zero, size: stage.viewport.size)
        return run.frames.indices(in: bounds.offset(by: -place.corner), along: run.axis)
    }

    private mutating func scrollLayer(_ number: Int, bounds: Rect, key: [Int]) -> ScrollLayer {
        let layout = stage.scrollViews[number]
        var scroll = ScrollLayer(
            scrollView: number, translation: .zero, isClipped: layout.isClipped, layers: [], indicators: [],
            edgeEffects: [])
        let place = stand(&scroll, bounds: bounds)
        scroll.layers = layout.content.enumerated().map { index, node in
            layer(of: node, key: key.followed(by: index), at: place)
        }
        return scroll
    }

    /// Gives a scroll view the numbers of this instant; returns the place of its content.
    func stand(_ scroll: inout ScrollLayer, bounds: Rect) -> Place {
        let number = scroll.scrollView
        let layout = stage.scrollViews[number]
        let offset = offsets.indices.contains(number) ? offsets[number] : .zero
        scroll.translation = layout.translation(at: offset, width: bounds.width)
        scroll.indicators =
            tracks.indices.contains(number)
            ? layout.indicators(at: offset, opacity: tracks[number].indicatorOpacity(at: time)) : []
        scroll.edgeEffects = layout.edgeEffects(at: offset)
        return Place(
            corner: Vector(dx: bounds.minX + scroll.translation.dx, dy: bounds.minY + scroll.translation.dy),
            region: Region(number: number, layout: layout, bounds: bounds))
    }

    /// Whether views in a scroll view are followed: those of the primary one.
    private func follows(_ region: Region?) -> Bool {
        guard followed != nil, let region else { return false }
        return region.number == stage.primary
    }

    /// Whether the identity is one of those that are followed.
    private func isFollowed(_ id: ViewID, in region: Region?) -> Bool {
        guard let region, follows(region) else { return false }
        let targets = stage.scrollViews[region.number].targets
        return targets.count == 0 || targets.ids.index(of: id) != nil
    }

    /// The followed views of the primary scroll view that reach into its bounds.
    func states(of items: ScrollItems, _ number: Int) -> [ItemState] {
        let layout = stage.scrollViews[number]
        let offset = offsets[number]
        let bounds = layout.contentBounds(at: offset)
        var place = 0
        return layout.visibleIndices(of: items, at: offset).map { index in
            let frame = items.frame(at: index)
            let note = notes.note(at: index, of: items.ids, near: &place)
            return ItemState(
                index: index, id: note?.id ?? items.ids[index], frame: layout.viewportFrame(of: frame, at: offset),
                visibleFraction: frame.visibleFraction(in: bounds), phase: note?.phase, effects: note?.effects ?? [],
                corners: note?.corners)
        }
    }
}

extension [Int] {
    /// The way to what has this number inside.
    func followed(by number: Int) -> [Int] {
        var key: [Int] = []
        key.reserveCapacity(count + 1)
        key += self
        key.append(number)
        return key
    }
}
