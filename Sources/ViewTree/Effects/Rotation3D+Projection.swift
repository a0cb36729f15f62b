import Glibc

extension Rotation3D {
    /// The nearest that a point comes to the eye, as a share of the eye's distance.
    // A choice of this project: nearer points would be drawn past any screen, and behind the eye nothing is drawn.
    private static let nearest = 0.01

    /// Where a point of a view of this size is drawn, in points from its top left corner.
    ///
    /// With v = R (p - a) and d = max(w, h)/perspective the point is a + v/(1 - v.z/d); swiftui.md 5.7.
    package func projected(_ point: Point, in size: Size) -> Point {
        let m = homography(in: size)
        let w = max(Self.nearest, m[2] * point.x + m[5] * point.y + m[8])
        return Point(
            x: (m[0] * point.x + m[3] * point.y + m[6]) / w, y: (m[1] * point.x + m[4] * point.y + m[7]) / w)
    }

    /// The projective map of the view's plane, row by row: (x, y, 1) times this is (x' w, y' w, w).
    package func homography(in size: Size) -> [Double] {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return [1, 0, 0, 0, 1, 0, 0, 0, 1] }
        let (ux, uy, uz) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let t = 1 - c
        // The images of the unit vectors along x, y and z, by Rodrigues' formula.
        let alongX = (x: t * ux * ux + c, y: t * ux * uy + s * uz, z: t * ux * uz - s * uy)
        let alongY = (x: t * ux * uy - s * uz, y: t * uy * uy + c, z: t * uy * uz + s * ux)
        let alongZ = (x: t * ux * uz + s * uy, y: t * uy * uz - s * ux, z: t * uz * uz + c)
        let longest = max(size.width, size.height)
        // Without perspective the eye is infinitely far away.
        let nearness = longest > 0 ? -perspective / longest : 0
        let (ax, ay) = (anchor.x * size.width, anchor.y * size.height)
        let origin = (
            x: -ax * alongX.x - ay * alongY.x - anchorZ * alongZ.x,
            y: -ax * alongX.y - ay * alongY.y - anchorZ * alongZ.y,
            z: -ax * alongX.z - ay * alongY.z - anchorZ * alongZ.z
        )
        func row(_ v: (x: Double, y: Double, z: Double), _ one: Double) -> [Double] {
            let w = one + nearness * v.z
            return [v.x + w * ax, v.y + w * ay, w]
        }
        return row(alongX, 0) + row(alongY, 0) + row(origin, 1)
    }
}
