import Layout
import Scrolling
import Typography
import ViewTree

/// Whether two layers of one key draw the same, moving numbers aside. Good within one process only.
extension Layer {
    var signature: Int {
        var hasher = Hasher()
        hasher.combine(frame.size)
        for effect in effects {
            switch effect {
            case .constant(let effect): hasher.combine(effect)
            case .moving(let effect): hasher.combine(effect.kind)
            case .clip(let shape): hasher.combine(shape)
            case .shadow(let shadow): hasher.combine(shadow)
            case .backgroundExtension(let insets): hasher.combine(insets)
            }
        }
        switch content {
        case .picture:
            hasher.combine(0)
            node.hash(into: &hasher, depth: 0)
        case .layers:
            hasher.combine(1)
            node.hashOwn(into: &hasher)
        case .scroll(let scroll):
            hasher.combine(2)
            hasher.combine(scroll.isClipped)
        }
        return hasher.finalize()
    }
}

extension [Layer.AppliedEffect] {
    /// Whether they add the same to a signature.
    func areSurelyDrawn(like other: [Layer.AppliedEffect]) -> Bool {
        guard count == other.count else { return false }
        return indices.allSatisfy { index in
            switch (self[index], other[index]) {
            case (.moving(let one), .moving(let two)): one.kind == two.kind
            case (let one, let two): one == two
            }
        }
    }
}

extension [Node] {
    /// Whether they are in the same memory; both arrays hold it, so it is not another's by now. Nothing is not identical.
    func areIdentical(to other: [Node]) -> Bool {
        withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { two in
                one.baseAddress == two.baseAddress && one.count == two.count && one.count > 0
            }
        }
    }
}

extension VisualEffect {
    /// A number of the kind of effect, and what of it cannot move.
    fileprivate var kind: Int {
        switch self {
        case .opacity: 0
        case .scale: 1
        case .rotation: 2
        case .rotation3D: 3
        case .offset: 4
        case .blur(_, let opaque): opaque ? 5 : 6
        case .brightness(let amount): amount < 0 ? 7 : 8
        case .contrast: 9
        case .saturation: 10
        case .grayscale: 11
        case .hueRotation: 12
        case .transform: 13
        case .blendMode(let mode): 14 + (BlendMode.allCases.firstIndex(of: mode) ?? 0)
        }
    }
}

extension Node {
    fileprivate func hash(into hasher: inout Hasher, depth: Int) {
        guard depth < 200 else { return }
        hasher.combine(frame)
        hashOwn(into: &hasher)
        for effect in constantEffects { hasher.combine(effect) }
        for child in children { child.hash(into: &hasher, depth: depth + 1) }
    }

    fileprivate func hashOwn(into hasher: inout Hasher) {
        hasher.combine(label)
        switch content {
        case .group: hasher.combine(0)
        case .fill(let shape, let paint):
            hasher.combine(shape)
            hasher.combine(paint)
        case .stroke(let shape, let paint, let width, let dash):
            hasher.combine(shape)
            hasher.combine(paint)
            hasher.combine(width)
            hasher.combine(dash)
        case .text(let layout, let paint):
            hasher.combine(layout.string)
            hasher.combine(layout.font)
            hasher.combine(layout.width)
            hasher.combine(layout.height)
            hasher.combine(paint)
        case .scroll(let number): hasher.combine(number)
        case .run(let run): hasher.combine(run.count)
        }
    }
}
