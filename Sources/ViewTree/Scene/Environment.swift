/// The width or height class of a screen.
package enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// A phone held upright, in width.
    case compact
    /// A tablet.
    case regular
}

/// Which way text and rows run.
package enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}
