import Glibc

/// The pixels of a display, to which offsets are rounded when they are drawn, never before.
package struct PixelGrid: Sendable, Hashable {
    /// Pixels in a point, in 1e-3 ... 1e3.
    package let scale: Double

    /// The grid of a display with `scale` pixels a point.
    package init(scale: Double) {
        self.scale = scale.clamped(to: 1e-3...1e3)
    }

    /// The nearest pixel to `offset` points: ⌊x⌋ + round((x - ⌊x⌋)s)/s, halves upwards.
    ///
    /// Source: published analyses of UIScrollView.
    package func rounded(_ offset: Double) -> Double {
        let whole = offset.bounded.rounded(.down)
        return whole + ((offset.bounded - whole) * scale).rounded() / scale
    }
}
