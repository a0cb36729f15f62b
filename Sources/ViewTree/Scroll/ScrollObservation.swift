/// Something about scrolling that code wants to hear of.
package enum ScrollObservation: Sendable, Hashable {
    /// A change of a value computed from the geometry.
    case geometry(Action)
    /// A change of phase.
    case phase(Action)
    /// The visible fraction of this view crosses a threshold (0 ... 1).
    case visibility(threshold: Double, Action)
    /// The list of targets whose visible fraction exceeds a threshold (0 ... 1).
    case targetVisibility(idType: String?, threshold: Double, Action)
    /// The view is first placed.
    case appear(Action)
    /// A value of the program changed.
    case change(Action)
    /// A tap.
    case tap(Action)
}
