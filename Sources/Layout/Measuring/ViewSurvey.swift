import ViewTree

/// What must be known of all views before any of them is laid out, found in one walk.
struct ViewSurvey {
    /// Whether a transition may follow the time; also where views are made only when their size is known.
    private(set) var mayMoveInTime = false

    /// Walks a view; throws where views are nested deeper than can be walked safely.
    init(of view: View) throws(ImpossibleLayout) { try visit(view, levelsLeft: LayoutEnvironment.greatestDepth) }

    private mutating func visit(_ view: View, levelsLeft: Int) throws(ImpossibleLayout) {
        guard levelsLeft > 0 else {
            throw ImpossibleLayout(
                path: [view.content.name],
                reason: "more than \(LayoutEnvironment.greatestDepth) views and modifiers are nested inside each other",
                suggestion: "Leave out containers that hold one view only.")
        }
        if case .geometryReader = view.content { mayMoveInTime = true }
        for part in view.content.parts { try visit(part, levelsLeft: levelsLeft - 1) }
        for modifier in view.modifiers {
            if case .scrollTransition(let transition) = modifier, transition.movesInTime { mayMoveInTime = true }
            if let layer = modifier.layer { try visit(layer, levelsLeft: levelsLeft - 1) }
        }
    }
}

extension ScrollTransition {
    /// Whether it is animated on either side, or lags behind the place.
    fileprivate var movesInTime: Bool { topLeading.movesInTime || bottomTrailing.movesInTime }
}

extension ScrollTransition.Configuration {
    fileprivate var movesInTime: Bool {
        switch self {
        case .identity: false
        case .interactive(_, _, let animation): animation != nil
        case .animated: true
        }
    }
}
