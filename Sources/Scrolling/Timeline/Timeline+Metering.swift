import Layout
import ViewTree

extension Timeline {
    /// The same timeline, whose frames pay for their views.
    package func metered(by meter: DrawingMeter) -> Timeline {
        var timeline = self
        timeline.meter = meter
        return timeline
    }

    /// How many views the primary scroll view has at a time, most of them out of sight.
    package func itemCount(at seconds: Double) -> Int { primary(at: seconds)?.items.frames.count ?? 0 }

    /// How many views of the primary scroll view are in sight at a time; none of them is made.
    package func visibleItemCount(at seconds: Double) -> Int {
        guard let primary = primary(at: seconds) else { return 0 }
        let offset = tracks[primary.number].offset(at: seconds.finite.clamped(to: 0...duration))
        return primary.layout.visibleIndices(of: primary.items, at: offset).count
    }

    /// The primary scroll view at a time; nil where there is none.
    private func primary(at seconds: Double) -> (number: Int, layout: ScrollLayout, items: ScrollItems)? {
        let index = stages.index(at: seconds.finite.clamped(to: 0...duration))
        let stage = stages.marks[index].value
        let number = stage.primary ?? 0
        guard items[index].indices.contains(number) else { return nil }
        return (number, stage.scrollViews[number], items[index][number])
    }

    /// Exhausts the meter where a frame has more views in sight than it has left, before any of them is made.
    func refuseTooMany(at time: Double) {
        guard let meter, itemCount(at: time) > DrawingMeter.keptViews else { return }
        meter.refuse(frameOf: visibleItemCount(at: time))
    }
}
