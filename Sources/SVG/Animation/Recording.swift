import Layout
import Scrolling
import ViewTree

/// All layers that are ever seen, each with its numbers at all instants.
struct Recording {
    private(set) var layers: [Tracked] = []
    /// The size that holds the viewport at all instants.
    private(set) var size = Size.zero
    /// Whether the first frame runs to the left.
    private(set) var isRightToLeft = false
    private var numbers: [[Int]: [Int]] = [:]
    /// How many instants there are.
    let count: Int

    /// A layer of one look.
    struct Tracked {
        let key: [Int]
        let signature: Int
        /// As it was first seen, without what is inside, its key its number here.
        let first: Layer
        let parent: Int?
        /// Others inside, the lowest first.
        var children: [Int] = []
        /// The place among them of the lowest one at the last instant.
        var lowest = 0
        /// The instant at which it is first seen.
        let start: Int
        /// Whether it is drawn, one an instant from there to where it is last seen.
        private(set) var isSeen: [Bool] = []
        /// Its corner in its parent; where it is not drawn, what it was last.
        private(set) var origins: [Point] = []
        /// What changes how it is drawn, likewise.
        private(set) var effects: [[Layer.AppliedEffect]] = []
        /// The inside without its layers, likewise; none where it is no scroll view.
        private(set) var scrolls: [ScrollLayer] = []
        /// Whether the same layer looks otherwise at other times.
        var isOneOfSeveral = false

        /// The place of an instant's numbers, or nil where it is not drawn.
        func place(at instant: Int) -> Int? {
            let place = instant - start
            return isSeen.indices.contains(place) && isSeen[place] ? place : nil
        }

        /// Writes down how a layer of some is at an instant, if nothing was yet.
        fileprivate mutating func append(_ index: Int, of inside: [Layer], at instant: Int) {
            guard isSeen.count <= instant - start else { return }
            while isSeen.count < instant - start, let origin = origins.last, let last = effects.last {
                isSeen.append(false)
                origins.append(origin)
                effects.append(last)
                if let scroll = scrolls.last { scrolls.append(scroll) }
            }
            isSeen.append(true)
            origins.append(inside[index].frame.origin)
            effects.append(inside[index].effects)
            guard case .scroll(var scroll) = inside[index].content else { return }
            scroll.layers = []
            scrolls.append(scroll)
        }
    }

    /// Records frames at instants.
    init(clock: Clock, frame: (Double) -> Frame) {
        count = clock.instants.count
        for (index, instant) in clock.instants.enumerated() {
            let frame = frame(instant.time)
            if index == 0 { isRightToLeft = frame.stage.viewport.layoutDirection == .rightToLeft }
            let viewport = frame.stage.viewport.size
            size = Size(width: max(size.width, viewport.width), height: max(size.height, viewport.height))
            record([frame.root], in: nil, at: index)
        }
    }

    // A layer is named by its place in an array here, and looked at part by part, since passing it on would copy it.
    private mutating func record(_ inside: [Layer], in parent: Int?, at instant: Int) {
        // Behind the one before; most layers follow each other as they did at the instant before.
        var place = 0
        var likely = parent.map { layers[$0].lowest } ?? 0
        for index in inside.indices {
            let known = likelyNumber(likely, in: parent)
            let next = tracked(index, of: inside, in: parent, near: known, at: instant)
            layers[next].append(index, of: inside, at: instant)
            switch inside[index].content {
            case .picture: break
            case .layers(let layers): record(layers, in: next, at: instant)
            case .scroll(let scroll): record(scroll.layers, in: next, at: instant)
            }
            guard let parent else { continue }
            if next == known {
                place = likely
            } else if let other = layers[parent].children.firstIndex(of: next) {
                place = other
            } else {
                layers[parent].children.insert(next, at: place)
            }
            if index == 0 { layers[parent].lowest = place }
            place += 1
            likely = place
        }
    }

    /// The number of what stands at a place among the layers inside another.
    private func likelyNumber(_ place: Int, in parent: Int?) -> Int? {
        guard let parent else { return layers.isEmpty ? nil : 0 }
        return layers[parent].children.indices.contains(place) ? layers[parent].children[place] : nil
    }

    /// The number of the layer with this key, look and parent, which is new the first time; `guess` is what it most likely is.
    private mutating func tracked(
        _ index: Int, of inside: [Layer], in parent: Int?, near guess: Int?, at instant: Int
    ) -> Int {
        if let guess, !layers[guess].isOneOfSeveral, isSurely(index, of: inside, guess, in: parent) { return guess }
        let layer = inside[index]
        let known = numbers[layer.key, default: []]
        if let number = known.last, isSurely(index, of: inside, number, in: parent) { return number }
        let signature = layer.signature
        if let number = known.first(where: { layers[$0].signature == signature && layers[$0].parent == parent }) {
            return number
        }
        let number = layers.count
        layers.append(
            Tracked(
                key: layer.key, signature: signature, first: layer.emptied(key: [number]), parent: parent,
                start: instant, isOneOfSeveral: !known.isEmpty))
        for other in known { layers[other].isOneOfSeveral = true }
        numbers[layer.key, default: []].append(number)
        return number
    }

    /// Whether a layer is the one of a number, seen without looking at what is inside: most layers are those of the instant
    /// before, whose node has the very same children.
    private func isSurely(_ index: Int, of inside: [Layer], _ number: Int, in parent: Int?) -> Bool {
        guard layers[number].parent == parent, layers[number].key == inside[index].key,
            layers[number].first.frame.size == inside[index].frame.size,
            layers[number].first.effects.areSurelyDrawn(like: inside[index].effects)
        else { return false }
        switch (layers[number].first.content, inside[index].content) {
        case (.picture, .picture):
            return layers[number].first.node.children.areIdentical(to: inside[index].node.children)
        case (.layers, .layers):
            guard case .group = layers[number].first.node.content, case .group = inside[index].node.content
            else { return false }
            return layers[number].first.node.label == inside[index].node.label
        case (.scroll(let one), .scroll(let two)):
            return one.scrollView == two.scrollView && one.isClipped == two.isClipped
                && layers[number].first.node.label == inside[index].node.label
        default: return false
        }
    }

    /// All that is ever seen, each layer as it first was, its key its number here; one tree for each look of the root.
    func union() -> [Layer] {
        layers.indices.filter { layers[$0].parent == nil }.map { union(of: $0) }
    }

    private func union(of number: Int) -> Layer {
        var layer = layers[number].first
        let inside = layers[number].children.map { union(of: $0) }
        switch layer.content {
        case .picture: break
        case .layers: layer.content = .layers(inside)
        case .scroll(var scroll):
            scroll.layers = inside
            scroll.indicators = Axis.allCases.compactMap { axis in
                layers[number].scrolls.lazy.compactMap { $0.indicators.first { $0.axis == axis } }.first
            }
            var effects: [ScrollLayout.EdgeEffect] = []
            for scroll in layers[number].scrolls {
                for effect in scroll.edgeEffects where !effects.contains(effect) { effects.append(effect) }
            }
            scroll.edgeEffects = effects
            layer.content = .scroll(scroll)
        }
        return layer
    }
}

extension Layer {
    /// The same layer under another key, with nothing inside.
    fileprivate func emptied(key: [Int]) -> Layer {
        var layer = self
        layer.key = key
        switch content {
        case .picture: break
        case .layers: layer.content = .layers([])
        case .scroll(var scroll):
            scroll.layers = []
            layer.content = .scroll(scroll)
        }
        return layer
    }
}
