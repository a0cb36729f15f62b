import ViewTree

/// What modifiers on or around a scroll view say about it.
struct ScrollSettings: Sendable {
    var behavior = ScrollTargetBehavior.none
    var decelerationRate = ScrollDecelerationRate.automatic
    var position: ScrollPosition?
    private var anchor: UnitPoint?
    /// Anchors of one role, which replace the one of all roles.
    private var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]
    /// Points between the safe area and the content.
    var contentMargins = EdgeInsets.zero
    /// Points between the safe area and the indicators.
    var indicatorMargins = EdgeInsets.zero
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var verticalBounce = ScrollBounceBehavior.automatic
    var isDisabled = false
    var isClipDisabled = false
    var edgeStyles: [Edge: ScrollEdgeEffectStyle] = [:]
    var hiddenEdges: Edge.Set = []

    /// What a scroll view inside the content inherits: margins and looks, but no targets, positions and anchors.
    var forContent: ScrollSettings {
        var inner = self
        inner.behavior = .none
        inner.decelerationRate = .automatic
        inner.position = nil
        inner.anchor = nil
        inner.roleAnchors = [:]
        return inner
    }

    /// Margins set nearer to the scroll view replace those set farther out, edge by edge.
    mutating func setMargins(_ insets: EdgeInsets, on edges: Edge.Set, placement: ContentMarginPlacement) {
        for edge in Edge.allCases where edges.contains(edge) {
            if placement != .scrollIndicators { contentMargins[edge] = max(0, insets[edge]) }
            if placement != .scrollContent { indicatorMargins[edge] = max(0, insets[edge]) }
        }
    }

    mutating func setAnchor(_ anchor: UnitPoint?, role: ScrollAnchorRole?) {
        if let role { roleAnchors[role] = .some(anchor) } else { self.anchor = anchor }
    }

    /// The default anchors by role.
    var anchors: ScrollLayout.DefaultAnchors {
        ScrollLayout.DefaultAnchors(
            initialOffset: roleAnchors[.initialOffset] ?? anchor, sizeChanges: roleAnchors[.sizeChanges] ?? anchor,
            alignment: roleAnchors[.alignment] ?? anchor)
    }

    mutating func setIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set) {
        if axes.contains(.horizontal) { horizontalIndicators = visibility }
        if axes.contains(.vertical) { verticalIndicators = visibility }
    }

    mutating func setBounce(_ behavior: ScrollBounceBehavior, axes: Axis.Set) {
        if axes.contains(.horizontal) { horizontalBounce = behavior }
        if axes.contains(.vertical) { verticalBounce = behavior }
    }

    /// The axes of a scroll view that draw an indicator on iOS, where hidden and never are the same.
    func indicators(of scrollView: ScrollView) -> Axis.Set {
        var axes: Axis.Set = []
        func isShown(_ visibility: ScrollIndicatorVisibility) -> Bool {
            visibility == .visible || (visibility == .automatic && scrollView.showsIndicators)
        }
        if scrollView.axes.contains(.horizontal), isShown(horizontalIndicators) { axes.insert(.horizontal) }
        if scrollView.axes.contains(.vertical), isShown(verticalIndicators) { axes.insert(.vertical) }
        return axes
    }
}
