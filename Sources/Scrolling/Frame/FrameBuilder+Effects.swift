import Layout
import ViewTree

extension FrameBuilder {
    /// A node's appearance with the numbers of this instant.
    mutating func effects(
        of appearance: [Node.Appearance], frame: Rect, at place: Place
    ) -> [Layer.AppliedEffect] {
        guard !appearance.isEmpty else { return [] }
        var applied: [Layer.AppliedEffect] = []
        // A transition is most often two effects.
        applied.reserveCapacity(appearance.count + 1)
        for change in appearance {
            switch change {
            case .effect(let effect): applied.append(.constant(effect))
            case .clip(let shape): applied.append(.clip(shape))
            case .shadow(let shadow): applied.append(.shadow(shadow))
            case .backgroundExtension(let insets): applied.append(.backgroundExtension(insets))
            case .transition(let transition):
                guard let region = place.region else { continue }
                let shares = shares(of: transition, frame: region.local(frame), in: region)
                guard place.item != nil else {
                    for index in transition.identityEffects.indices {
                        let effect = transition.effect(index, topLeading: shares.top, bottomTrailing: shares.bottom)
                        append(effect, to: &applied, width: frame.width, in: region)
                    }
                    continue
                }
                let effects = transition.effects(topLeading: shares.top, bottomTrailing: shares.bottom)
                note(effects, phase: shares.bottom - shares.top, for: place)
                append(effects, to: &applied, width: frame.width, in: region)
            case .geometry(let geometry):
                let effects = geometry.effects(proxy(frame: frame, in: place.region))
                note(effects, phase: nil, for: place)
                append(effects, to: &applied, width: frame.width, in: place.region)
            }
        }
        noteCorners(applied, frame: frame, for: place)
        return applied
    }

    private func append(
        _ effects: [VisualEffect], to applied: inout [Layer.AppliedEffect], width: Double, in region: Region?
    ) {
        for effect in effects { append(effect, to: &applied, width: width, in: region) }
    }

    private func append(
        _ effect: VisualEffect, to applied: inout [Layer.AppliedEffect], width: Double, in region: Region?
    ) {
        let direction = region?.layoutDirection ?? stage.viewport.layoutDirection
        applied.append(.moving(direction == .rightToLeft ? effect.flipped(in: width) : effect))
    }

    /// How much of each edge phase shows.
    private mutating func shares(
        of transition: ScrollTransition, frame: Rect, in region: Region
    ) -> (top: Double, bottom: Double) {
        let own: Axis = region.axes == .horizontal ? .horizontal : .vertical
        let axis = transition.axis ?? own
        let container = region.containerSize[axis]
        let place = TransitionPlace(
            distance: (frame.min(axis) + frame.size[axis] / 2 - container / 2).finite,
            length: frame.size[axis].finite, container: container)
        return (
            share(of: transition, .topLeading, place, axis, region.number),
            share(of: transition, .bottomTrailing, place, axis, region.number)
        )
    }

    private mutating func share(
        of transition: ScrollTransition, _ side: ScrollTransition.Side, _ place: TransitionPlace, _ axis: Axis,
        _ number: Int
    ) -> Double {
        guard stage.mayMoveInTime || place.beyond(side) > 0 else { return 0 }
        switch transition.configuration(side) {
        case .identity: return 0
        case .interactive(let curve, let threshold, let animation):
            guard let animation, tracks.indices.contains(number) else {
                return ScrollTransition.share(at: place, side: side, curve: curve, threshold: threshold)
            }
            let center = place.distance + offsets[number][axis]
            let lagged = LaggedShare(
                passages: tracks[number].passages(axis), trajectory: tracks[number][axis], animation: animation,
                since: since, at: time
            ) { offset in
                var moved = place
                moved.distance = center - offset
                return ScrollTransition.share(at: moved, side: side, curve: curve, threshold: threshold)
            }
            activeUntil = max(activeUntil, lagged.end)
            return lagged.share
        case .animated(let animation, let threshold):
            guard tracks.indices.contains(number) else { return 0 }
            let track = tracks[number]
            let flipped = FlippedPhase(
                passages: track.passages(axis), trajectory: track[axis],
                center: place.distance + offsets[number][axis],
                distance: threshold.distance(length: place.length, container: place.container), side: side,
                animation: animation, since: since, at: time)
            activeUntil = max(activeUntil, flipped.end)
            return flipped.share
        }
    }

    /// What code may know of a view's place; x counts from the leading edge.
    private func proxy(frame: Rect, in region: Region?) -> GeometryProxy {
        var global = frame
        if stage.viewport.layoutDirection == .rightToLeft {
            global.origin.x = stage.viewport.size.width - frame.maxX
        }
        return GeometryProxy(
            size: frame.size, scrollViewFrame: region?.local(frame) ?? global, globalFrame: global,
            containerSize: region?.containerSize ?? stage.viewport.size)
    }

    private mutating func note(_ effects: [VisualEffect], phase: Double?, for place: Place) {
        if let item = place.item { notes.add(effects, phase: phase, to: item) }
    }

    /// The corners of a view that is turned in space, clockwise from the top left.
    private mutating func noteCorners(_ applied: [Layer.AppliedEffect], frame: Rect, for place: Place) {
        guard let item = place.item, applied.contains(where: \.isTurn) else { return }
        let effects = applied.compactMap(\.effect)
        let (width, height) = (frame.width, frame.height)
        let corners = [Point(), Point(x: width), Point(x: width, y: height), Point(y: height)].map { corner in
            effects.reduce(corner) { $1.applied(to: $0, in: frame.size) } + (frame.origin - .zero)
        }
        notes.setCorners(corners, of: item)
    }
}

extension Layer.AppliedEffect {
    /// The effect, where it is one that can move.
    var effect: VisualEffect? {
        switch self {
        case .constant(let effect), .moving(let effect): effect
        case .clip, .shadow, .backgroundExtension: nil
        }
    }

    /// Whether it turns in space.
    fileprivate var isTurn: Bool {
        switch self {
        case .constant(.rotation3D(let rotation)), .moving(.rotation3D(let rotation)): rotation.angle != .zero
        case .constant, .moving, .clip, .shadow, .backgroundExtension: false
        }
    }
}
