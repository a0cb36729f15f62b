import Layout
import Scrolling
import ViewTree
import Writers

extension Canvas {
    /// Writes a scroll view that fills `frame`.
    mutating func scroll(_ scroll: ScrollLayer, in frame: Rect, key: [Int]) {
        clipped(scroll.isClipped, to: frame) { canvas in
            canvas.faded(scroll.edgeEffects.filter { $0.style != .hard }, in: frame) { canvas in
                let corner = frame.origin + scroll.translation
                let moved = canvas.open(canvas.motion.groups[MotionKey(key, .content)])
                canvas.layers(scroll.layers, in: corner)
                canvas.close(moved)
            }
            for effect in scroll.edgeEffects where effect.style == .hard { canvas.bar(effect, in: frame) }
            for indicator in scroll.indicators {
                let place = Axis.allCases.firstIndex(of: indicator.axis) ?? 0
                canvas.indicator(indicator, in: frame, key: MotionKey(key, .indicator(place)))
            }
        }
    }

    /// Cuts at a rectangle, unless the picture's own edges do.
    private mutating func clipped(_ isClipped: Bool, to frame: Rect, _ body: (inout Canvas) -> Void) {
        guard isClipped, !frame.contains(viewport) else { return body(&self) }
        let id = clipPath(.rectangle, in: frame)
        element("g") { canvas in
            canvas.xml.attribute("clip-path") { id.writeURL(to: &$0) }
            body(&canvas)
        }
    }

    /// A soft edge: content fades out towards the bar's outer edge.
    private mutating func faded(
        _ effects: [ScrollLayout.EdgeEffect], in frame: Rect, _ body: (inout Canvas) -> Void
    ) {
        let effects = effects.filter { $0.length > 0 }
        guard !effects.isEmpty else { return body(&self) }
        let insets = effects.reduce(EdgeInsets.zero) { insets, effect in
            var insets = insets
            insets[effect.edge] = max(insets[effect.edge], effect.length)
            return insets
        }
        let mirrored = isRightToLeft
        let gradients = effects.map { effect in
            (effect.strip(of: frame, isRightToLeft: mirrored), fade(to: effect.edge, isRightToLeft: mirrored))
        }
        let physical = insets.physical(isRightToLeft: mirrored)
        let id = definitions.id("mask") { mask in
            mask.attribute("maskUnits", literal: "userSpaceOnUse")
            mask.attribute("x", frame.minX)
            mask.attribute("y", frame.minY)
            mask.attribute("width", frame.width)
            mask.attribute("height", frame.height)
            mask.element("rect") {
                ShapeOutline.rect(frame.inset(by: physical), radius: 0).writeAttributes(to: &$0)
                $0.attribute("fill", literal: "#fff")
            }
            for (strip, gradient) in gradients {
                mask.element("rect") {
                    ShapeOutline.rect(strip, radius: 0).writeAttributes(to: &$0)
                    $0.attribute("fill") { gradient.writeURL(to: &$0) }
                }
            }
        }
        element("g") { canvas in
            canvas.xml.attribute("mask") { id.writeURL(to: &$0) }
            body(&canvas)
        }
    }

    /// White that grows from nothing at an edge, with the slow start and end of a smoothstep.
    private mutating func fade(to edge: Edge, isRightToLeft: Bool) -> ElementID {
        let ends: (StaticString, Double, Double)
        switch edge {
        case .top: ends = ("y", 0, 1)
        case .bottom: ends = ("y", 1, 0)
        case .leading: ends = isRightToLeft ? ("x", 1, 0) : ("x", 0, 1)
        case .trailing: ends = isRightToLeft ? ("x", 0, 1) : ("x", 1, 0)
        }
        let isVertical = edge.axis == .vertical
        return definitions.id("linearGradient") { gradient in
            gradient.attribute("x1", isVertical ? 0 : ends.1)
            gradient.attribute("y1", isVertical ? ends.1 : 0)
            gradient.attribute("x2", isVertical ? 0 : ends.2)
            gradient.attribute("y2", isVertical ? ends.2 : 0)
            // 3u² - 2u³ at quarters.
            for (offset, opacity) in [(0, 0), (0.25, 0.156), (0.5, 0.5), (0.75, 0.844), (1, 1)] {
                gradient.element("stop") {
                    $0.attribute("offset", offset)
                    $0.attribute("stop-color", literal: "#fff")
                    if opacity != 1 { $0.attribute("stop-opacity", opacity) }
                }
            }
        }
    }

    /// A hard edge: a bar of the ground's colour, nearly opaque, with a hairline where content begins.
    private mutating func bar(_ effect: ScrollLayout.EdgeEffect, in frame: Rect) {
        let strip = effect.strip(of: frame, isRightToLeft: isRightToLeft)
        let ground = rendering.output.background?.plainPaint?.average ?? .background
        shape(.rectangle, in: strip) { $0.color(ground.opacity(0.92), as: .fill) }
        let hairline = 1.0 / 3
        var inset = EdgeInsets.zero
        inset[effect.edge] = effect.length - hairline
        let line = ScrollLayout.EdgeEffect(edge: effect.edge, style: .hard, length: effect.length).strip(
            of: frame, isRightToLeft: isRightToLeft
        ).inset(by: inset.physical(isRightToLeft: isRightToLeft))
        shape(.rectangle, in: line) { $0.color(Color.primary.opacity(0.2), as: .fill) }
    }

    private mutating func indicator(_ indicator: ScrollLayer.Indicator, in frame: Rect, key: MotionKey) {
        let rect = indicator.frame.offset(by: frame.origin - .zero)
        // Opacity of the default style's indicators: 35 % of the primary colour.
        let color = Color.primary.opacity(0.35)
        if let motion = motion.groups[key] {
            element("g") { canvas in
                canvas.transform([.translate(x: rect.minX, y: rect.minY)])
                let moved = canvas.open(motion)
                canvas.shape(.capsule, in: Rect(origin: .zero, size: rect.size)) { $0.color(color, as: .fill) }
                canvas.close(moved)
            }
        } else if indicator.opacity > 0 {
            shape(.capsule, in: rect) {
                $0.color(color, as: .fill)
                if indicator.opacity < 1 { $0.xml.attribute("opacity", indicator.opacity) }
            }
        }
    }
}

extension ScrollLayout.EdgeEffect {
    /// The bar's rectangle.
    func strip(of frame: Rect, isRightToLeft: Bool) -> Rect {
        switch edge.physical(isRightToLeft: isRightToLeft) {
        case .top: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: length)
        case .bottom: Rect(x: frame.minX, y: frame.maxY - length, width: frame.width, height: length)
        case .leading: Rect(x: frame.minX, y: frame.minY, width: length, height: frame.height)
        case .trailing: Rect(x: frame.maxX - length, y: frame.minY, width: length, height: frame.height)
        }
    }
}

extension Edge {
    /// The edge with leading at the left.
    func physical(isRightToLeft: Bool) -> Edge {
        guard isRightToLeft else { return self }
        return self == .leading ? .trailing : self == .trailing ? .leading : self
    }
}

extension EdgeInsets {
    /// Insets with leading at the left.
    func physical(isRightToLeft: Bool) -> EdgeInsets {
        isRightToLeft ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }
}
