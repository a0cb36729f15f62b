import Layout
import Physics
import ViewTree

/// A view that stays where it is while lengths change.
struct HeldView: Sendable {
    /// The scroll view.
    let scrollView: Int
    /// The view.
    let id: ViewID
    /// The place of view and container that are compared, in fractions of each.
    let anchor: UnitPoint
    /// How far the offset is past that at which the two places meet.
    let excess: Vector
    /// The view's frame in the content then.
    let frame: Rect
    /// The container then.
    let container: Size
    /// The content then.
    let content: Size
    /// The offset then.
    let offset: Point

    /// Whether another layout is the one of then again, so that the very offset can be taken up.
    func isFrom(_ layout: ScrollLayout) -> Bool {
        container == layout.containerSize && content == layout.contentSize && layout.frame(of: id) == frame
    }
}

extension Planner {
    /// The window changes.
    mutating func resize(_ viewport: Viewport, after delay: Double?) throws(ImpossibleLayout) {
        let start = try begin(after: delay)
        var next = scene
        next.viewport = viewport
        let stage = try layOut(next)
        events.append(Event(time: start, scrollView: stage.primary ?? 0, kind: .resize(viewport.size)))
        scene = next
        rearrange(as: stage, at: start)
        end(at: start)
    }

    /// The items of the primary scroll view become these.
    mutating func setItems(_ ids: [ViewID]) throws(ImpossibleLayout) {
        let start = try begin(after: nil)
        guard case .view(let view) = scene.content, let changed = view.settingItems(ids) else {
            return ignore("setItems", at: start, "no collection has any of these identities")
        }
        var next = scene
        next.content = .view(changed)
        let stage = try layOut(next)
        scene = next
        rearrange(as: stage, at: start)
        end(at: start)
    }

    /// Goes on with another arrangement, what was in view staying there.
    mutating func rearrange(as next: Stage, at time: Double) {
        let old = stage.scrollViews
        for number in next.scrollViews.indices {
            let layout = next.scrollViews[number]
            guard old.indices.contains(number) else {
                if !tracks.indices.contains(number) { tracks.append(ScrollTrack(offset: layout.initialOffset)) }
                continue
            }
            move(number, from: old[number], to: layout, isPrimary: number == next.primary, at: time)
        }
        stages.set(next, at: time)
    }

    private mutating func move(
        _ number: Int, from old: ScrollLayout, to new: ScrollLayout, isPrimary: Bool, at time: Double
    ) {
        var track = tracks[number]
        let isMoving = track.phase.value(at: time) != .idle && time < track.end
        // A motion under way is taken to where it was going.
        let offset = isMoving ? Point(x: track.x.restPosition, y: track.y.restPosition) : track.offset(at: time)
        if held?.scrollView != number { held = hold(number, old, at: offset, track.binding.last) }
        var place = offset
        var choices: [(axis: Axis, choice: TargetChoice)] = []
        if let held, held.isFrom(new) {
            place = held.offset
        } else {
            place = kept(old, new, at: offset, isWritten: track.binding.last != .read && track.binding.last != .unset)
            choices = Release(resting: new, at: place).choices()
            for (axis, choice) in choices { place[axis] = choice.target }
        }
        for axis in Axis.allCases {
            track[axis] = track[axis].followed(by: .rest(at: place[axis]), at: time)
        }
        track.phase.set(.idle, at: time)
        track.original = place
        tracks[number] = track
        guard isPrimary else { return }
        for (axis, choice) in choices {
            landings.append(
                Landing(
                    scrollView: number, axis: axis, cause: .sizeChange, time: time, start: offset[axis], velocity: 0,
                    originalTarget: offset[axis], rate: choice.projectionRate.perMillisecond,
                    projection: choice.projection, clampedProjection: choice.clampedProjection,
                    range: new.restRange(axis), behavior: new.behavior, limit: choice.limit,
                    candidates: choice.candidates, rule: choice.rule, proposed: choice.proposed,
                    target: choice.target, targetID: choice.targetID, regime: "jump", duration: 0))
        }
    }

    /// The view to keep in place: the one written to scrollPosition, else the aligned one, else the first in sight.
    private func hold(
        _ number: Int, _ layout: ScrollLayout, at offset: Point, _ binding: ScrollTrack.PositionBinding
    ) -> HeldView? {
        var anchor = layout.position?.anchor ?? .zero
        var found: ViewID?
        if case .written(let id) = binding, layout.frame(of: id) != nil {
            found = id
        } else {
            let axis = layout.mainAxis
            if case .viewAligned(_, let own) = layout.behavior {
                anchor = own ?? .zero
                let stops = AlignedStops(of: layout, anchor: own, axis: axis)
                found = stops.rank(nearest: offset[axis], velocity: 0).map {
                    layout.targets.ids[stops.view(atRank: $0)]
                }
            }
            if found == nil {
                anchor = layout.position?.anchor ?? .zero
                found = layout.readPosition(at: offset, items: layout.items)
            }
        }
        guard let id = found, let frame = layout.frame(of: id) else { return nil }
        var excess = Vector.zero
        for axis in layout.scrollAxes {
            let met = frame.min(axis) + anchor[axis] * (frame.size[axis] - layout.containerSize[axis])
            excess[axis] = (offset[axis] - met).finite
        }
        return HeldView(
            scrollView: number, id: id, anchor: anchor, excess: excess, frame: frame,
            container: layout.containerSize, content: layout.contentSize, offset: offset)
    }

    /// The offset that keeps what was in view.
    private func kept(_ old: ScrollLayout, _ new: ScrollLayout, at offset: Point, isWritten: Bool) -> Point {
        var place = Point.zero
        for axis in Axis.allCases {
            let range = new.restRange(axis)
            place[axis] = offset[axis].clamped(to: range)
            guard new.axes.contains(axis) else { continue }
            if let anchor = new.anchors.sizeChanges?[axis], !isWritten {
                let room = { (layout: ScrollLayout) in layout.contentSize[axis] - layout.containerSize[axis] }
                place[axis] = (offset[axis] + anchor * (room(new) - room(old))).finite.clamped(to: range)
            } else if let (before, after) = Self.pages(old, new, axis), before != after, before > 0, !isWritten {
                place[axis] = (offset[axis] / before * after).finite.clamped(to: range)
            } else if let held, let frame = new.frame(of: held.id) {
                let length = held.frame.size[axis]
                let scale = length > 0 ? frame.size[axis] / length : 1
                let met = frame.min(axis) + held.anchor[axis] * (frame.size[axis] - new.containerSize[axis])
                place[axis] = (met + held.excess[axis] * scale).finite.clamped(to: range)
            }
        }
        return place
    }

    /// The page lengths before and after, where both turn pages.
    private static func pages(_ old: ScrollLayout, _ new: ScrollLayout, _ axis: Axis) -> (Double, Double)? {
        switch new.behavior {
        case .paging: (old.containerSize[axis], new.containerSize[axis])
        case .legacyPaging: (old.frame.size[axis], new.frame.size[axis])
        case .none, .viewAligned, .custom: nil
        }
    }
}
