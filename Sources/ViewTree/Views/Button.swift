/// A label that can be tapped.
package struct Button: Sendable, Equatable {
    /// What is shown.
    package var label: View
    /// What a tap runs.
    package var action: Action?
    /// How it is drawn.
    package var style: Style

    /// The looks of a button.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// Tinted text.
        case automatic
        /// The label alone.
        case plain
        /// Tinted text.
        case borderless
        /// Tinted text on a light tinted capsule.
        case bordered
        /// White text on a tinted capsule.
        case borderedProminent
    }

    /// Makes one from its parts.
    package init(label: View, action: Action? = nil, style: Style = .automatic) {
        self.label = label
        self.action = action
        self.style = style
    }
}
