/// A linear map and a shift: x' = a x + c y + tx, y' = b x + d y + ty.
package struct AffineTransform: Sendable, Hashable {
    /// x from x.
    package var a: Double
    /// y from x.
    package var b: Double
    /// x from y.
    package var c: Double
    /// y from y.
    package var d: Double
    /// Points along x.
    package var tx: Double
    /// Points along y.
    package var ty: Double

    /// Makes one from its parts.
    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that changes nothing.
    package static let identity = AffineTransform()

    /// This map first, then the other.
    package func concatenating(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// Where a point goes.
    package func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
