package import Layout
package import Physics
package import ViewTree

/// Everything a scene does, planned once; any instant can be asked for, in any order.
package struct Timeline: Sendable {
    /// What was asked for.
    package let scene: Scene
    /// Seconds, the rest at the end included.
    package let duration: Double
    /// When everything rests for good, in seconds.
    package let settledTime: Double
    /// When a finger first lets go, in seconds.
    package let releaseTime: Double?
    /// What moves each scroll view, in order of time.
    package let phases: [PhaseSpan]
    /// Why it came to rest where it did, in order of time.
    package let landings: [Landing]
    /// What is legal and probably not meant.
    package let warnings: [LayoutWarning]
    /// When a motion begins, in seconds, each once.
    package let joints: [Double]
    let stages: Steps<Stage>
    let tracks: [ScrollTrack]
    let items: [[ScrollItems]]
    let changes: Steps<StageChange?>
    private let planned: [Event]
    /// What its frames pay for their views; nil where there is no bound.
    var meter: DrawingMeter?

    /// A motion of one axis and when it holds, in seconds.
    package struct Segment: Sendable, Equatable {
        /// When it begins; the motion's own 0 s.
        package let start: Double
        /// When the next one begins, or it is over.
        package let end: Double
        /// The motion, asked by seconds since `start`.
        package let motion: Motion
    }

    /// Plans a scene whose stage is known; `resolve` lays it out again where its window or items change.
    package init(
        scene: Scene, stage: Stage,
        resolve: @escaping @Sendable (Scene, ProgramState?) throws(ImpossibleLayout) -> Stage
    ) throws(ImpossibleLayout) {
        var planner = Planner(scene: scene, stage: stage, resolve: resolve)
        try planner.run()
        self.init(planner, scene: scene)
    }

    private init(_ planner: Planner, scene: Scene) {
        self.scene = scene
        stages = planner.stages
        // Only a transition that moves in time asks which way the content has moved.
        let movesInTime =
            planner.stages.marks.contains { $0.value.mayMoveInTime }
            || planner.changes.marks.contains { $0.value?.old.mayMoveInTime == true }
        tracks = movesInTime ? planner.tracks.map { $0.withPassages() } : planner.tracks
        changes = planner.changes
        items = planner.stages.marks.map { $0.value.scrollViews.map(\.items) }
        releaseTime = planner.releaseTime
        landings = planner.landings
        var seen: Set<LayoutWarning> = []
        warnings = planner.stages.marks.flatMap(\.value.warnings).filter { seen.insert($0).inserted }
        // A callback hears of the rest at the frame after it, so the last arrangement may begin after the last motion.
        let rest = max(
            planner.clock, tracks.map(\.end).max() ?? 0, planner.changes.last?.end ?? 0,
            planner.stages.marks.last?.start ?? 0)
        let settling = FrameBuilder.settling(tracks: tracks, stages: planner.stages, after: rest)
        settledTime = settling
        duration = settling + scene.output.tail.finite.clamped(to: 0...Planner.longestWait)
        let end = duration
        phases = tracks.enumerated().flatMap { $1.phaseSpans(scrollView: $0, until: end) }
            .sorted { ($0.start, $0.scrollView) < ($1.start, $1.scrollView) }
        let starts = tracks.flatMap { $0.x.segments.map(\.start) + $0.y.segments.map(\.start) }
        let changing = planner.changes.marks.compactMap(\.value).flatMap { [$0.start, $0.end] }
        joints = Array(Set(starts + changing + planner.stages.marks.map(\.start))).sorted()
        planned = planner.events
    }

    /// What observers hear of, in order of time; found anew at each call, since pictures need none of it.
    package var events: [Event] {
        (planned + EventScan(timeline: self).events).enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Frames a second, 1 ... 240.
    package var framesPerSecond: Int { scene.output.frameRate }

    /// How many frames there are, the one at 0 s and the last rest included.
    package var frameCount: Int { Int((duration * Double(framesPerSecond) + 1e-9).rounded(.down)) + 1 }

    /// When a frame is shown, in seconds.
    package func time(ofFrame index: Int) -> Double { Double(index) / Double(framesPerSecond) }

    /// Whether nothing moves at a time or later.
    package func isSettled(at seconds: Double) -> Bool { seconds >= settledTime }

    /// Whether it takes little memory: one arrangement, few of whose views are held one by one.
    package var isLight: Bool { stages.marks.count == 1 && stages.last.heldFrameCount <= Self.lightCount }

    /// The most nodes and frames of a light timeline.
    // A choice of this project: some megabytes.
    private static let lightCount = 10_000

    /// The arrangement at a time.
    package func stage(at seconds: Double) -> Stage { stages.value(at: seconds) }

    /// The motions of one axis of a scroll view, earliest first; empty where there is no such scroll view.
    package func segments(scrollView: Int, axis: Axis) -> [Segment] {
        guard tracks.indices.contains(scrollView) else { return [] }
        let segments = tracks[scrollView][axis].segments
        return segments.indices.map { index in
            let next = index + 1 < segments.count ? segments[index + 1].start : max(duration, segments[index].end)
            return Segment(start: segments[index].start, end: next, motion: segments[index].motion)
        }
    }

    /// Where each scroll view stands at a time, in the stage's order.
    package func scrolls(at seconds: Double) -> [ScrollState] {
        let time = seconds.finite.clamped(to: 0...duration)
        let index = stages.index(at: time)
        return stages.marks[index].value.scrollViews.indices.map { state(of: $0, at: time, stage: index) }
    }

    private func state(of number: Int, at time: Double, stage: Int) -> ScrollState {
        let offset = tracks[number].offset(at: time)
        return ScrollState(
            offset: offset, velocity: tracks[number].velocity(at: time), phase: tracks[number].phase.value(at: time),
            geometry: stages.marks[stage].value.scrollViews[number].geometry(at: offset),
            position: position(of: number, at: time),
            isPositionedByUser: tracks[number].isPositionedByUser.value(at: time))
    }

    /// What scrollPosition reads at a time: the first view that ends more than half a point after the start of the
    /// container, or the one at its anchor (swiftui.md 4.1).
    func position(of number: Int, at time: Double) -> ViewID? {
        let track = tracks[number]
        let index = stages.index(at: time)
        let layout = stages.marks[index].value.scrollViews[number]
        let found: ViewID?
        switch track.binding.value(at: time) {
        case .unset: return nil
        case .written(let id): found = id
        case .read:
            found = layout.readPosition(at: track.offset(at: time), items: items[index][number])
        }
        guard let type = layout.position?.idType else { return found }
        return found?.typeName == type ? found : nil
    }

    /// Everything at one instant.
    package func frame(at seconds: Double) -> Frame {
        let time = seconds.finite.clamped(to: 0...duration)
        let index = stages.index(at: time)
        let mark = stages.marks[index]
        let scrolls = scrolls(at: time)
        let primary = mark.value.primary ?? 0
        let items = items[index].indices.contains(primary) ? items[index][primary] : nil
        refuseTooMany(at: time)
        var builder = FrameBuilder(
            stage: mark.value, since: mark.start, time: time, tracks: tracks, followed: items?.ids, meter: meter)
        let root = changed(builder.root(), at: time)
        let isWhole = meter?.isExhausted != true
        let states = isWhole ? items.map { builder.states(of: $0, primary) } ?? [] : []
        return Frame(time: time, stage: mark.value, scrolls: scrolls, items: states, root: root)
    }

    /// What draws an arrangement at a time, following no views.
    func builder(ofStage number: Int, at time: Double) -> FrameBuilder {
        refuseTooMany(at: time)
        let mark = stages.marks[number]
        return FrameBuilder(stage: mark.value, since: mark.start, time: time, tracks: tracks, meter: meter)
    }

    /// What is drawn of an arrangement at a time; on the way between two arrangements, both.
    func changed(_ root: Layer, at time: Double) -> Layer {
        guard let change = changes.value(at: time), time < change.end else { return root }
        // The old arrangement has its own scroll views, each with a track.
        var before = FrameBuilder(
            stage: change.old, since: change.oldStart, time: time, tracks: tracks, meter: meter)
        return root.interpolated(from: before.root(), by: change.progress.position(at: time - change.start))
    }
}

extension ScrollLayout {
    /// A view counts as gone when less than so much of it is left, in points; swiftui.md 4.1.
    private static let readMargin = 0.5

    /// The identity that a binding reads at an offset.
    func readPosition(at offset: Point, items: ScrollItems) -> ViewID? {
        let axis = mainAxis
        let anchor = position?.anchor?[axis].finite ?? 0
        guard anchor > 0 else {
            return items.firstIndex(endingAfter: offset[axis] + Self.readMargin, along: axis).map { items.ids[$0] }
        }
        let place = offset[axis] + anchor * containerSize[axis]
        guard items.frames.count > 0 else { return nil }
        let after = items.firstIndex(endingAfter: place, along: axis) ?? items.frames.count - 1
        guard after > 0 else { return items.ids[0] }
        let before = place - items.frame(at: after - 1).max(axis)
        let ahead = items.frame(at: after).min(axis) - place
        return items.ids[ahead > before ? after - 1 : after]
    }
}

extension ScrollTrack {
    /// The phases as spans until a time.
    fileprivate func phaseSpans(scrollView: Int, until end: Double) -> [PhaseSpan] {
        let marks = phase.marks
        return marks.indices.map { index in
            let next = index + 1 < marks.count ? marks[index + 1].start : max(end, marks[index].start)
            return PhaseSpan(phase: marks[index].value, start: marks[index].start, end: next, scrollView: scrollView)
        }
    }
}

extension Output {
    /// Frames a second within what is allowed.
    var frameRate: Int { min(max(framesPerSecond, 1), 240) }
}
