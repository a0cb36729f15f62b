import Layout
import Physics
import ViewTree

/// Finds what follows from the motion alone: phases, identities read, views that come into sight.
///
/// Looks once a frame, as callbacks do, and only while something moves.
struct EventScan {
    /// What was found, by scroll view and then by time.
    private(set) var events: [Event] = []

    /// How much of a view must be in sight, where nobody asks otherwise; Apple's default.
    private static let threshold = 0.5

    init(timeline: Timeline) {
        for number in timeline.tracks.indices {
            scan(number, of: timeline)
        }
    }

    private mutating func scan(_ number: Int, of timeline: Timeline) {
        let track = timeline.tracks[number]
        var phase = ScrollPhase.idle
        for mark in track.phase.marks where mark.value != phase {
            add(.phase(old: phase, new: mark.value), at: mark.start, number)
            phase = mark.value
        }
        var position: ViewID?
        var shown: [ViewID]?
        for frame in Self.frames(of: number, timeline) {
            let time = timeline.time(ofFrame: frame)
            let index = timeline.stages.index(at: time)
            let stage = timeline.stages.marks[index].value
            guard stage.scrollViews.indices.contains(number) else { continue }
            let read = timeline.position(of: number, at: time)
            if read != position {
                position = read
                add(.position(read), at: time, number)
            }
            guard number == stage.primary else { continue }
            let layout = stage.scrollViews[number]
            let now = timeline.items[index][number].visible(
                in: layout.contentBounds(at: track.offset(at: time)), layout.mainAxis, Self.threshold)
            guard now != shown else { continue }
            let visible = shown ?? []
            let (before, after) = (Set(visible), Set(now))
            for id in visible where !after.contains(id) { add(.visibility(id, isVisible: false), at: time, number) }
            for id in now where !before.contains(id) { add(.visibility(id, isVisible: true), at: time, number) }
            if layout.targets.count > 0 { add(.targetVisibility(now), at: time, number) }
            shown = now
        }
    }

    private mutating func add(_ kind: Event.Kind, at time: Double, _ number: Int) {
        events.append(Event(time: time, scrollView: number, kind: kind))
    }

    /// The frames at which something may have changed: the first, those of each motion, and those after each change.
    private static func frames(of number: Int, _ timeline: Timeline) -> [Int] {
        let rate = Double(timeline.framesPerSecond)
        let track = timeline.tracks[number]
        var frames: Set<Int> = [0]
        func after(_ time: Double) -> Int { Int((time * rate - 1e-9).rounded(.up)) }
        for span in timeline.phases where span.scrollView == number && span.phase != .idle {
            frames.formUnion(after(span.start)...max(after(span.start), after(span.end)))
        }
        let changes = timeline.stages.marks.map(\.start) + track.binding.marks.map(\.start)
        frames.formUnion(changes.map(after))
        frames.formUnion((track.x.segments + track.y.segments).map { after($0.start) })
        let last = timeline.frameCount
        return frames.filter { $0 < last }.sorted()
    }
}

extension Rect {
    /// The part of the area that lies in another rectangle, 0 ... 1; 0 where there is no area.
    func visibleFraction(in bounds: Rect) -> Double {
        let shared = intersection(bounds)
        let fraction = (shared.width / width) * (shared.height / height)
        return fraction.finite.clamped(to: 0...1)
    }
}
