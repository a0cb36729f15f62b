import Glibc
package import ViewTree

extension Rotation3D {
    /// The affine map nearest to the rotation with its perspective, in coordinates from the centre of a view of this size.
    ///
    /// The homography is that of SwiftUI: `p' = p · T(-a) · R · P · T(a)` with `m34 = -1/d`, `d = max(w, h) / perspective`.
    /// Of all affine maps, the least squares fit to the four projected corners is taken: with corners at `(±w/2, ±h/2)`
    /// its columns are half the differences of opposite sides' means, its translation the mean of the corners.
    package func nearestAffine(size: Size) -> AffineTransform {
        let half = Size(width: size.width / 2, height: size.height / 2)
        guard half.width > 0, half.height > 0 else { return .identity }
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
            projected(Point(x: $0.0 * half.width, y: $0.1 * half.height), size: size)
        }
        func mean(_ signs: [Double], _ part: (Point) -> Double) -> Double {
            zip(signs, corners).reduce(0) { $0 + $1.0 * part($1.1) } / 4
        }
        let alongX = [-1.0, 1, 1, -1]
        let alongY = [-1.0, -1, 1, 1]
        let even = [1.0, 1, 1, 1]
        return AffineTransform(
            a: mean(alongX, \.x) / half.width, b: mean(alongX, \.y) / half.width, c: mean(alongY, \.x) / half.height,
            d: mean(alongY, \.y) / half.height, tx: mean(even, \.x), ty: mean(even, \.y))
    }

    /// Where a point goes, from the centre of the view.
    package func projected(_ point: Point, size: Size) -> Point {
        let anchorX = (anchor.x - 0.5) * size.width
        let anchorY = (anchor.y - 0.5) * size.height
        let length = sqrt(x * x + y * y + z * z)
        guard length > 0 else { return point }
        let (ux, uy, uz) = (x / length, y / length, z / length)
        let (px, py, pz) = (point.x - anchorX, point.y - anchorY, -anchorZ)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let dot = (ux * px + uy * py + uz * pz) * (1 - cosine)
        // Rodrigues' rotation: p cos + (u × p) sin + u (u·p)(1 - cos).
        let rx = px * cosine + (uy * pz - uz * py) * sine + ux * dot
        let ry = py * cosine + (uz * px - ux * pz) * sine + uy * dot
        let rz = pz * cosine + (ux * py - uy * px) * sine + uz * dot
        let depth = perspective == 0 ? 0 : rz * perspective / max(size.width, size.height)
        // A point at or behind the eye has no place; it is kept far out.
        let weight = max(1 - depth, 0.01)
        return Point(x: rx / weight + anchorX, y: ry / weight + anchorY)
    }
}
