import Physics
package import ViewTree

/// Where a view stands in the visible region of its scroll view, along one axis (swiftui.md 5.2).
package struct TransitionPlace: Sendable, Hashable {
    /// From the middle of the container to the middle of the view, in points; negative before it.
    package var distance: Double
    /// The view's length.
    package var length: Double
    /// The container's length.
    package var container: Double

    /// Makes a place.
    package init(distance: Double, length: Double, container: Double) {
        self.distance = distance
        self.length = length
        self.container = container
    }

    /// The distance at which the view is just out of sight: (C + w)/2.
    var hidden: Double { (container + length) / 2 }

    /// How far it is past the middle towards a side, in points; negative before it.
    func beyond(_ side: ScrollTransition.Side) -> Double { side == .topLeading ? -distance : distance }
}

extension ScrollTransition.Threshold {
    /// How near to the middle the identity phase begins, in points; never negative, so that it can be reached.
    package func distance(length: Double, container: Double) -> Double {
        max(0, unclamped(length, container).finite)
    }

    private func unclamped(_ length: Double, _ container: Double) -> Double {
        switch self {
        case .hidden: (container + length) / 2
        case .centered: 0
        case .visibleFraction(let amount):
            (container - length * (2 * amount.clamped(to: 0...1) - 1)) / 2
        case .inset(let inset, let other): max(0, other.unclamped(length, container)) - inset
        case .interpolated(let from, let to, let amount):
            from.distance(length: length, container: container)
                + (to.distance(length: length, container: container)
                    - from.distance(length: length, container: container)) * amount
        }
    }
}

extension ScrollTransition {
    /// A side of the container.
    enum Side: CaseIterable { case topLeading, bottomTrailing }

    /// The configuration of a side.
    func configuration(_ side: Side) -> Configuration { side == .topLeading ? topLeading : bottomTrailing }

    /// The effects with so much of each edge phase mixed in.
    func effects(topLeading top: Double, bottomTrailing bottom: Double) -> [VisualEffect] {
        if top == 0, bottom == 0 { return identityEffects }
        return identityEffects.indices.map { effect($0, topLeading: top, bottomTrailing: bottom) }
    }

    /// One of the effects with so much of each edge phase mixed in.
    func effect(_ index: Int, topLeading top: Double, bottomTrailing bottom: Double) -> VisualEffect {
        var effect = identityEffects[index]
        if top != 0, index < topLeadingEffects.count {
            effect = effect.interpolated(to: topLeadingEffects[index], by: top)
        }
        if bottom != 0, index < bottomTrailingEffects.count {
            effect = effect.interpolated(to: bottomTrailingEffects[index], by: bottom)
        }
        return effect
    }

    /// The share of a side's edge phase that follows from the place alone, 0 ... 1.
    static func share(
        at place: TransitionPlace, side: Side, curve: TimingCurve, threshold: Threshold
    ) -> Double {
        let beyond = place.beyond(side)
        guard beyond > 0 else { return 0 }
        let near = threshold.distance(length: place.length, container: place.container)
        let span = place.hidden - near
        // Where nothing lies between the two, the phase flips at the threshold.
        guard span > 0 else { return beyond > near ? 1 : 0 }
        return 1 - curve.unitCurve.value(at: ((place.hidden - beyond) / span).clamped(to: 0...1))
    }
}
