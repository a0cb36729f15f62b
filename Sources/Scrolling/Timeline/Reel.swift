import Layout

/// The pictures of a timeline for those who look at hundreds of instants, each made from the one before.
package struct Reel {
    private let timeline: Timeline
    /// The number of the arrangement that was shown last.
    private var number = 0
    private var builder: FrameBuilder
    /// What was shown last of that arrangement alone.
    private var root: Layer

    /// Begins at 0 s.
    package init(_ timeline: Timeline) {
        self.timeline = timeline
        builder = timeline.builder(ofStage: 0, at: 0)
        root = builder.root()
    }

    /// What is drawn at one instant, with neither scroll states nor items.
    package mutating func picture(at seconds: Double) -> Frame {
        let time = seconds.finite.clamped(to: 0...timeline.duration)
        let now = timeline.stages.index(at: time)
        if builder.meter?.isExhausted == true {
            // Nobody will look at it, and it has nothing inside.
            root = builder.root()
        } else if now == number {
            builder.move(to: time)
            builder.update(&root)
        } else {
            number = now
            builder = timeline.builder(ofStage: now, at: time)
            root = builder.root()
        }
        return Frame(
            time: time, stage: builder.stage, scrolls: [], items: [], root: timeline.changed(root, at: time))
    }
}
