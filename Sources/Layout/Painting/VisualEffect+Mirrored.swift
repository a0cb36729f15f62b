import ViewTree

extension VisualEffect {
    /// The effect as it is drawn where rows run to the left: conjugated with a flip of a width in points.
    func mirrored(in width: Double) -> VisualEffect {
        func flip(_ anchor: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - anchor.x, y: anchor.y) }
        switch self {
        case .scale(let x, let y, let anchor): return .scale(x: x, y: y, anchor: flip(anchor))
        case .rotation(let angle, let anchor): return .rotation(Angle(degrees: -angle.degrees), anchor: flip(anchor))
        case .rotation3D(var rotation):
            // A flip along x turns the rotation about (x, y, z) into the one about (x, -y, -z).
            rotation.y = -rotation.y
            rotation.z = -rotation.z
            rotation.anchor = flip(rotation.anchor)
            return .rotation3D(rotation)
        case .offset(let vector): return .offset(Vector(dx: -vector.dx, dy: vector.dy))
        case .transform(let map):
            return .transform(
                AffineTransform(
                    a: map.a, b: -map.b, c: -map.c, d: map.d, tx: width - map.a * width - map.tx,
                    ty: map.ty + map.b * width))
        default: return self
        }
    }
}
