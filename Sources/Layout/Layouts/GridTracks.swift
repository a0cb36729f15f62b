import ViewTree

/// Columns of a LazyVGrid or rows of a LazyHGrid, each with a place and a length in points.
struct GridTracks {
    private(set) var tracks: [Track] = []
    /// From the first track's start to the last one's end.
    private(set) var total = 0.0

    struct Track: Equatable {
        let start: Double
        let length: Double
        let alignment: Alignment
    }

    /// Adaptive tracks in one place; more are narrower than any screen shows.
    static let greatestCount = 1_000

    /// Shares a length among grid items (objc.io, SwiftUI's grids, S01E238): fixed ones first, then the others in order,
    /// each an equal share of what is left.
    init(_ items: [GridItem], in length: Double) {
        var left = length - items.dropLast().reduce(0) { $0 + ($1.spacing ?? StackLayout.defaultSpacing) }
        var remaining = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= length } else { remaining += 1 }
        }
        var start = 0.0
        for (index, item) in items.enumerated() {
            let gap = item.spacing ?? StackLayout.defaultSpacing
            let lengths: [Double]
            switch item.size {
            case .fixed(let length): lengths = [length]
            case .flexible(let least, let greatest):
                let share = max(0, left / Double(max(1, remaining)))
                lengths = [max(least, min(share, greatest))]
            case .adaptive(let least, let greatest):
                lengths = Self.adaptive(max(least, left / Double(max(1, remaining))), least, greatest, gap)
            }
            if case .fixed = item.size {
            } else {
                left -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
                remaining -= 1
            }
            for length in lengths {
                tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
                start += length + gap
            }
            total = start - gap
            if index == items.count - 1 { break }
        }
    }

    /// As many tracks as fit in a slot: `k = max(1, floor((s + g) / (min + g)))`, sharing what the gaps leave.
    private static func adaptive(_ slot: Double, _ least: Double, _ greatest: Double, _ gap: Double) -> [Double] {
        let pitch = least + gap
        let fitting = pitch > 0 ? ((slot + gap) / pitch).rounded(.down) : 1
        let count = Int(min(max(1, fitting), Double(greatestCount)))
        let length = (slot - gap * Double(count - 1)) / Double(count)
        return [Double](repeating: max(least, min(length, greatest)), count: count)
    }
}
