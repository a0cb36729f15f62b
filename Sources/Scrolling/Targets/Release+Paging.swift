import Layout
import Physics
import ViewTree

extension Release {
    /// The page to turn to, counted from where the gesture began; one page a swipe (swiftui.md 3.3).
    func page(of length: Double, axis: Axis) -> TargetChoice {
        let range = layout.restRange(axis)
        var choice = TargetChoice(natural: self, axis: axis, rate: layout.rate(automatic: .normal))
        let speed = velocity[axis] == 0 ? 0 : lastVelocity[axis]
        let isFlick = abs(speed) > PageChoice.flickSpeed
        choice.engine = .paging
        if choice.rule == .edge {
            let edge = offset[axis].clamped(to: range)
            let isNear = !(beganAtRest && length > 0)
            choice.target = isNear ? edge : edge.clamped(to: original[axis] - length...original[axis] + length)
            choice.proposed = choice.target
            return choice
        }
        guard length > 0 else {
            choice.rule = .onlyStop
            choice.target = offset[axis].clamped(to: range)
            choice.proposed = choice.target
            return choice
        }
        // Without the end, so that what is proposed can lie beyond it.
        let open = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        let origin = original[axis]
        let pages = PageChoice(stride: length, origin: origin, range: open)
        var page = pages.target(position: offset[axis], velocity: speed, previousTarget: flying?[axis])
        // UIKit leaves a release exactly on a page there, which no finger that flicks ever is.
        if isFlick, flying == nil, abs(page - offset[axis]) < 1e-9 { page += speed > 0 ? length : -length }
        if beganAtRest { page = page.clamped(to: origin - length...origin + length) }
        // At the last offset nothing but a flick back leaves it: the last page may be a short one.
        if offset[axis] >= range.upperBound, speed >= -PageChoice.flickSpeed { page = max(page, range.upperBound) }
        choice.rule = isFlick ? .flickPage : .halfPage
        choice.proposed = page
        choice.target = page.clamped(to: range)
        let number = ((page - origin) / length).rounded()
        choice.candidates = [-1.0, 0, 1].map { step in
            let stop = (origin + (number + step) * length).clamped(to: range)
            let index = Int(((origin + (number + step) * length) / length).rounded().clamped(to: -1e9...1e9))
            return Landing.Candidate(
                index: index, id: nil, stop: stop, distance: abs(stop - choice.clampedProjection),
                isBeyondLimit: beganAtRest && abs(number + step) > 1)
        }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
        return choice
    }
}
