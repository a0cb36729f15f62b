import Layout
import Scrolling
import ViewTree

extension Node {
    /// Effects that are the same at all times, inner to outer.
    var constantEffects: [Layer.AppliedEffect] {
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

    /// What the node and its children cover, from the node's corner, before its own effects.
    func drawnBounds(depth: Int) -> Rect {
        let own = Rect(origin: .zero, size: frame.size).expanded(by: strokeReach)
        guard depth < 200 else { return own }
        return children.reduce(own) { $0.union($1.outerBounds(depth: depth + 1)) }
    }

    /// What the node covers, from its parent's corner, with room for shadows and offsets.
    private func outerBounds(depth: Int) -> Rect {
        drawnBounds(depth: depth).offset(by: frame.origin - .zero).expanded(
            by: Wrapper.chain(constantEffects, size: frame.size).reduce(0) { max($0, $1.reach) })
    }

    /// Half a line's width lies outside an outline.
    private var strokeReach: Double {
        if case .stroke(_, _, let width, _) = content { return width / 2 }
        return 0
    }
}

extension Layer {
    /// What the layer covers, from its corner, before its own effects.
    var drawnBounds: Rect {
        let own = Rect(origin: .zero, size: frame.size)
        switch content {
        case .picture: return node.drawnBounds(depth: 0)
        case .scroll(let scroll):
            guard !scroll.isClipped else { return own }
            return scroll.layers.reduce(own) { $0.union($1.outerBounds.offset(by: scroll.translation)) }
        case .layers(let layers): return layers.reduce(own) { $0.union($1.outerBounds) }
        }
    }

    private var outerBounds: Rect {
        drawnBounds.offset(by: frame.origin - .zero).expanded(
            by: Wrapper.chain(effects, size: frame.size).reduce(0) { max($0, $1.reach) })
    }
}

extension [Wrapper] {
    /// Whether a filter has to know what it covers.
    var needExtent: Bool { contains { !$0.filters.isEmpty } }
}

extension Wrapper {
    /// A length beyond the frame that the wrapper draws at most, for sizing filters around it.
    var reach: Double {
        let filter = filters.reduce(0) { length, step in
            let reach = step.reach
            return length + max(reach.top, reach.leading, reach.bottom, reach.trailing)
        }
        let shift = steps.reduce(0) { length, step in
            let vector = step.translation
            return length + max(abs(vector.dx), abs(vector.dy))
        }
        return filter + shift
    }
}

extension Wrapper {
    /// A rectangle around all that wrappers, inner to outer, draw of content in `extent`, in a frame of this size.
    static func cover(_ chain: [Wrapper], of extent: Rect, size: Size) -> Rect {
        let center = Vector(dx: size.width / 2, dy: size.height / 2)
        return chain.reduce(extent) { rect, wrapper in
            let filtered = wrapper.filters.reduce(rect) { rect, step in
                let reach = step.reach
                return rect.expanded(by: max(reach.top, reach.leading, reach.bottom, reach.trailing))
            }
            let map = wrapper.steps.reversed().reduce(AffineTransform.identity) { $0.concatenating($1.matrix) }
            let corners = [
                Point(x: filtered.minX, y: filtered.minY), Point(x: filtered.maxX, y: filtered.minY),
                Point(x: filtered.maxX, y: filtered.maxY), Point(x: filtered.minX, y: filtered.maxY),
            ].map { map.applied(to: $0 + -center) + center }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
            return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        }
    }
}

extension Rect {
    func expanded(by length: Double) -> Rect {
        Rect(x: minX - length, y: minY - length, width: width + 2 * length, height: height + 2 * length)
    }

    func union(_ other: Rect) -> Rect {
        guard other.width > 0 || other.height > 0 else { return self }
        let left = Swift.min(minX, other.minX)
        let top = Swift.min(minY, other.minY)
        return Rect(
            x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }

    func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

extension Run {
    /// A run outside every scroll view draws at most so many views.
    static let pictureLimit = 2000

    /// The views that reach into a rectangle, given in the run's coordinates.
    func indices(in rect: Rect) -> [Int] {
        (0..<min(count, Self.pictureLimit)).filter { frames[$0].intersects(rect) }
    }
}

extension Node.Content {
    var isRun: Bool {
        if case .run = self { return true }
        return false
    }

    var isText: Bool {
        if case .text = self { return true }
        return false
    }
}
