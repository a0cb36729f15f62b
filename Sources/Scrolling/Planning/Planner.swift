import Layout
import Physics
import ViewTree

/// Plans everything a scene will do, interaction after interaction.
struct Planner: Sendable {
    /// Lays a scene out, in a state where it has a program.
    typealias Resolve = @Sendable (Scene, ProgramState?) throws(ImpossibleLayout) -> Stage

    /// The scene as it stands; a resize or new items change it.
    var scene: Scene
    /// How another scene is laid out.
    let resolve: Resolve
    /// The arrangements and when they begin.
    var stages: Steps<Stage>
    /// What each scroll view does.
    var tracks: [ScrollTrack]
    /// What happened, but for what follows from the motion alone.
    var events: [Event] = []
    /// Why it landed where it did.
    var landings: [Landing] = []
    /// When the interaction before the next one began, in seconds.
    var previousStart = 0.0
    /// When all that came before is over, in seconds.
    var clock = 0.0
    /// When a finger first let go.
    var releaseTime: Double?
    /// The program, where the scene is one.
    var callbacks: Callbacks?
    /// Changes of the arrangement that take time.
    var changes = Steps<StageChange?>(nil)
    /// What was in view before sizes changed, until it scrolls again.
    var held: HeldView?
    /// What the arrangements so far hold in memory.
    private var heldFrameCount: Int
    /// The steps that the code of the program has taken.
    private var steps = 0

    /// The longest wait, in seconds.
    // A choice of this project: nobody watches ten minutes of rest.
    static let longestWait = 600.0
    /// The most nodes and frames that all arrangements hold together.
    // A choice of this project: a grid of a million views, and its window resized three times; 250 MB.
    private static let greatestHeldFrameCount = 4_000_000
    /// The most steps that the program's code takes in all calls together, with readings of what it has changed.
    // A choice of this project: some seconds.
    private static let greatestSteps = 10_000_000

    /// A scene laid out as a stage, nothing done to it yet.
    init(scene: Scene, stage: Stage, resolve: @escaping Resolve) {
        self.scene = scene
        self.resolve = resolve
        stages = Steps(stage)
        heldFrameCount = stage.heldFrameCount
        if case .program(let program) = scene.content { callbacks = Callbacks(program) }
        tracks = stage.scrollViews.map { layout in
            var track = ScrollTrack(offset: layout.initialOffset)
            if case .id(let id)? = layout.position?.target { track.binding = Steps(.written(id)) }
            return track
        }
    }

    /// The arrangement at the end of what is planned.
    var stage: Stage { stages.last }

    /// Another arrangement of the scene, or of what it becomes.
    mutating func layOut(_ scene: Scene) throws(ImpossibleLayout) -> Stage {
        let stage = try resolve(scene, callbacks?.state)
        heldFrameCount += stage.heldFrameCount
        guard heldFrameCount <= Self.greatestHeldFrameCount else {
            throw ImpossibleLayout(
                path: [],
                reason: "all the arrangements together hold more than \(Self.greatestHeldFrameCount) views, one by one",
                suggestion: "Show fewer views, make them all alike, or change the window and the items less often.")
        }
        return stage
    }

    /// Counts steps of the program's code, of which all calls together may take so many.
    mutating func spend(steps count: Int) throws(ImpossibleLayout) {
        steps += count
        guard steps <= Self.greatestSteps else {
            throw ImpossibleLayout(
                path: [], reason: "its code takes more than \(Self.greatestSteps) steps while it scrolls",
                suggestion: "Do less in each callback, or scroll for a shorter time.")
        }
    }

    /// Does all interactions in order.
    mutating func run() throws(ImpossibleLayout) {
        for interaction in scene.interactions {
            switch interaction {
            case .fling(let fling): try self.fling(fling)
            case .drag(let drag): try self.drag(drag)
            case .catch(let touch): try hold(touch)
            case .scrollTo(let scroll): try scrollTo(scroll)
            case .tap(let label): try tap(label)
            case .wait(let seconds): try wait(seconds)
            case .resize(let viewport, let delay): try resize(viewport, after: delay)
            case .setItems(let ids): try setItems(ids)
            }
        }
        try replayToRest()
    }

    /// When an interaction begins that may follow the one before by so many seconds.
    mutating func begin(after seconds: Double?) throws(ImpossibleLayout) -> Double {
        if seconds == nil { try replayToClock() }
        let start = seconds.map { previousStart + $0.finite.clamped(to: 0...Self.longestWait) } ?? clock
        try replay(until: start)
        previousStart = start
        return start
    }

    /// What ends at a time keeps the next interaction waiting until then.
    mutating func end(at time: Double) { clock = time }

    mutating func wait(_ seconds: Double) throws(ImpossibleLayout) {
        let start = try begin(after: nil)
        end(at: start + seconds.finite.clamped(to: 0...Self.longestWait))
    }

    /// Says that an interaction changed nothing.
    mutating func ignore(_ interaction: String, at time: Double, _ reason: String) {
        events.append(
            Event(
                time: time, scrollView: stage.primary ?? 0,
                kind: .ignored(interaction: interaction, reason: reason)))
        clock = max(clock, time)
    }
}

extension ScrollLayout {
    /// Where it stands before anything is done.
    var initialOffset: Point {
        var offset = Point.zero
        for axis in scrollAxes {
            let range = restRange(axis)
            let anchor = anchors.initialOffset?[axis].finite ?? 0
            offset[axis] = (range.lowerBound + anchor * (range.upperBound - range.lowerBound)).clamped(to: range)
        }
        guard let target = position?.target else { return offset }
        return place(of: target, anchor: position?.anchor, isMinimal: false, from: offset) ?? offset
    }

    /// The offset of a place, or nil where there is no such view.
    func place(of target: ScrollPosition.Target, anchor: UnitPoint?, isMinimal: Bool, from offset: Point) -> Point? {
        var place = offset
        switch target {
        case .id(let id):
            guard let frame = frame(of: id) else { return nil }
            for axis in scrollAxes {
                place[axis] =
                    anchor == nil && isMinimal
                    ? revealingOffset(of: frame, from: offset[axis], axis: axis)
                    : alignedOffset(of: frame, anchor: (anchor ?? .zero)[axis], axis: axis)
            }
        case .edge(let edge):
            guard axes.contains(edge.axis) else { return offset }
            let range = restRange(edge.axis)
            place[edge.axis] = edge == .top || edge == .leading ? range.lowerBound : range.upperBound
        case .point(let x, let y):
            for (axis, length) in [(Axis.horizontal, x), (.vertical, y)] where axes.contains(axis) {
                if let length { place[axis] = length.finite.clamped(to: restRange(axis)) }
            }
        }
        return place
    }
}
