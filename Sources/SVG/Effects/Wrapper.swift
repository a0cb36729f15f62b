import Layout
import Scrolling
import ViewTree

/// Changes of how a layer is drawn that fit on one group element: SVG applies filter, clip, opacity and transform in
/// this order.
struct Wrapper {
    var filters: [FilterStep] = []
    var clip: Shape?
    /// nil where no effect sets it.
    var opacity: Double?
    /// A transform list, the outermost first, in coordinates from the centre of the frame.
    var steps: [TransformStep] = []
    var blend: BlendMode?
    /// Points of mirrored copies on each edge; alone on its wrapper.
    var backgroundExtension: EdgeInsets?
    /// Whether a moving effect is among them.
    var isMoving = false

    /// The wrappers of a layer of a size, inner to outer.
    static func chain(_ effects: [Layer.AppliedEffect], size: Size) -> [Wrapper] {
        var chain: [Wrapper] = []
        for effect in effects {
            switch effect {
            case .constant(let effect): add(effect, isMoving: false, size: size, to: &chain)
            case .moving(let effect): add(effect, isMoving: true, size: size, to: &chain)
            case .clip(let shape): extend(&chain, where: { $0.takesClip }) { $0.clip = shape }
            case .shadow(let shadow): extend(&chain, where: { _ in false }) { $0.filters.append(.shadow(shadow)) }
            case .backgroundExtension(let insets):
                extend(&chain, where: { _ in false }) { $0.backgroundExtension = insets }
            }
        }
        return chain
    }

    private static func add(_ effect: VisualEffect, isMoving: Bool, size: Size, to chain: inout [Wrapper]) {
        if let filter = FilterStep(effect) {
            extend(&chain, where: { $0.takesFilter }) {
                $0.filters.append(filter)
                $0.isMoving = $0.isMoving || isMoving
            }
            return
        }
        // A filter inside a clip cannot be written on the group that moves: the clip would come first.
        extend(
            &chain, where: { $0.backgroundExtension == nil && !(isMoving && $0.clip != nil && !$0.filters.isEmpty) }
        ) { wrapper in
            wrapper.isMoving = wrapper.isMoving || isMoving
            switch effect {
            case .opacity(let amount): wrapper.opacity = (wrapper.opacity ?? 1) * min(max(amount, 0), 1)
            case .blendMode(let mode): wrapper.blend = mode
            default:
                let steps = TransformStep.list(effect, size: size)
                wrapper.steps = wrapper.steps.isEmpty ? steps : steps + wrapper.steps
            }
        }
    }

    private static func extend(
        _ chain: inout [Wrapper], where fits: (Wrapper) -> Bool, _ change: (inout Wrapper) -> Void
    ) {
        if let last = chain.last, fits(last) {
            change(&chain[chain.count - 1])
        } else {
            var wrapper = Wrapper()
            change(&wrapper)
            chain.append(wrapper)
        }
    }

    private var hasOutside: Bool { !steps.isEmpty || blend != nil || backgroundExtension != nil }

    /// Opacity and a clip may change places. A moving filter is written around the clip, so none may be inside.
    private var takesClip: Bool { !hasOutside && clip == nil && (filters.isEmpty || !isMoving) }

    /// Opacity and a filter of colours or blur may change places: both are linear in what they are given.
    private var takesFilter: Bool {
        clip == nil && !hasOutside && !filters.contains { if case .shadow = $0 { true } else { false } }
    }

    /// Filters that change something.
    var activeFilters: [FilterStep] { filters.filter { !$0.isIdentity } }
}

extension TransformStep {
    /// The functions of an effect about its anchor, from the centre of a view of this size, the outermost first.
    ///
    /// Their number and kinds depend on the kind of effect alone, so that lists of two instants can be interpolated.
    static func list(_ effect: VisualEffect, size: Size) -> [TransformStep] {
        func fromCenter(_ anchor: UnitPoint) -> (x: Double, y: Double) {
            ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        }
        switch effect {
        case .offset(let vector): return [.translate(x: vector.dx, y: vector.dy)]
        case .scale(let x, let y, let anchor):
            let point = fromCenter(anchor)
            return [.translate(x: point.x * (1 - x), y: point.y * (1 - y)), .scale(x: x, y: y)]
        case .rotation(let angle, let anchor):
            let point = fromCenter(anchor)
            return [
                .translate(x: point.x, y: point.y), .rotate(angle.degrees), .translate(x: -point.x, y: -point.y),
            ]
        case .rotation3D(let rotation): return decomposed(rotation.nearestAffine(size: size))
        case .transform(let map):
            // The map's origin is the view's top left corner.
            let corner = AffineTransform(tx: size.width / 2, ty: size.height / 2)
            let back = AffineTransform(tx: -size.width / 2, ty: -size.height / 2)
            return decomposed(corner.concatenating(map).concatenating(back))
        case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .blendMode: return []
        }
    }
}
