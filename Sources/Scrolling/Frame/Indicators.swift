import Layout
import ViewTree

/// How iOS draws scroll indicators; lengths in points, times in seconds.
// As iOS 17 looks in screenshots: 3 pt bars 3 pt from the edge, no shorter than 36 pt, 7 pt past an end; they come with
// the touch and fade soon after the rest. The times are choices of this project.
private enum IndicatorLook {
    static let thickness = 3.0
    static let margin = 3.0
    static let shortest = 36.0
    static let shortestPastEnd = 7.0
    static let fadeIn = 0.1
    static let stay = 0.3
    static let fadeOut = 0.3
}

extension ScrollLayout {
    /// The indicators at an offset; those that have faded are there as well, so that the same ones are at all times.
    func indicators(at offset: Point, opacity: Double) -> [ScrollLayer.Indicator] {
        Axis.allCases.compactMap { axis in
            guard indicators.contains(axis), let frame = indicatorFrame(axis, at: offset[axis]) else { return nil }
            return ScrollLayer.Indicator(axis: axis, frame: frame, opacity: opacity)
        }
    }

    /// The place of an indicator in the bounds, or nil where nothing is out of sight.
    private func indicatorFrame(_ axis: Axis, at offset: Double) -> Rect? {
        let range = restRange(axis)
        guard range.lowerBound < range.upperBound else { return nil }
        let start = indicatorInsets.start(axis) + IndicatorLook.margin
        let track = frame.size[axis] - indicatorInsets.total(axis) - 2 * IndicatorLook.margin
        guard track > IndicatorLook.shortestPastEnd else { return nil }
        let whole = contentSize[axis] + insets.total(axis)
        let share = (frame.size[axis] / whole).finite.clamped(to: 0...1)
        let past = offset - offset.clamped(to: range)
        let resting = max(track * share, min(IndicatorLook.shortest, track))
        let length = max(IndicatorLook.shortestPastEnd, resting - abs(past))
        let progress = ((offset - range.lowerBound) / (range.upperBound - range.lowerBound)).clamped(to: 0...1)
        let along = start + (track - length) * progress
        let isMirrored = layoutDirection == .rightToLeft
        if axis == .horizontal {
            return Rect(
                x: isMirrored ? frame.width - along - length : along,
                y: frame.height - indicatorInsets.bottom - IndicatorLook.margin - IndicatorLook.thickness,
                width: length, height: IndicatorLook.thickness)
        }
        let across = indicatorInsets.trailing + IndicatorLook.margin
        return Rect(
            x: isMirrored ? across : frame.width - across - IndicatorLook.thickness, y: along,
            width: IndicatorLook.thickness, height: length)
    }
}

extension ScrollTrack {
    /// How strongly indicators show: they come when it moves and fade when it rests, 0 ... 1.
    func indicatorOpacity(at time: Double) -> Double {
        let index = phase.index(at: time)
        let mark = phase.marks[index]
        if mark.value != .idle {
            // Back to where the scrolling began, over all phases of it.
            let start = phase.marks[..<index].last { $0.value == .idle }
            let began = start.flatMap { idle in phase.marks.first { $0.start > idle.start } }?.start ?? 0
            return ((time - began) / IndicatorLook.fadeIn).clamped(to: 0...1)
        }
        guard index > 0 else { return 0 }
        let rested = time - mark.start - IndicatorLook.stay
        return (1 - rested / IndicatorLook.fadeOut).clamped(to: 0...1)
    }
}
