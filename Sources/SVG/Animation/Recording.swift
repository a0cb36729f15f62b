import Layout
import Scrolling
import ViewTree

/// All layers that are ever seen, each with its numbers at all instants.
struct Recording {
    private(set) var layers: [Tracked] = []
    /// The size that holds the viewport at all instants.
    private(set) var size = Size.zero
    private var numbers: [[Int]: [Int]] = [:]
    private let count: Int

    /// A layer of one look.
    struct Tracked {
        let signature: Int
        /// As it was first seen, without what is inside.
        let first: Layer
        let parent: Int?
        /// Others inside, the lowest first.
        var children: [Int] = []
        /// One an instant; nil where it is not drawn.
        var samples: [Sample?]
        /// The look of the same layer at other times, or nil where there is only one.
        var isOneOfSeveral = false
    }

    /// A layer's numbers at one instant.
    struct Sample {
        let origin: Point
        let wrappers: [Wrapper]
        let scroll: ScrollLayer?
    }

    /// Records frames at instants.
    init(clock: Clock, frame: (Double) -> Frame) {
        count = clock.instants.count
        for (index, instant) in clock.instants.enumerated() {
            let frame = frame(instant.time)
            let viewport = frame.stage.viewport.size
            size = Size(width: max(size.width, viewport.width), height: max(size.height, viewport.height))
            _ = record(frame.root, in: nil, at: index)
        }
    }

    private mutating func record(_ layer: Layer, in parent: Int?, at instant: Int) -> Int {
        let number = tracked(layer, in: parent)
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
        layers[number].samples[instant] = Sample(
            origin: layer.frame.origin, wrappers: Wrapper.chain(layer.effects, size: layer.frame.size), scroll: scroll)
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
    private mutating func tracked(_ layer: Layer, in parent: Int?) -> Int {
        let signature = layer.signature
        let known = numbers[layer.key, default: []]
        if let number = known.first(where: { layers[$0].signature == signature && layers[$0].parent == parent }) {
            return number
        }
        let number = layers.count
        layers.append(
            Tracked(
                signature: signature, first: layer.emptied(key: [number]), parent: parent,
                samples: Array(repeating: nil, count: count), isOneOfSeveral: !known.isEmpty))
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

    /// Whether a layer is drawn at each instant, or nil where that needs no saying: the root, and what is only cut off.
    func visibility(of number: Int) -> [Bool]? {
        let seen = layers[number].samples.map { $0 != nil }
        guard let parent = layers[number].parent else { return layers[number].isOneOfSeveral ? seen : nil }
        let isMissing = seen.indices.contains { index in
            !seen[index] && layers[parent].samples[index] != nil
                && (layers[number].isOneOfSeveral || !isCutOff(number, at: index))
        }
        return isMissing ? seen : nil
    }

    /// Whether a layer that is not drawn would be outside the bounds of the scroll view around it, which cuts it off.
    private func isCutOff(_ number: Int, at instant: Int) -> Bool {
        guard let held = held(number, at: instant) else { return false }
        let extent = layers[number].first.drawnBounds
        var frame = Wrapper.cover(held.wrappers, of: extent, size: layers[number].first.frame.size)
            .offset(by: held.origin - .zero)
        var ancestor = layers[number].parent
        while let around = ancestor {
            guard let sample = layers[around].samples[instant] else { return false }
            if let scroll = sample.scroll {
                let bounds = Rect(origin: .zero, size: layers[around].first.frame.size).expanded(by: -0.5)
                return scroll.isClipped && !frame.offset(by: scroll.translation).intersects(bounds)
            }
            frame = frame.offset(by: sample.origin - .zero)
            ancestor = layers[around].parent
        }
        return false
    }

    /// How a layer that is not drawn last was, or will be first.
    private func held(_ number: Int, at instant: Int) -> Sample? {
        let samples = layers[number].samples
        return samples[..<instant].reversed().lazy.compactMap(\.self).first
            ?? samples[instant...].lazy.compactMap(\.self).first
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
