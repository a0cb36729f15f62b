package import ViewTree

/// A time during which one thing moves a scroll view.
package struct PhaseSpan: Sendable, Hashable {
    /// What moves it.
    package var phase: ScrollPhase
    /// Seconds.
    package var start: Double
    /// Seconds.
    package var end: Double
    /// Its number in the stage.
    package var scrollView: Int

    /// Makes one from its parts.
    package init(phase: ScrollPhase, start: Double, end: Double, scrollView: Int) {
        self.phase = phase
        self.start = start
        self.end = end
        self.scrollView = scrollView
    }
}
