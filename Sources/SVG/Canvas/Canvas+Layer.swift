import Layout
import Scrolling
import ViewTree
import Writers

extension Canvas {
    /// Writes a layer whose parent's corner is at `parent`.
    mutating func layer(_ layer: Layer, in parent: Point) {
        let origin = parent + (layer.frame.origin - .zero)
        group(motion.groups[MotionKey(layer.key, .visibility)]) { canvas in
            canvas.moving(MotionKey(layer.key, .frame), from: origin) { canvas, origin in
                let chain = Wrapper.chain(layer.effects, size: layer.frame.size)
                guard !chain.isEmpty else { return canvas.inside(layer, at: origin) }
                let extent = layer.drawnBounds
                canvas.wrapped(chain[...], key: layer.key, size: layer.frame.size, extent: extent, at: origin) {
                    canvas, origin in
                    canvas.inside(layer, at: origin)
                }
            }
        }
    }

    /// Writes layers, the lowest first; each is lent where it is, since a copy of one counts a dozen references.
    mutating func layers(_ layers: [Layer], in parent: Point) {
        for index in layers.indices { layer(layers[index], in: parent) }
    }

    private mutating func nodes(_ nodes: [Node], in parent: Point, depth: Int) {
        for index in nodes.indices { node(nodes[index], in: parent, depth: depth) }
    }

    private mutating func inside(_ layer: Layer, at origin: Point) {
        labelled(layer.node) { canvas in
            let frame = Rect(origin: origin, size: layer.frame.size)
            switch layer.content {
            case .picture:
                canvas.own(layer.node, in: frame)
                canvas.nodes(layer.node.children, in: origin, depth: 0)
            case .layers(let layers):
                if !layer.node.content.isRun { canvas.own(layer.node, in: frame) }
                canvas.layers(layers, in: origin)
            case .scroll(let scroll): canvas.scroll(scroll, in: frame, key: layer.key)
            }
        }
    }

    /// Writes a node that does not move, with its children.
    mutating func node(_ node: Node, in parent: Point, depth: Int) {
        // Deeper than any layout that is let in; a guard for the stack.
        guard depth < 200 else { return }
        let origin = parent + (node.frame.origin - .zero)
        guard !node.appearance.isEmpty else { return inside(node, at: origin, depth: depth) }
        let chain = Wrapper.chain(node.constantEffects, size: node.frame.size)
        wrapped(chain[...], key: nil, size: node.frame.size, extent: node.drawnBounds(depth: depth), at: origin) {
            canvas, origin in
            canvas.inside(node, at: origin, depth: depth)
        }
    }

    private mutating func inside(_ node: Node, at origin: Point, depth: Int) {
        labelled(node) { canvas in
            canvas.own(node, in: Rect(origin: origin, size: node.frame.size))
            canvas.nodes(node.children, in: origin, depth: depth + 1)
        }
    }

    /// Groups what has a label; texts carry their own words.
    private mutating func labelled(_ node: Node, _ body: (inout Canvas) -> Void) {
        guard let label = node.label, !label.isEmpty, !node.content.isText else { return body(&self) }
        element("g") { canvas in
            canvas.xml.attribute("role", literal: "img")
            canvas.xml.attribute("aria-label", text: label)
            body(&canvas)
        }
    }

    /// Writes what a node draws itself.
    private mutating func own(_ node: Node, in frame: Rect) {
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

    /// Writes content inside its wrappers, the outermost first; `extent` is what the content covers, from its corner.
    mutating func wrapped(
        _ chain: ArraySlice<Wrapper>, key: [Int]?, size: Size, extent: Rect, at origin: Point,
        _ body: (inout Canvas, Point) -> Void
    ) {
        guard let wrapper = chain.last else { return body(&self, origin) }
        let rest = chain.dropLast()
        let motion = key.flatMap { self.motion.groups[MotionKey($0, .effect(rest.count))] }
        func inner(_ canvas: inout Canvas, _ origin: Point) {
            canvas.wrapped(rest, key: key, size: size, extent: extent, at: origin, body)
        }
        if let insets = wrapper.backgroundExtension {
            return extended(by: insets, size: size, at: origin, inner)
        }
        let filters = motion == nil ? wrapper.activeFilters : wrapper.filters.filter { $0.amount == nil }
        let steps = motion == nil ? wrapper.steps : []
        let isPlain = filters.isEmpty && wrapper.clip == nil && wrapper.blend == nil
        if motion == nil, isPlain, (wrapper.opacity ?? 1) == 1, steps.allSatisfy({ $0.isTranslation }) {
            let shift = steps.reduce(Vector.zero) { $0 + $1.translation }
            return inner(&self, origin + shift)
        }
        // Opacity alone needs no coordinates of its own; all else is drawn from the centre of the frame.
        let isCentered = motion != nil || !isPlain || !steps.isEmpty
        let center = origin + Vector(dx: size.width / 2, dy: size.height / 2)
        let local = isCentered ? Point(x: -size.width / 2, y: -size.height / 2) : origin
        let outer: [TransformStep] = isCentered ? [.translate(x: center.x, y: center.y)] + steps : []
        element("g") { canvas in
            canvas.transform(outer)
            if motion == nil, let opacity = wrapper.opacity, opacity != 1 { canvas.xml.attribute("opacity", opacity) }
            if let blend = wrapper.blend { canvas.blend(blend) }
            guard let motion else {
                canvas.clipAndFilter(wrapper.clip, filters, size: size, extent: extent, at: local)
                return inner(&canvas, local)
            }
            canvas.group(motion, over: extent.offset(by: local - .zero)) { canvas in
                guard wrapper.clip != nil || !filters.isEmpty else { return inner(&canvas, local) }
                canvas.element("g") { canvas in
                    canvas.clipAndFilter(wrapper.clip, filters, size: size, extent: extent, at: local)
                    inner(&canvas, local)
                }
            }
        }
    }

    private mutating func clipAndFilter(
        _ clip: Shape?, _ filters: [FilterStep], size: Size, extent: Rect, at local: Point
    ) {
        if let clip {
            let id = clipPath(clip, in: Rect(origin: local, size: size))
            xml.attribute("clip-path") { id.writeURL(to: &$0) }
        }
        if !filters.isEmpty {
            let isOpaque = filters.contains { if case .blur(_, true) = $0 { true } else { false } }
            let bounds = isOpaque ? Rect(origin: .zero, size: size) : extent
            let id = filter(filters, over: bounds.offset(by: local - .zero))
            xml.attribute("filter") { id.writeURL(to: &$0) }
        }
    }

    /// A clip path of an outline.
    mutating func clipPath(_ shape: Shape, in rect: Rect) -> ElementID {
        let outline = ShapeOutline(shape, in: rect, isRightToLeft: isRightToLeft)
        return definitions.id("clipPath") { clip in
            clip.element(outline.elementName) { outline.writeAttributes(to: &$0) }
        }
    }

    /// Adds a transform list to the open element, neighbouring translations in one, without what does nothing.
    mutating func transform(_ steps: [TransformStep]) {
        var merged: [TransformStep] = []
        for step in steps where !step.isIdentity {
            if case .translate(let x, let y)? = merged.last, case .translate(let dx, let dy) = step {
                merged[merged.count - 1] = .translate(x: x + dx, y: y + dy)
            } else {
                merged.append(step)
            }
        }
        merged.removeAll(where: \.isIdentity)
        guard !merged.isEmpty else { return }
        xml.attribute("transform") { buffer in for step in merged { step.write(to: &buffer) } }
    }

    private mutating func blend(_ mode: BlendMode) {
        guard mode != .normal else { return }
        xml.attribute("style") { buffer in
            buffer.append("mix-blend-mode:")
            buffer.append(mode.cssName)
        }
    }
}

extension TransformStep {
    var isTranslation: Bool {
        if case .translate = self { return true }
        return isIdentity
    }

    var translation: Vector {
        if case .translate(let x, let y) = self { return Vector(dx: x, dy: y) }
        return .zero
    }
}

extension Vector {
    static func + (first: Vector, second: Vector) -> Vector {
        Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    }
}

extension BlendMode {
    /// The name CSS gives it (Compositing and Blending, levels 1 and 2).
    var cssName: StaticString {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}
