import Layout
import Physics
import ViewTree

extension Planner {
    /// A finger drags and lets go, or only lets go.
    mutating func fling(_ fling: Fling) throws(ImpossibleLayout) {
        let start = try begin(after: fling.startsAfter)
        guard let number = draggable("fling", at: start) else { return }
        let layout = stage.scrollViews[number]
        let isMirrored = layout.layoutDirection == .rightToLeft
        let finger = Finger(fling, axis: layout.mainAxis, isMirrored: isMirrored)
        if finger.isInstant, fling.samples.isEmpty, finger.velocity == .zero {
            return ignore("fling", at: start, "the finger neither moves nor has a velocity")
        }
        touch(number, with: finger, at: start, named: "fling")
    }

    /// A finger drags, rests and lets go.
    mutating func drag(_ drag: Drag) throws(ImpossibleLayout) {
        let start = try begin(after: nil)
        guard let number = draggable("drag", at: start) else { return }
        let layout = stage.scrollViews[number]
        let isMirrored = layout.layoutDirection == .rightToLeft
        touch(
            number, with: Finger(drag, axis: layout.mainAxis, isMirrored: isMirrored), at: start, named: "drag")
    }

    /// A finger stops a moving scroll view.
    mutating func hold(_ touch: Catch) throws(ImpossibleLayout) {
        let start = try begin(after: touch.after)
        guard let number = draggable("catch", at: start) else { return }
        self.touch(number, with: Finger(hold: touch.hold), at: start, named: "catch")
    }

    /// The scroll view that a finger moves, or nil with the reason told.
    private mutating func draggable(_ interaction: String, at time: Double) -> Int? {
        guard let number = stage.primary, stage.scrollViews.indices.contains(number) else {
            ignore(interaction, at: time, "nothing scrolls")
            return nil
        }
        let layout = stage.scrollViews[number]
        if layout.isDisabled {
            ignore(interaction, at: time, "scrolling is disabled")
            return nil
        }
        guard layout.scrollAxes.contains(where: layout.canDrag) else {
            ignore(interaction, at: time, "the content is no longer than its container and its ends do not give way")
            return nil
        }
        return number
    }

    /// From the touch to the rest after the release.
    private mutating func touch(_ number: Int, with finger: Finger, at start: Double, named name: String) {
        let layout = stage.scrollViews[number]
        var track = tracks[number]
        let offset = track.offset(at: start)
        let wasMoving = track.phase.value(at: start) != .idle && start < track.end
        let flying = wasMoving ? Point(x: track.x.restPosition, y: track.y.restPosition) : nil
        if !wasMoving { track.original = offset }
        var began: Double?
        if !finger.isInstant {
            events.append(Event(time: start, scrollView: number, kind: .touch))
            track.phase.set(.tracking, at: start)
            for axis in Axis.allCases {
                guard layout.canDrag(axis) else {
                    track[axis] = track[axis].followed(by: .rest(at: offset[axis]), at: start)
                    continue
                }
                let band = layout.bounces(axis) ? RubberBand(dimension: layout.frame.size[axis]) : nil
                let motion = Tracking(
                    start: offset[axis], path: finger[axis], range: layout.restRange(axis), band: band)
                track[axis] = track[axis].followed(by: Trajectory(.tracking(motion), kind: .tracking), at: start)
                if let time = motion.beginTime { began = min(began ?? time, time) }
            }
        }
        if let began { track.phase.set(.interacting, at: start + began) }
        tracks[number] = track
        if began == nil, !finger.isInstant, !wasMoving, name != "catch" {
            ignore(name, at: start, "the finger moves less than the 10 pt at which scrolling begins")
        }
        let isPanned = began != nil || finger.isInstant && name != "catch"
        if isPanned {
            held = nil
            tracks[number].isPositionedByUser.set(true, at: start + (began ?? 0))
            tracks[number].binding.set(.read, at: start + (began ?? 0))
        }
        let release = release(
            number, at: start + finger.duration, velocity: isPanned ? finger.velocity : .zero,
            lastVelocity: isPanned ? finger.lastVelocity : .zero, flying: flying, beganAtRest: !wasMoving)
        if isPanned || wasMoving || name == "catch" {
            land(number, release, at: start + finger.duration)
        } else {
            tracks[number].phase.set(.idle, at: start + finger.duration)
        }
        end(at: max(start + finger.duration, tracks[number].end))
    }

    /// What is known when the finger leaves; a release below 250 pt/s does not fling.
    private mutating func release(
        _ number: Int, at time: Double, velocity: Vector, lastVelocity: Vector, flying: Point?, beganAtRest: Bool
    ) -> Release {
        let layout = stage.scrollViews[number]
        let offset = tracks[number].offset(at: time)
        let speed = (lastVelocity.dx * lastVelocity.dx + lastVelocity.dy * lastVelocity.dy).squareRoot()
        var gated = Vector.zero
        for axis in layout.scrollAxes where layout.canDrag(axis) {
            let isOut = !layout.restRange(axis).contains(offset[axis])
            gated[axis] = VelocityEstimator.flingVelocity(velocity[axis], lastSpeed: speed, isOverscrolled: isOut)
        }
        events.append(Event(time: time, scrollView: number, kind: .release(velocity: gated)))
        releaseTime = releaseTime ?? time
        return Release(
            layout: layout, offset: offset, velocity: gated, lastVelocity: lastVelocity,
            original: tracks[number].original, flying: flying, beganAtRest: beganAtRest)
    }
}
