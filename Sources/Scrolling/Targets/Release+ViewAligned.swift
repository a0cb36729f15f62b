import Layout
import Physics
import ViewTree

extension Release {
    /// The most stops that a landing lists.
    private static let listedCandidates = 8

    /// The target view to align: nearest to the projection, then the limit, then a flick's own rule (swiftui.md 3.4).
    func alignedView(limit: ScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?, axis: Axis) -> TargetChoice {
        let stops = AlignedStops(of: layout, anchor: anchor, axis: axis)
        let velocity = velocity[axis]
        guard let origin = stops.rank(nearest: original[axis], velocity: 0) else {
            return TargetChoice(natural: self, axis: axis, rate: layout.rate(automatic: .normal), rule: .noTargets)
        }
        let views = views(limit, stops: stops, origin: origin, axis: axis)
        let rate = views == nil ? layout.rate(automatic: .normal) : .fast
        var choice = TargetChoice(natural: self, axis: axis, rate: rate)
        choice.motionRate = layout.rate(automatic: .fast)
        choice.limit = Landing.Limit(behavior: limit, views: views)
        let nearest = stops.rank(nearest: choice.clampedProjection, velocity: velocity) ?? origin
        let allowed = views.map { max(0, origin - $0)...min(stops.count - 1, origin + $0) } ?? 0...(stops.count - 1)
        var rank = min(max(nearest, allowed.lowerBound), allowed.upperBound)
        var rule = stops.count == 1 ? Landing.Rule.onlyStop : rank == nearest ? .nearest : .limited
        let further = velocity > 0 ? origin + 1 : origin - 1
        let isBehind = (stops[origin] - offset[axis]) * velocity <= 0
        if abs(velocity) >= VelocityEstimator.flingSpeed, rank == origin, isBehind, allowed.contains(further) {
            rank = further
            rule = .flickAdvances
        }
        if choice.rule == .edge, choice.clampedProjection == stops[rank] { rule = .edge }
        choice.rule = rule
        choice.proposed = stops[rank]
        choice.target = stops[rank]
        choice.targetID = layout.targets.ids[stops.view(atRank: rank)]
        choice.candidates = candidates(stops, around: nearest, allowed: allowed, projection: choice.clampedProjection)
        choice.engine = .retarget
        return choice
    }

    /// How many views a gesture may pass; nil is no limit.
    private func views(
        _ limit: ScrollTargetBehavior.LimitBehavior, stops: AlignedStops, origin: Int, axis: Axis
    ) -> Int? {
        let sizeClass = axis == .horizontal ? layout.horizontalSizeClass : layout.verticalSizeClass
        switch limit {
        case .never: return nil
        case .automatic where sizeClass == .regular: return nil
        case .alwaysByOne: return 1
        case .automatic, .always, .alwaysByFew: return max(1, wholeViews(from: stops.view(atRank: origin), axis: axis))
        }
    }

    /// How many whole views fit in the container, the first being this one.
    private func wholeViews(from view: Int, axis: Axis) -> Int {
        let container = layout.containerSize[axis]
        let frames = layout.targets.frames
        if case .uniform(let first, let step, let count) = frames {
            guard step[axis] > 0 else { return 1 }
            // floor((C + g)/(w + g)); a billionth forgives the rounding of the division.
            let whole = (container + step[axis] - first.size[axis]) / step[axis] + 1e-9
            return Int(whole.clamped(to: 0...Double(count)))
        }
        let start = frames[view].min(axis)
        var stop = 0
        var last = start - 1
        for index in view..<frames.count where frames[index].max(axis) <= start + container + 1e-6 {
            // Cells of one line are one step.
            guard frames[index].min(axis) > last else { continue }
            last = frames[index].min(axis)
            stop += 1
        }
        return stop
    }

    private func candidates(
        _ stops: AlignedStops, around nearest: Int, allowed: ClosedRange<Int>, projection: Double
    ) -> [Landing.Candidate] {
        let near = max(0, nearest - Self.listedCandidates)...min(stops.count - 1, nearest + Self.listedCandidates)
        let all = near.map { rank in
            let view = stops.view(atRank: rank)
            return Landing.Candidate(
                index: view, id: layout.targets.ids[view], stop: stops[rank],
                distance: abs(stops[rank] - projection), isBeyondLimit: !allowed.contains(rank))
        }
        return Array(all.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(Self.listedCandidates))
    }
}
