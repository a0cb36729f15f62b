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

        /// Writes down how it is at an instant, if nothing was yet.
        fileprivate mutating func append(_ layer: borrowing Layer, at instant: Int) {
            guard isSeen.count <= instant - start else { return }
            while isSeen.count < instant - start, let origin = origins.last, let last = effects.last {
                isSeen.append(false)
                origins.append(origin)
                effects.append(last)
                if let scroll = scrolls.last { scrolls.append(scroll) }
            }
            isSeen.append(true)
            origins.append(layer.frame.origin)
            effects.append(layer.effects)
            guard case .scroll(var scroll) = layer.content else { return }
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
            _ = record(frame.root, in: nil, near: layers.isEmpty ? nil : 0, at: index)
        }
    }

    /// Returns the number of the layer; `guess` is what it most likely is.
    private mutating func record(_ layer: borrowing Layer, in parent: Int?, near guess: Int?, at instant: Int) -> Int {
        let number = tracked(layer, in: parent, near: guess, at: instant)
        layers[number].append(layer, at: instant)
        switch layer.content {
        case .picture: break
        case .layers(let inside): record(inside, in: number, at: instant)
        case .scroll(let scroll): record(scroll.layers, in: number, at: instant)
        }
        return number
    }

    private mutating func record(_ inside: [Layer], in number: Int, at instant: Int) {
        let inside = inside.span
        // Behind the one before; most layers follow each other as they did at the instant before.
        var place = 0
        var likely = layers[number].lowest
        for index in inside.indices {
            let known = layers[number].children.indices.contains(likely) ? layers[number].children[likely] : nil
            let next = record(inside[index], in: number, near: known, at: instant)
            if next == known {
                place = likely
            } else if let other = layers[number].children.firstIndex(of: next) {
                place = other
            } else {
                layers[number].children.insert(next, at: place)
            }
            if index == 0 { layers[number].lowest = place }
            place += 1
            likely = place
        }
    }

    /// The number of the layer with this key, look and parent, which is new the first time.
    private mutating func tracked(_ layer: borrowing Layer, in parent: Int?, near guess: Int?, at instant: Int) -> Int {
        if let guess, !layers[guess].isOneOfSeveral, isSurely(layer, guess, in: parent) { return guess }
        let known = numbers[layer.key, default: []]
        if let number = known.last, isSurely(layer, number, in: parent) { return number }
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
    private func isSurely(_ layer: borrowing Layer, _ number: Int, in parent: Int?) -> Bool {
        // Part by part, since passing the layer on would copy it.
        guard layers[number].parent == parent, layers[number].key == layer.key,
            layers[number].first.frame.size == layer.frame.size,
            layers[number].first.effects.areSurelyDrawn(like: layer.effects)
        else { return false }
        switch (layers[number].first.content, layer.content) {
        case (.picture, .picture): return layers[number].first.node.children.areIdentical(to: layer.node.children)
        case (.layers, .layers):
            guard case .group = layers[number].first.node.content, case .group = layer.node.content else {
                return false
            }
            return layers[number].first.node.label == layer.node.label
        case (.scroll(let one), .scroll(let two)):
            return one.scrollView == two.scrollView && one.isClipped == two.isClipped
                && layers[number].first.node.label == layer.node.label
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
