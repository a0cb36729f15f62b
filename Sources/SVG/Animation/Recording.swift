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
        let signature: Int
        /// As it was first seen, without what is inside.
        let first: Layer
        let parent: Int?
        /// Others inside, the lowest first.
        var children: [Int] = []
        /// The instant at which it is first seen.
        let start: Int
        /// One an instant from there to where it is last seen; nil where it is not drawn.
        private(set) var samples: [Sample?] = []
        /// Whether the same layer looks otherwise at other times.
        var isOneOfSeveral = false

        /// The numbers at an instant, or nil where it is not drawn.
        subscript(instant: Int) -> Sample? {
            get { samples.indices.contains(instant - start) ? samples[instant - start] : nil }
            set {
                while samples.count < instant - start { samples.append(nil) }
                if samples.count == instant - start { samples.append(newValue) }
            }
        }
    }

    /// A layer's numbers at one instant.
    struct Sample {
        let origin: Point
        let wrappers: [Wrapper]
        /// A scroll view's inside, in an array to take no room where there is none.
        let scrolls: [ScrollLayer]

        var scroll: ScrollLayer? { scrolls.first }
    }

    /// Records frames at instants.
    init(clock: Clock, frame: (Double) -> Frame) {
        count = clock.instants.count
        for (index, instant) in clock.instants.enumerated() {
            let frame = frame(instant.time)
            if index == 0 { isRightToLeft = frame.stage.viewport.layoutDirection == .rightToLeft }
            let viewport = frame.stage.viewport.size
            size = Size(width: max(size.width, viewport.width), height: max(size.height, viewport.height))
            _ = record(frame.root, in: nil, at: index)
        }
    }

    private mutating func record(_ layer: Layer, in parent: Int?, at instant: Int) -> Int {
        let number = tracked(layer, in: parent, at: instant)
        var scroll: ScrollLayer?
        var inside: [Layer] = []
        switch layer.content {
        case .picture: break
        case .layers(let layers): inside = layers
        case .scroll(let content):
            inside = content.layers
            scroll = content
            scroll?.layers = []
        }
        layers[number][instant] = Sample(
            origin: layer.frame.origin, wrappers: Wrapper.chain(layer.effects, size: layer.frame.size),
            scrolls: scroll.map { [$0] } ?? [])
        var before: Int?
        for child in inside {
            let next = record(child, in: number, at: instant)
            if !layers[number].children.contains(next) {
                let place = before.flatMap { layers[number].children.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                layers[number].children.insert(next, at: place)
            }
            before = next
        }
        return number
    }

    /// The number of the layer with this key, look and parent, which is new the first time.
    private mutating func tracked(_ layer: Layer, in parent: Int?, at instant: Int) -> Int {
        let known = numbers[layer.key, default: []]
        if !layer.node.children.isEmpty, let number = known.last, layers[number].parent == parent,
            layer.isSurelyDrawn(like: layers[number].first)
        {
            return number
        }
        let signature = layer.signature
        if let number = known.first(where: { layers[$0].signature == signature && layers[$0].parent == parent }) {
            return number
        }
        let number = layers.count
        layers.append(
            Tracked(
                signature: signature, first: layer.emptied(key: [number]), parent: parent,
                start: instant,
                isOneOfSeveral: !known.isEmpty))
        for other in known { layers[other].isOneOfSeveral = true }
        numbers[layer.key, default: []].append(number)
        return number
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
                layers[number].samples.lazy.compactMap { $0?.scroll?.indicators.first { $0.axis == axis } }.first
            }
            var effects: [ScrollLayout.EdgeEffect] = []
            for sample in layers[number].samples {
                for effect in sample?.scroll?.edgeEffects ?? [] where !effects.contains(effect) {
                    effects.append(effect)
                }
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
