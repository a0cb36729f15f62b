import Layout
import Physics
import ViewTree

extension Planner {
    /// The most rounds of callbacks that answer each other within one frame.
    // A choice of this project: a chain of state changes longer than this is taken for a loop.
    private static let greatestRounds = 8
    /// The most arrangements that a program may make.
    // A choice of this project: half a minute of a change every frame.
    private static let greatestStages = 1_800

    /// Runs the callbacks of all frames up to a time; a scene without a program has none.
    mutating func replay(until time: Double) throws(ImpossibleLayout) {
        let rate = Double(scene.output.frameRate)
        while let frame = callbacks?.frame, Double(frame + 1) / rate <= time + 1e-9 {
            let now = Double(frame + 1) / rate
            let hasChanged = try runCallbacks(at: now)
            let isOver = !hasChanged && tracks.allSatisfy { $0.end < now }
            // Nothing is heard while nothing moves.
            callbacks?.frame = isOver ? max(frame + 1, Int((time * rate + 1e-9).rounded(.down))) : frame + 1
        }
    }

    /// Runs the callbacks until all that came before is over, what they set in motion included.
    mutating func replayToClock() throws(ImpossibleLayout) {
        guard callbacks != nil else { return }
        let longest = clock + Self.longestWait
        try replay(until: clock)
        while let end = tracks.map(\.end).max(), end > clock, end < longest {
            clock = end
            try replay(until: clock)
        }
    }

    /// Runs the callbacks to the end, those that hear of the last rest included.
    mutating func replayToRest() throws(ImpossibleLayout) {
        guard callbacks != nil else { return }
        try replayToClock()
        var heard = clock
        let longest = clock + Self.longestWait
        repeat {
            heard = max(heard, clock) + 2 / Double(scene.output.frameRate)
            try replay(until: heard)
            if let end = tracks.map(\.end).max() { clock = max(clock, min(end, longest)) }
        } while clock > heard && heard < longest
    }

    /// Runs the callbacks of one frame; whether the state changed.
    private mutating func runCallbacks(at time: Double) throws(ImpossibleLayout) -> Bool {
        var hasChanged = false
        for _ in 0..<Self.greatestRounds {
            let calls = dueCalls(at: time)
            guard try perform(calls, at: time) else { break }
            hasChanged = true
        }
        return hasChanged
    }

    /// Runs actions one after the other, then lays out and scrolls once; whether the state changed.
    mutating func perform(
        _ calls: [(action: Action, input: ProgramInput)], at time: Double
    ) throws(ImpossibleLayout) -> Bool {
        guard var callbacks else { return false }
        let before = callbacks.state
        var animation: Animation?
        var scrolls: [ScrollTo] = []
        for call in calls {
            let outcome = callbacks.program.perform(call.action, call.input, callbacks.state)
            try spend(steps: outcome.steps)
            if outcome.state != callbacks.state { animation = outcome.animation ?? animation }
            callbacks.state = outcome.state
            scrolls += outcome.scrolls
            events.append(Event(time: time, scrollView: stage.primary ?? 0, kind: .action(name: call.action.name)))
        }
        let hasChanged = callbacks.state != before
        callbacks.hasChanged = callbacks.hasChanged || hasChanged
        self.callbacks = callbacks
        if hasChanged, stages.marks.count < Self.greatestStages {
            try restage(animation: animation, at: time)
        }
        for scroll in scrolls {
            guard let number = scrollView(for: scroll) else { continue }
            perform(scroll, on: number, at: time)
        }
        return hasChanged
    }

    /// Lays the state out; a position that code wrote is scrolled to.
    private mutating func restage(animation: Animation?, at time: Double) throws(ImpossibleLayout) {
        let old = stage
        let next = try layOut(scene)
        let oldStart = stages.marks[stages.marks.count - 1].start
        let isResting = tracks.allSatisfy { $0.end <= time }
        if isResting, !old.hasSameLengths(as: next) {
            rearrange(as: next, at: time)
        } else {
            for number in next.scrollViews.indices where !tracks.indices.contains(number) {
                tracks.append(ScrollTrack(offset: next.scrollViews[number].initialOffset))
            }
            stages.set(next, at: time)
        }
        if let animation {
            changes.set(StageChange(from: old, since: oldStart, at: time, animation: animation), at: time)
        }
        for number in next.scrollViews.indices where old.scrollViews.indices.contains(number) {
            guard let target = next.scrollViews[number].position?.target,
                target != old.scrollViews[number].position?.target
            else { continue }
            // An identity that was read from the scroll is already there.
            if case .id(let id) = target, position(of: number, at: time) == id { continue }
            perform(ScrollTo(target: target, animation: animation), on: number, at: time)
        }
    }

    /// What scrollPosition holds at a time, as far as it is planned.
    private func position(of number: Int, at time: Double) -> ViewID? {
        let layout = stage.scrollViews[number]
        switch tracks[number].binding.value(at: time) {
        case .unset: return nil
        case .written(let id): return id
        case .read: return layout.readPosition(at: tracks[number].offset(at: time), items: layout.items)
        }
    }

    /// The actions that have something new to hear.
    private mutating func dueCalls(at time: Double) -> [(action: Action, input: ProgramInput)] {
        guard var callbacks else { return [] }
        let last = Double(callbacks.frame) / Double(scene.output.frameRate)
        var calls: [(action: Action, input: ProgramInput)] = []
        func add(_ action: Action, _ listener: Callbacks.Listener, _ now: Callbacks.Heard) {
            if let input = callbacks.tell(listener, now) { calls.append((action, input)) }
        }
        for observation in stage.observations {
            let number = observation.scrollView.flatMap { stage.scrollViews.indices.contains($0) ? $0 : nil }
            switch observation.observation {
            case .appear(let action): add(action, .appear(action, observation.id), .nothing)
            case .geometry(let action):
                guard let number else { continue }
                let geometry = stage.scrollViews[number].geometry(at: tracks[number].offset(at: time))
                add(action, .geometry(action, scrollView: number), .geometry(geometry))
            case .phase(let action):
                guard let number else { continue }
                // Phases shorter than a frame are heard as well.
                for mark in tracks[number].phase.marks where mark.start > last && mark.start <= time {
                    add(action, .phase(action, scrollView: number), .phase(mark.value))
                }
                add(action, .phase(action, scrollView: number), .phase(tracks[number].phase.value(at: time)))
            case .visibility(let threshold, let action):
                let fraction = number.map { visibleFraction(of: observation.frame, in: $0, at: time) } ?? 1
                add(action, .visibility(action, observation.id), .visible(fraction > threshold))
            case .targetVisibility(let type, let threshold, let action):
                guard let number else { continue }
                let ids = visibleTargets(in: number, above: threshold, at: time)
                    .filter { type == nil || $0.typeName == type }
                add(action, .targets(action, scrollView: number), .ids(ids))
            case .change(let action): if callbacks.hasChanged { calls.append((action, .none)) }
            case .tap: break
            }
        }
        callbacks.hasChanged = false
        for number in stage.scrollViews.indices {
            guard let action = stage.scrollViews[number].position?.action else { continue }
            add(action, .position(action, scrollView: number), .position(position(of: number, at: time)))
        }
        self.callbacks = callbacks
        return calls
    }

    private func visibleFraction(of frame: Rect, in number: Int, at time: Double) -> Double {
        frame.visibleFraction(in: stage.scrollViews[number].contentBounds(at: tracks[number].offset(at: time)))
    }

    private func visibleTargets(in number: Int, above threshold: Double, at time: Double) -> [ViewID] {
        let layout = stage.scrollViews[number]
        return layout.items.visible(
            in: layout.contentBounds(at: tracks[number].offset(at: time)), layout.mainAxis, threshold)
    }
}

extension Stage {
    /// Whether all scroll views have the lengths that their motion depends on.
    fileprivate func hasSameLengths(as other: Stage) -> Bool {
        guard scrollViews.count == other.scrollViews.count else { return false }
        return zip(scrollViews, other.scrollViews).allSatisfy { one, two in
            one.frame == two.frame && one.insets == two.insets && one.contentSize == two.contentSize
                && one.targets.frames == two.targets.frames && one.targets.ids == two.targets.ids
        }
    }
}
