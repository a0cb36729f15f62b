import Glibc

extension VisualEffect {
    /// Where a point of a view of this size goes, in points from its top left corner.
    package func applied(to point: Point, in size: Size) -> Point {
        switch self {
        case .scale(let x, let y, let anchor):
            let fixed = Point(x: anchor.x * size.width, y: anchor.y * size.height)
            return Point(x: fixed.x + (point.x - fixed.x) * x, y: fixed.y + (point.y - fixed.y) * y)
        case .rotation(let angle, let anchor):
            let fixed = Point(x: anchor.x * size.width, y: anchor.y * size.height)
            let (c, s) = (cos(angle.radians), sin(angle.radians))
            let way = point - fixed
            return Point(x: fixed.x + c * way.dx - s * way.dy, y: fixed.y + s * way.dx + c * way.dy)
        case .rotation3D(let rotation): return rotation.projected(point, in: size)
        case .offset(let way): return point + way
        case .transform(let transform): return transform.applied(to: point)
        case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .blendMode: return point
        }
    }

    /// The same effect where rows run to the left: left and right exchanged, turns the other way round.
    ///
    /// The angle of a rotation and the side of an anchor as swiftui.md 5.5 has them; a shift likewise.
    ///
    /// - Parameter width: the view's width in points.
    package func flipped(in width: Double) -> VisualEffect {
        func flip(_ anchor: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - anchor.x, y: anchor.y) }
        switch self {
        case .scale(let x, let y, let anchor): return .scale(x: x, y: y, anchor: flip(anchor))
        case .rotation(let angle, let anchor):
            return .rotation(Angle(degrees: -angle.degrees), anchor: flip(anchor))
        case .rotation3D(var rotation):
            // A turn seen in a mirror: the parts of the axis in the mirror's plane change sign.
            rotation.y = -rotation.y
            rotation.z = -rotation.z
            rotation.anchor = flip(rotation.anchor)
            return .rotation3D(rotation)
        case .offset(let way): return .offset(Vector(dx: -way.dx, dy: way.dy))
        case .transform(let map):
            // Before and after the map, x becomes w - x.
            return .transform(
                AffineTransform(
                    a: map.a, b: -map.b, c: -map.c, d: map.d, tx: width - map.a * width - map.tx,
                    ty: map.b * width + map.ty))
        case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .blendMode: return self
        }
    }
}
