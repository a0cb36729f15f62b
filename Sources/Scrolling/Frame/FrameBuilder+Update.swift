import Layout
import ViewTree

extension FrameBuilder {
    /// Gives a root that this arrangement had at another time the numbers of this one.
    mutating func update(_ root: inout Layer) {
        update(&root, of: stage.root, at: Place(corner: .zero))
    }

    private mutating func update(_ layer: inout Layer, of node: borrowing Node, at place: Place) {
        let frame = layer.frame.offset(by: place.corner)
        if case .picture = layer.content { meter?.spend(1) }
        update(&layer.effects, of: node.appearance, frame: frame, at: place)
        if var layers = layer.content.takeLayers() {
            update(
                &layers, in: node, key: layer.key,
                at: Place(corner: Vector(dx: frame.minX, dy: frame.minY), region: place.region))
            layer.content = .layers(layers)
        } else if var scroll = layer.content.takeScroll() {
            let inside = stand(&scroll, bounds: frame)
            let content = stage.scrollViews[scroll.scrollView].content
            for index in content.indices { update(&scroll.layers[index], of: content[index], at: inside) }
            layer.content = .scroll(scroll)
        }
    }

    private mutating func update(
        _ effects: inout [Layer.AppliedEffect], of appearance: [Node.Appearance], frame: Rect, at place: Place
    ) {
        guard isMoved, !appearance.allSatisfy(\.isStill) else { return }
        effects = self.effects(of: appearance, frame: frame, at: place)
    }

    /// Updates the views of a collection that are in sight, then the children.
    private mutating func update(_ layers: inout [Layer], in node: borrowing Node, key: [Int], at place: Place) {
        let children = node.children
        if case .run(let run) = node.content {
            if isMoved { show(&layers, before: layers.count - children.count, of: run, key: key, at: place) }
            for number in 0..<layers.count - children.count {
                if meter?.isExhausted == true { break }
                if case .picture = layers[number].content {
                    meter?.spend(1)
                    let frame = layers[number].frame.offset(by: place.corner)
                    let appearance = layers[number].node.appearance
                    update(&layers[number].effects, of: appearance, frame: frame, at: place)
                } else if let index = layers[number].key.last {
                    let view = run.nodeAt(index)
                    // It is made anew, with all that is inside.
                    pay(for: view.drawnViews)
                    update(&layers[number], of: view, at: place)
                }
            }
        }
        let first = layers.count - children.count
        for index in children.indices { update(&layers[first + index], of: children[index], at: place) }
    }

    /// Leaves those layers of a collection that are still in sight, and adds those that have come.
    private mutating func show(_ layers: inout [Layer], before end: Int, of run: Run, key: [Int], at place: Place) {
        let visible = indices(in: run, at: place)
        if visible.count == end, visible.indices.allSatisfy({ layers[$0].key.last == visible[$0] }) { return }
        var known = 0
        var shown: [Layer] = []
        for index in visible {
            if meter?.isExhausted == true { break }
            while known < end, let number = layers[known].key.last, number < index { known += 1 }
            if known < end, layers[known].key.last == index {
                shown.append(layers[known])
            } else {
                shown.append(layer(of: run.nodeAt(index), key: key.followed(by: index), at: place))
            }
        }
        layers.replaceSubrange(0..<end, with: shown)
    }
}

// Layers are taken out of their content and put back, so that each array has one owner and is changed where it is; a
// pattern that binds them leaves a second owner until its end.
extension Layer.Content {
    fileprivate mutating func takeLayers() -> [Layer]? {
        guard case .layers(let layers) = self else { return nil }
        self = .picture
        return layers
    }

    fileprivate mutating func takeScroll() -> ScrollLayer? {
        guard case .scroll(let scroll) = self else { return nil }
        self = .picture
        return scroll
    }
}
