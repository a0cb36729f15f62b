import Glibc

/// The distance a finger must travel on an axis before a scroll view follows it; the distance is then taken away.
package struct PanRecognizer: Sendable, Hashable {
    /// The distance h in points, 0 or more.
    package let hysteresis: Double

    /// UIKit's distance, in points.
    // _defaultHysteresis = 10, read from a live process: published analyses of UIScrollView and its recognisers.
    package static let standardHysteresis = 10.0

    /// A recogniser of UIKit's 10 pt; 0 for tracking that a parent scroll view hands over.
    package init(hysteresis: Double = PanRecognizer.standardHysteresis) {
        self.hysteresis = max(0, hysteresis.bounded)
    }

    /// The translation that reaches the content when the finger has moved `translation` points, or nil before it begins.
    package func begin(_ translation: Double) -> Double? {
        let travel = translation.bounded
        return abs(travel) >= hysteresis ? travel.direction * (abs(travel) - hysteresis) : nil
    }
}
