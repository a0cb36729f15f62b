/// Whether scroll indicators are drawn.
package enum ScrollIndicatorVisibility: String, Sendable, Hashable, CaseIterable {
    /// While scrolling.
    case automatic
    /// While scrolling.
    case visible
    /// Not on iOS.
    case hidden
    /// Nowhere.
    case never
}

/// When the ends of a scroll view give way.
package enum ScrollBounceBehavior: String, Sendable, Hashable, CaseIterable {
    /// Always, on axes that scroll.
    case automatic
    /// Always, even where the content fits.
    case always
    /// Where the content is longer than the container.
    case basedOnSize
    /// Not at all (UIScrollView's `bounces`, which SwiftUI has no word for).
    case never
}

/// How content fades under bars.
package enum ScrollEdgeEffectStyle: String, Sendable, Hashable, CaseIterable {
    /// The system's choice: soft.
    case automatic
    /// Blurred and faded.
    case soft
    /// A nearly opaque bar with a line.
    case hard
}

/// What a default scroll anchor is for.
package enum ScrollAnchorRole: String, Sendable, Hashable, CaseIterable {
    /// Where it starts.
    case initialOffset
    /// What stays when a size changes.
    case sizeChanges
    /// Where content stands that is shorter than the container.
    case alignment
}

/// How fast a scroll slows down.
package enum ScrollDecelerationRate: String, Sendable, Hashable, CaseIterable {
    /// Fast where views are aligned, else normal.
    case automatic
    /// 0.998 a millisecond.
    case normal
    /// 0.99 a millisecond.
    case fast
}
