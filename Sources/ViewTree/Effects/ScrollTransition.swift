/// Effects that follow a view in and out of its scroll view.
package struct ScrollTransition: Sendable, Hashable {
    /// At the top or leading edge.
    package var topLeading: Configuration
    /// At the bottom or trailing edge.
    package var bottomTrailing: Configuration
    /// The axis that counts; nil is the scroll view's own.
    package var axis: Axis?
    /// Effects beyond the top or leading edge, inner to outer.
    package var topLeadingEffects: [VisualEffect]
    /// Effects where the threshold is met, of the same kinds in the same order.
    package var identityEffects: [VisualEffect]
    /// Effects beyond the bottom or trailing edge, of the same kinds in the same order.
    package var bottomTrailingEffects: [VisualEffect]

    /// How the effects move from one phase to the next.
    package indirect enum Configuration: Sendable, Hashable {
        /// No change.
        case identity
        /// A function of the position; `animation` lets the value lag behind it.
        case interactive(
            timingCurve: TimingCurve = .easeInOut, threshold: Threshold = .visible, animation: Animation? = nil)
        /// Flips where the threshold is crossed, then moves in time.
        case animated(Animation = .default, threshold: Threshold = .visibleFraction(0.5))
    }

    /// How near to the centre of the container the identity phase begins.
    package enum Threshold: Sendable, Hashable {
        /// Just out of sight.
        case hidden
        /// At the centre.
        case centered
        /// A visible fraction, clamped to 0 ... 1.
        case visibleFraction(Double)
        /// Nearer to the centre than another threshold by so many points; negative is farther.
        indirect case inset(by: Double, of: Threshold)
        /// Between two thresholds.
        indirect case interpolated(Threshold, towards: Threshold, amount: Double)

        /// Wholly visible.
        package static let visible = Threshold.visibleFraction(1)
    }

    /// Makes one from its parts.
    package init(
        topLeading: Configuration = .interactive(),
        bottomTrailing: Configuration = .interactive(),
        axis: Axis? = nil,
        topLeadingEffects: [VisualEffect],
        identityEffects: [VisualEffect],
        bottomTrailingEffects: [VisualEffect]
    ) {
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        self.topLeadingEffects = topLeadingEffects
        self.identityEffects = identityEffects
        self.bottomTrailingEffects = bottomTrailingEffects
    }
}
