import Layout
import Physics
import ViewTree

extension Planner {
    /// Code scrolls.
    mutating func scrollTo(_ scroll: ScrollTo) throws(ImpossibleLayout) {
        let start = try begin(after: scroll.startsAfter)
        guard !stage.scrollViews.isEmpty else { return ignore("scrollTo", at: start, "nothing scrolls") }
        guard let number = scrollView(for: scroll) else {
            return ignore("scrollTo", at: start, "no view has this identity")
        }
        perform(scroll, on: number, at: start)
        end(at: max(start, tracks[number].end))
    }

    /// The scroll view that a scroll is for: the primary one, or the first that has the view.
    func scrollView(for scroll: ScrollTo) -> Int? {
        let order = [stage.primary].compactMap { $0 } + Array(stage.scrollViews.indices)
        guard case .id(let id) = scroll.target else { return order.first }
        return order.first { stage.scrollViews.indices.contains($0) && stage.scrollViews[$0].frame(of: id) != nil }
    }

    /// Moves a scroll view by code; a scroll under way is stopped first.
    mutating func perform(_ scroll: ScrollTo, on number: Int, at time: Double) {
        let layout = stage.scrollViews[number]
        var track = tracks[number]
        let offset = track.offset(at: time)
        let anchor = scroll.anchor ?? (scroll.isProxy ? nil : layout.position?.anchor)
        guard
            let place = layout.place(of: scroll.target, anchor: anchor, isMinimal: scroll.isProxy, from: offset)
        else { return ignore("scrollTo", at: time, "no view has this identity") }
        // The animation that a proxy is given none of its own by is UIKit's.
        let animation = scroll.isProxy && scroll.animation == .default ? .contentOffset : scroll.animation
        if track.phase.value(at: time) == .idle { track.original = offset }
        var end = time
        for axis in layout.scrollAxes {
            let moves = animation.map { $0.trajectory(from: offset[axis], to: place[axis]) }
            let trajectory = offset[axis] == place[axis] ? .rest(at: place[axis]) : moves ?? .rest(at: place[axis])
            track[axis] = track[axis].followed(by: trajectory, at: time)
            end = max(end, time + trajectory.duration)
            landings.append(landing(scroll, number, axis, from: offset, to: place, at: time, trajectory, track))
        }
        events.append(
            Event(time: time, scrollView: number, kind: .scroll(to: place, isAnimated: animation != nil)))
        track.phase.set(end > time ? .animating : .idle, at: time)
        track.phase.set(.idle, at: end)
        track.isPositionedByUser.set(false, at: time)
        if case .id(let id) = scroll.target, !scroll.isProxy {
            track.binding.set(.written(id), at: time)
        } else {
            track.binding.set(.read, at: time)
        }
        tracks[number] = track
        held = nil
    }

    private func landing(
        _ scroll: ScrollTo, _ number: Int, _ axis: Axis, from offset: Point, to place: Point, at time: Double,
        _ trajectory: Trajectory, _ track: ScrollTrack
    ) -> Landing {
        let layout = stage.scrollViews[number]
        let id: ViewID? = if case .id(let id) = scroll.target { id } else { nil }
        let regime = offset[axis] == place[axis] ? "stop" : trajectory.duration > 0 ? "animation" : "jump"
        return Landing(
            scrollView: number, axis: axis, cause: .programmatic, time: time, start: offset[axis], velocity: 0,
            originalTarget: track.original[axis], rate: layout.rate(automatic: .normal).perMillisecond,
            projection: place[axis], clampedProjection: place[axis], range: layout.restRange(axis),
            behavior: layout.behavior, rule: .requested, proposed: place[axis], target: place[axis], targetID: id,
            regime: regime, duration: trajectory.duration)
    }

    /// A button is tapped; only code can answer.
    mutating func tap(_ label: String) throws(ImpossibleLayout) {
        let start = try begin(after: nil)
        guard let button = stage.buttons.first(where: { $0.label == label }) else {
            return ignore("tap", at: start, "no button is labelled “\(label)”")
        }
        guard !button.isDisabled else { return ignore("tap", at: start, "the button is disabled") }
        events.append(Event(time: start, scrollView: stage.primary ?? 0, kind: .tap(label: label)))
        end(at: start)
        guard callbacks != nil, let action = button.action else {
            return ignore("tap", at: start, "the button runs no code")
        }
        _ = try perform([(action, .none)], at: start)
        try replay(until: start)
        end(at: max(start, tracks.map(\.end).max() ?? start))
    }
}
