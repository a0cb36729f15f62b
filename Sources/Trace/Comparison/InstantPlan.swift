package import Scrolling
import Writers

/// Which moments of a timeline are looked at: start, release, every so many milliseconds, settled.
package struct InstantPlan: Sendable, Hashable {
    /// Milliseconds from one moment to the next.
    package let every: Int

    /// At most so many steps; a longer timeline is looked at in multiples of the step.
    package static let mostSteps = 200

    /// Makes a plan; the step is at least a millisecond.
    package init(every milliseconds: Int) { every = max(1, milliseconds) }

    /// A moment and its names.
    package struct Moment: Sendable, Hashable {
        /// Seconds, as exact as the timeline has them.
        package var time: Double
        /// `start`, `release`, `settled`.
        package var labels: [String]

        /// Makes one from its parts.
        package init(time: Double, labels: [String]) {
            self.time = time
            self.labels = labels
        }
    }

    /// The moments of a timeline in order, each once.
    package func moments(of timeline: Timeline) -> [Moment] {
        let settled = timeline.settledTime
        var named = [(0.0, "start")]
        if let release = timeline.releaseTime { named.append((release, "release")) }
        named.append((settled, "settled"))
        let steps = min(settled * 1000 / Double(every), 1e9)
        let multiple = max(1, Int((steps / Double(Self.mostSteps)).rounded(.up)))
        let count = Int((steps / Double(multiple)).rounded(.up))
        let regular = (0..<count).map { Double($0 * multiple * every) / 1000 }
        // A named moment wins over a regular one that is written as the same time.
        let times = Dictionary((named.map(\.0) + regular).map { (Self.rounded($0), $0) }) { first, _ in first }
        return times.sorted { $0.key < $1.key }.map { written, time in
            Moment(time: time, labels: named.filter { Self.rounded($0.0) == written }.map(\.1))
        }
    }

    /// Seconds with the six decimals they are written with.
    private static func rounded(_ seconds: Double) -> Double { DecimalFormat(decimals: 6).rounded(seconds) }
}
