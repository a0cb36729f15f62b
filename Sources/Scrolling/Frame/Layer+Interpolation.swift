import Layout
import Typography
import ViewTree

extension Layer {
    /// This layer as it is part of the way from another arrangement: places and effects move, what differs fades.
    ///
    /// - Parameter amount: 0 is the old one, 1 this one; a spring may pass beyond.
    func interpolated(from old: Layer, by amount: Double) -> Layer {
        let frame = old.frame.interpolated(to: frame, by: amount)
        let effects = Self.effects(from: old.effects, to: effects, by: amount)
        guard let content = content(from: old, by: amount) else {
            return Layer(key: key, node: Node(frame: frame), frame: frame, effects: [], content: crossfade(old, amount))
        }
        return Layer(key: key, node: node, frame: frame, effects: effects, content: content)
    }

    /// What is inside on the way, or nil where the two have nothing in common.
    private func content(from old: Layer, by amount: Double) -> Content? {
        switch (old.content, content) {
        case (.scroll(let from), .scroll(var to)) where from.scrollView == to.scrollView:
            to.translation = Vector(
                dx: from.translation.dx + (to.translation.dx - from.translation.dx) * amount,
                dy: from.translation.dy + (to.translation.dy - from.translation.dy) * amount)
            to.layers = Self.merged(from.layers, to.layers, by: amount)
            return .scroll(to)
        case (.scroll, _), (_, .scroll): return nil
        case (.picture, .picture) where old.node.isDrawn(like: node): return .picture
        default:
            guard old.node.drawsItself(like: node) else { return nil }
            return .layers(Self.merged(old.inside, inside, by: amount))
        }
    }

    /// The layers inside, a picture's children as layers that stand still.
    private var inside: [Layer] {
        switch content {
        case .layers(let layers): layers
        case .scroll: []
        case .picture:
            node.children.enumerated().map { index, child in
                Layer(
                    key: key + [index], node: child, frame: child.frame, effects: child.stillEffects,
                    content: .picture)
            }
        }
    }

    /// Layers of both by their keys: those of the new arrangement, then those of the old that are going.
    private static func merged(_ old: [Layer], _ new: [Layer], by amount: Double) -> [Layer] {
        let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Set(new.map(\.key))
        let staying = new.map { layer in
            before[layer.key].map { layer.interpolated(from: $0, by: amount) } ?? layer.faded(amount)
        }
        return staying + old.filter { !after.contains($0.key) }.map { $0.faded(1 - amount) }
    }

    /// Both drawings, the new one growing over the old.
    private func crossfade(_ old: Layer, _ amount: Double) -> Content {
        var (below, above) = (old, self)
        below.key = key + [0]
        above.key = key + [1]
        below.frame.origin = .zero
        above.frame.origin = .zero
        return .layers([below.faded(1 - amount), above.faded(amount)])
    }

    private func faded(_ opacity: Double) -> Layer {
        var layer = self
        layer.effects.append(.moving(.opacity(opacity.clamped(to: 0...1))))
        return layer
    }

    private static func effects(
        from old: [AppliedEffect], to new: [AppliedEffect], by amount: Double
    ) -> [AppliedEffect] {
        guard old.count == new.count else { return new }
        return zip(old, new).map { from, to in
            guard from != to, let start = from.effect, let end = to.effect else { return to }
            return .moving(start.interpolated(to: end, by: amount))
        }
    }
}

extension Node {
    /// The appearance of a node that does not move by itself.
    fileprivate var stillEffects: [Layer.AppliedEffect] {
        appearance.compactMap { change in
            switch change {
            case .effect(let effect): .constant(effect)
            case .clip(let shape): .clip(shape)
            case .shadow(let shadow): .shadow(shadow)
            case .backgroundExtension(let insets): .backgroundExtension(insets)
            case .transition, .geometry: nil
            }
        }
    }

    /// Whether both draw the same themselves, whatever is inside.
    fileprivate func drawsItself(like other: Node) -> Bool {
        switch (content, other.content) {
        case (.group, .group), (.run, .run): true
        case (.fill(let shape, let paint), .fill(let otherShape, let otherPaint)):
            shape == otherShape && paint == otherPaint
        case (.stroke(let shape, let paint, let width, let dash), .stroke(let otherShape, let otherPaint, let w, let d)):
            shape == otherShape && paint == otherPaint && width == w && dash == d
        case (.text(let text, let paint), .text(let otherText, let otherPaint)):
            paint == otherPaint && text == otherText
        default: false
        }
    }

    /// Whether both look the same, nothing in them moving.
    fileprivate func isDrawn(like other: Node) -> Bool {
        drawsItself(like: other) && children.count == other.children.count
            && zip(children, other.children).allSatisfy { one, two in
                one.frame == two.frame && one.stillEffects == two.stillEffects && one.isDrawn(like: two)
            }
    }
}

extension Rect {
    /// The rectangle part of the way to another; never of negative size.
    fileprivate func interpolated(to other: Rect, by amount: Double) -> Rect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
        return Rect(
            x: mix(minX, other.minX), y: mix(minY, other.minY), width: Swift.max(0, mix(width, other.width)),
            height: Swift.max(0, mix(height, other.height)))
    }
}
