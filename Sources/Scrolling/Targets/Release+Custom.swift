import Layout
import Physics
import ViewTree

extension Release {
    /// The choice of a rule of one's own, which sees both axes at once.
    func choices(of behavior: ScrollTargetBehavior.CustomBehavior) -> [(axis: Axis, choice: TargetChoice)] {
        let limits = if case .function(let function) = behavior { function.limitsScrolls } else { false }
        let natural = layout.scrollAxes.map { axis in
            let rate = layout.rate(automatic: limits ? .fast : .normal)
            return (axis: axis, choice: TargetChoice(natural: self, axis: axis, rate: rate))
        }
        var proposed = offset
        for (axis, choice) in natural { proposed[axis] = choice.clampedProjection }
        let updated = updated(proposed, by: behavior)
        return natural.map { axis, choice in
            var choice = choice
            let place = updated[axis].isFinite ? updated[axis] : choice.clampedProjection
            choice.proposed = place
            choice.target = place.clamped(to: layout.restRange(axis))
            choice.targetID = nil
            if choice.rule != .edge || choice.target != choice.clampedProjection { choice.rule = .custom }
            choice.engine = .retarget
            return (axis, choice)
        }
    }

    /// The offset that a rule makes of the proposed one.
    private func updated(_ proposed: Point, by behavior: ScrollTargetBehavior.CustomBehavior) -> Point {
        var place = proposed
        switch behavior {
        case .snapEvery(let length):
            guard length > 0, length.isFinite else { return proposed }
            for axis in layout.scrollAxes {
                let share = proposed[axis] / length
                let isTie = abs(share - share.rounded(.down) - 0.5) < 1e-9
                let rule: FloatingPointRoundingRule = velocity[axis] > 0 ? .up : .down
                place[axis] = share.rounded(isTie ? rule : .toNearestOrAwayFromZero) * length
            }
        case .magnet(let magnet):
            let axis = magnet.edge.axis
            guard layout.axes.contains(axis), magnet.when?.holds(for: velocity[axis]) ?? true else { return proposed }
            let range = layout.restRange(axis)
            let isStart = magnet.edge == .top || magnet.edge == .leading
            let edge = isStart ? range.lowerBound : range.upperBound
            if abs(proposed[axis] - edge) <= magnet.within { place[axis] = edge }
        case .function(let function):
            let container = layout.containerSize
            let context = ScrollTargetContext(
                originalTarget: ScrollTarget(rect: Rect(origin: original, size: container)), velocity: velocity,
                contentSize: layout.contentSize, containerSize: container, axes: layout.axes,
                horizontalSizeClass: layout.horizontalSizeClass, verticalSizeClass: layout.verticalSizeClass)
            let target = function.update(ScrollTarget(rect: Rect(origin: proposed, size: container)), context)
            for axis in layout.scrollAxes {
                let a = target.anchor?[axis] ?? 0
                place[axis] = target.rect.min(axis) + a * (target.rect.size[axis] - container[axis])
            }
        }
        return place
    }
}
