import Layout
import Scrolling
import ViewTree
import Writers

// A layer or node is named by its place in an array, and looked at part by part, since passing one on would copy it.
extension Canvas {
    /// Writes layers, the lowest first; their parent's corner is at `parent`.
    mutating func layers(_ layers: [Layer], in parent: Point) {
        for index in layers.indices { layer(index, of: layers, in: parent) }
    }

    private mutating func layer(_ index: Int, of layers: [Layer], in parent: Point) {
        guard xml.buffer.count + definitions.buffer.count <= rendering.greatestSize else { return }
        let (key, frame) = (layers[index].key, layers[index].frame)
        let shown = open(motion.groups[MotionKey(key, .visibility)])
        let moved = open(motion.groups[MotionKey(key, .frame)])
        let chain = Wrapper.chain(layers[index].effects, size: frame.size)
        let content = open(
            chain, key: key, size: frame.size, extent: chain.needExtent ? layers[index].drawnBounds : .zero,
            at: parent + (frame.origin - .zero))
        let named = open(label: layers[index].node.label, of: layers[index].node.content)
        inside(index, of: layers, at: content.origin)
        close(shown + moved + content.groups + named)
    }

    private mutating func inside(_ index: Int, of layers: [Layer], at origin: Point) {
        let frame = Rect(origin: origin, size: layers[index].frame.size)
        switch layers[index].content {
        case .picture:
            own(layers[index].node.content, in: frame)
            nodes(layers[index].node.children, in: origin, depth: 0)
        case .layers(let inner):
            if !layers[index].node.content.isRun { own(layers[index].node.content, in: frame) }
            self.layers(inner, in: origin)
        case .scroll(let scroll): self.scroll(scroll, in: frame, key: layers[index].key)
        }
    }

    /// Writes nodes that do not move, with their children.
    private mutating func nodes(_ nodes: [Node], in parent: Point, depth: Int) {
        // Deeper than any layout that is let in; a guard for the stack.
        guard depth < 200 else { return }
        for index in nodes.indices { node(index, of: nodes, in: parent, depth: depth) }
    }

    private mutating func node(_ index: Int, of nodes: [Node], in parent: Point, depth: Int) {
        let frame = nodes[index].frame
        let chain = nodes[index].appearance.isEmpty ? [] : Wrapper.chain(nodes[index].constantEffects, size: frame.size)
        let content = open(
            chain, key: nil, size: frame.size,
            extent: chain.needExtent ? nodes[index].drawnBounds(depth: depth) : .zero,
            at: parent + (frame.origin - .zero))
        let named = open(label: nodes[index].label, of: nodes[index].content)
        own(nodes[index].content, in: Rect(origin: content.origin, size: frame.size))
        self.nodes(nodes[index].children, in: content.origin, depth: depth + 1)
        close(content.groups + named)
    }

    /// Groups what has a label; texts carry their own words.
    private mutating func open(label: String?, of content: Node.Content) -> Int {
        guard let label, !label.isEmpty, !content.isText else { return 0 }
        xml.open("g")
        xml.attribute("role", literal: "img")
        xml.attribute("aria-label", text: label)
        return 1
    }

    /// Writes what a node draws itself.
    private mutating func own(_ content: Node.Content, in frame: Rect) {
        switch content {
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
            for index in run.indices(in: visible) { nodes([run.nodeAt(index)], in: frame.origin, depth: 1) }
        }
    }
}
