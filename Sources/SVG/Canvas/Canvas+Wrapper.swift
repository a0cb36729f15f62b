import Layout
import Scrolling
import ViewTree
import Writers

// Groups are opened and closed by number, not by closures around what is inside: each closure would copy its layer.
extension Canvas {
    /// Closes so many groups.
    mutating func close(_ groups: Int) {
        for _ in 0..<groups { xml.close("g") }
    }

    /// Opens the groups of wrappers, the outermost first; returns how many there are, and where the content's corner is in them.
    ///
    /// `extent` is what the content covers, from its corner; it is looked at where the wrappers need it.
    mutating func open(
        _ chain: [Wrapper], key: [Int]?, size: Size, extent: Rect, at origin: Point
    ) -> (groups: Int, origin: Point) {
        var content = (groups: 0, origin: origin)
        for (index, wrapper) in chain.enumerated().reversed() {
            let motion = key.flatMap { self.motion.groups[MotionKey($0, .effect(index))] }
            let more = open(wrapper, motion, size: size, extent: extent, at: content.origin)
            content = (content.groups + more.groups, more.origin)
        }
        return content
    }

    private mutating func open(
        _ wrapper: Wrapper, _ motion: MovingGroup?, size: Size, extent: Rect, at origin: Point
    ) -> (groups: Int, origin: Point) {
        if let insets = wrapper.backgroundExtension { return openExtended(by: insets, size: size, at: origin) }
        let filters = motion == nil ? wrapper.activeFilters : wrapper.filters.filter { $0.amount == nil }
        let steps = motion == nil ? wrapper.steps : []
        let isPlain = filters.isEmpty && wrapper.clip == nil && wrapper.blend == nil
        if motion == nil, isPlain, (wrapper.opacity ?? 1) == 1, steps.allSatisfy({ $0.isTranslation }) {
            let shift = steps.reduce(Vector.zero) { $0 + $1.translation }
            return (0, origin + shift)
        }
        // Opacity alone needs no coordinates of its own; all else is drawn from the centre of the frame.
        let isCentered = motion != nil || !isPlain || !steps.isEmpty
        let center = origin + Vector(dx: size.width / 2, dy: size.height / 2)
        let local = isCentered ? Point(x: -size.width / 2, y: -size.height / 2) : origin
        xml.open("g")
        transform(isCentered ? [.translate(x: center.x, y: center.y)] + steps : [])
        if motion == nil, let opacity = wrapper.opacity, opacity != 1 { xml.attribute("opacity", opacity) }
        if let blend = wrapper.blend { self.blend(blend) }
        guard let motion else {
            clipAndFilter(wrapper.clip, filters, size: size, extent: extent, at: local)
            return (1, local)
        }
        var groups = 1 + open(motion, over: extent.offset(by: local - .zero))
        if wrapper.clip != nil || !filters.isEmpty {
            xml.open("g")
            clipAndFilter(wrapper.clip, filters, size: size, extent: extent, at: local)
            groups += 1
        }
        return (groups, local)
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
        merged.removeAll(where: \.isWrittenAsIdentity)
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
