package import ViewTree

/// A view with an identity, where it stands in logical content coordinates.
package struct PlacedIdentity: Sendable, Hashable {
    /// The identity.
    package var id: ViewID
    /// Points from the leading and top edges of the content.
    package var frame: Rect

    /// Makes one from its parts.
    package init(id: ViewID, frame: Rect) {
        self.id = id
        self.frame = frame
    }
}

/// Something code listens to, with the view it is about.
package struct PlacedObservation: Sendable, Hashable {
    /// What it listens to.
    package var observation: ScrollObservation
    /// The scroll view it is about.
    package var scrollView: Int?
    /// The observed view in logical content coordinates of that scroll view.
    package var frame: Rect
    /// The observed view's identity.
    package var id: ViewID?

    /// Makes one from its parts.
    package init(observation: ScrollObservation, scrollView: Int?, frame: Rect, id: ViewID?) {
        self.observation = observation
        self.scrollView = scrollView
        self.frame = frame
        self.id = id
    }
}

/// A button that can be tapped.
package struct ButtonArea: Sendable, Hashable {
    /// The words on it.
    package var label: String
    /// What a tap runs.
    package var action: Action?
    /// Whether taps do nothing.
    package var isDisabled: Bool
    /// Its place in the viewport.
    package var frame: Rect

    /// Makes one from its parts.
    package init(label: String, action: Action?, isDisabled: Bool, frame: Rect) {
        self.label = label
        self.action = action
        self.isDisabled = isDisabled
        self.frame = frame
    }
}
