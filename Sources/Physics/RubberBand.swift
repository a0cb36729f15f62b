import Glibc

/// The resistance of a scroll view that is dragged past its edge: b(x) = x c d / (d + c |x|).
///
/// Source: published analyses of UIScrollView; odd in x, slope c at the edge, never reaches d.
package struct RubberBand: Sendable, Hashable {
    /// The length of the scroll view's bounds on the axis, in points, never negative.
    package let dimension: Double
    /// The share of the drag that is followed at the edge, in 1e-6 ... 1.
    package let coefficient: Double

    /// The coefficient of a scroll view that is dragged by a finger.
    // .55: published analyses of UIScrollView, three independent ones; others of the system's are .715, .5, .4, .17.
    package static let standardCoefficient = 0.55

    /// A band for a scroll view of `dimension` points; with no dimension nothing can be dragged past an edge.
    package init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
        self.dimension = max(0, dimension.bounded)
        self.coefficient = coefficient.clamped(to: 1e-6...1)
    }

    /// How far the content moves past the edge, in points, for a finger `drag` points past it.
    package func displacement(for drag: Double) -> Double {
        let x = drag.bounded
        guard dimension > 0 else { return 0 }
        return x * coefficient * (dimension / (dimension + coefficient * abs(x)))
    }

    /// The share of a further point of drag that is followed: c/(1 + c|x|/d)².
    package func derivative(at drag: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let stretch = 1 + coefficient * abs(drag.bounded) / dimension
        return coefficient / (stretch * stretch)
    }

    /// The drag in points that shows `displacement`; the bound dimension itself is out of reach and gives 1e12.
    package func drag(for displacement: Double) -> Double {
        let shown = displacement.bounded
        guard abs(shown) < dimension else { return shown == 0 ? 0 : shown.direction * largestMagnitude }
        return (shown / coefficient * (dimension / (dimension - abs(shown)))).bounded
    }
}
