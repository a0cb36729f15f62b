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
        let center = Vector(dx: half.width, dy: half.height)
        let corners = [Point(), Point(x: size.width), Point(x: size.width, y: size.height), Point(y: size.height)]
            .map { projected($0, in: size) + -center }
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
}
