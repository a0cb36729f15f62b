import Layout
import Scrolling
import ViewTree
import Writers

extension Canvas {
    /// Writes a layer whose parent's corner is at `parent`.
    mutating func layer(_ layer: borrowing Layer, in parent: Point) {
        let shown = open(motion.groups[MotionKey(layer.key, .visibility)])
        let moved = open(motion.groups[MotionKey(layer.key, .frame)])
        let chain = Wrapper.chain(layer.effects, size: layer.frame.size)
        let content = open(
            chain, key: layer.key, size: layer.frame.size, extent: chain.needExtent ? layer.drawnBounds : .zero,
            at: parent + (layer.frame.origin - .zero))
        let named = open(labelOf: layer.node)
        inside(layer, at: content.origin)
        close(shown + moved + content.groups + named)
    }

    /// Writes layers, the lowest first.
    mutating func layers(_ layers: [Layer], in parent: Point) {
        let layers = layers.span
        for index in layers.indices { layer(layers[index], in: parent) }
    }

    private mutating func nodes(_ nodes: [Node], in parent: Point, depth: Int) {
        let nodes = nodes.span
        for index in nodes.indices { node(nodes[index], in: parent, depth: depth) }
    }

    private mutating func inside(_ layer: borrowing Layer, at origin: Point) {
        let frame = Rect(origin: origin, size: layer.frame.size)
        switch layer.content {
        case .picture:
            own(layer.node, in: frame)
            nodes(layer.node.children, in: origin, depth: 0)
        case .layers(let layers):
            if !layer.node.content.isRun { own(layer.node, in: frame) }
            self.layers(layers, in: origin)
        case .scroll(let scroll): self.scroll(scroll, in: frame, key: layer.key)
        }
    }

    /// Writes a node that does not move, with its children.
    mutating func node(_ node: borrowing Node, in parent: Point, depth: Int) {
        // Deeper than any layout that is let in; a guard for the stack.
        guard depth < 200 else { return }
        let chain = Wrapper.chain(node.constantEffects, size: node.frame.size)
        let content = open(
            chain, key: nil, size: node.frame.size, extent: chain.needExtent ? node.drawnBounds(depth: depth) : .zero,
            at: parent + (node.frame.origin - .zero))
        let named = open(labelOf: node)
        own(node, in: Rect(origin: content.origin, size: node.frame.size))
        nodes(node.children, in: content.origin, depth: depth + 1)
        close(content.groups + named)
    }

    /// Groups what has a label; texts carry their own words.
    private mutating func open(labelOf node: borrowing Node) -> Int {
        guard let label = node.label, !label.isEmpty, !node.content.isText else { return 0 }
        xml.open("g")
        xml.attribute("role", literal: "img")
        xml.attribute("aria-label", text: label)
        return 1
    }

    /// Writes what a node draws itself.
    private mutating func own(_ node: borrowing Node, in frame: Rect) {
        switch node.content {
        case .group, .scroll: break
        case .fill(let shape, let paint):
            guard !paint.isClear else { return }
            self.shape(shape, in: frame) { $0.paint(paint, as: .fill, in: frame) }
        case .stroke(let shape, let paint, let width, let dash):
            stroke(shape, in: frame, paint: paint, width: width, dash: dash)
        case .text(let layout, let paint): text(layout, paint: paint, at: frame.origin)
        case .run(let run):
            let visible = Rect(
                x: viewport.minX - frame.minX, y: viewport.minY - frame.minY, width: viewport.width,
                height: viewport.height)
            for index in run.indices(in: visible) { self.node(run.nodeAt(index), in: frame.origin, depth: 1) }
        }
    }
}
