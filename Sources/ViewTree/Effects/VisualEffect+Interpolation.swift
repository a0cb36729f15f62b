extension VisualEffect {
    /// The effect part of the way to another of the same kind, each parameter on its own; another kind switches half way.
    package func interpolated(to other: VisualEffect, by amount: Double) -> VisualEffect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
        func mix(_ from: UnitPoint, _ to: UnitPoint) -> UnitPoint {
            UnitPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
        }
        func mix(_ from: Angle, _ to: Angle) -> Angle { Angle(degrees: mix(from.degrees, to.degrees)) }
        switch (self, other) {
        case (.opacity(let from), .opacity(let to)): return .opacity(mix(from, to))
        case (.scale(let x0, let y0, let anchor0), .scale(let x1, let y1, let anchor1)):
            return .scale(x: mix(x0, x1), y: mix(y0, y1), anchor: mix(anchor0, anchor1))
        case (.rotation(let from, let anchor0), .rotation(let to, let anchor1)):
            return .rotation(mix(from, to), anchor: mix(anchor0, anchor1))
        case (.rotation3D(let from), .rotation3D(let to)):
            return .rotation3D(
                Rotation3D(
                    angle: mix(from.angle, to.angle), x: mix(from.x, to.x), y: mix(from.y, to.y), z: mix(from.z, to.z),
                    anchor: mix(from.anchor, to.anchor), anchorZ: mix(from.anchorZ, to.anchorZ),
                    perspective: mix(from.perspective, to.perspective)))
        case (.offset(let from), .offset(let to)):
            return .offset(Vector(dx: mix(from.dx, to.dx), dy: mix(from.dy, to.dy)))
        case (.blur(let from, let opaque), .blur(let to, _)): return .blur(radius: mix(from, to), opaque: opaque)
        case (.brightness(let from), .brightness(let to)): return .brightness(mix(from, to))
        case (.contrast(let from), .contrast(let to)): return .contrast(mix(from, to))
        case (.saturation(let from), .saturation(let to)): return .saturation(mix(from, to))
        case (.grayscale(let from), .grayscale(let to)): return .grayscale(mix(from, to))
        case (.hueRotation(let from), .hueRotation(let to)): return .hueRotation(mix(from, to))
        case (.transform(let from), .transform(let to)):
            return .transform(
                AffineTransform(
                    a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
                    tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty)))
        default: return amount < 0.5 ? self : other
        }
    }
}
