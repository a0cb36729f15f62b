/// What moves a scroll view.
package enum ScrollPhase: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case idle
    /// A finger is down and has not moved enough.
    case tracking
    /// A finger moves it.
    case interacting
    /// It slows down, snaps or comes back by itself.
    case decelerating
    /// Code scrolls it.
    case animating
}
