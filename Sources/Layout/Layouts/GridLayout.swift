import ViewTree

/// Views in lines across an axis of growth.
struct GridLayout: ViewLayout {
    let children: ViewList
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    /// Points between lines.
    let spacing: Double
    /// Points across where nothing is offered.
    let container: Double

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        let across = length(for: proposal)
        var size = Size.zero
        size[axis.cross] = across
        size[axis] = try lines(GridTracks(items, in: finite(across))).total
        return size
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        // The second pass starts from the first one's result and may come out longer (objc.io).
        let across = rect.size[axis.cross]
        let tracks = GridTracks(items, in: across)
        let lines = try lines(tracks)
        let shift = (across - tracks.total) * alignment.fraction(axis.cross)
        var frames: [FrameSequence] = []
        var proposals: [ProposedSize] = []
        var cell = 0
        for slot in children.slots {
            var listed: [Rect] = []
            listed.reserveCapacity(slot.count)
            var offered = ProposedSize()
            for _ in 0..<slot.count {
                let track = tracks.tracks[cell % tracks.tracks.count]
                let line = lines.lines[cell / tracks.tracks.count]
                var area = Size.zero
                area[axis.cross] = track.length
                area[axis] = line.length
                offered = ProposedSize(area)
                let own = try slot.view.size(for: offered)
                let inset = track.alignment.offset(of: own, in: area)
                var origin = Point.zero
                origin[axis.cross] = shift + track.start + inset[axis.cross]
                origin[axis] = line.start + inset[axis]
                listed.append(Rect(origin: origin, size: own))
                cell += 1
            }
            frames.append(.listed(listed))
            proposals.append(offered)
        }
        return try children.nodes(in: rect, frames: frames, axis: axis, place) { proposals[$0] }
    }

    private func finite(_ length: Double) -> Double { length.isFinite ? length : container }

    /// The length across: at least that of the tracks.
    private func length(for proposal: ProposedSize) -> Double {
        let offered = proposal[axis.cross] ?? container
        return max(offered, GridTracks(items, in: finite(offered)).total)
    }

    private struct Lines {
        var lines: [(start: Double, length: Double)] = []
        var total = 0.0
    }

    /// Each line is as long as the longest of its cells for the track's length.
    private func lines(_ tracks: GridTracks) throws(ImpossibleLayout) -> Lines {
        var result = Lines()
        let count = tracks.tracks.count
        var longest = 0.0
        var filled = 0
        func close() {
            if !result.lines.isEmpty { result.total += spacing }
            result.lines.append((result.total, longest))
            result.total += longest
            longest = 0
        }
        for slot in children.slots {
            for _ in 0..<slot.count {
                let offered = ProposedSize().setting(axis.cross, to: tracks.tracks[filled % count].length)
                longest = max(longest, try slot.view.size(for: offered)[axis])
                filled += 1
                if filled % count == 0 { close() }
            }
        }
        if filled % count != 0 { close() }
        return result
    }
}

extension GridLayout {
    init(_ grid: LazyGrid, in environment: LayoutEnvironment) throws(ImpossibleLayout) {
        guard !grid.tracks.isEmpty, grid.tracks.count <= GridTracks.greatestCount else {
            throw ImpossibleLayout(
                path: [], reason: "it has \(grid.tracks.count) grid items",
                suggestion: "Give 1 to \(GridTracks.greatestCount), such as GridItem(.adaptive(minimum: 100)).")
        }
        for item in grid.tracks {
            let lengths: [Double]
            switch item.size {
            case .fixed(let length): lengths = [length]
            case .flexible(let least, let greatest): lengths = [least, min(greatest, MeasuredView.greatestLength)]
            case .adaptive(let least, let greatest): lengths = [least, min(greatest, MeasuredView.greatestLength)]
            }
            guard lengths.allSatisfy({ $0 >= 0 && $0 <= MeasuredView.greatestLength }), item.spacing?.isFinite != false
            else {
                throw ImpossibleLayout(
                    path: [], reason: "a grid item has a length that is negative or not a number",
                    suggestion: "Give lengths of 0 points or more.")
            }
        }
        let spacing = grid.spacing ?? StackLayout.defaultSpacing
        guard spacing.isFinite else {
            throw ImpossibleLayout(
                path: [], reason: "its spacing is \(pointsText(spacing))", suggestion: "Give a spacing in points.")
        }
        self.init(
            children: try ViewList(
                grid.content, in: environment.entering(stack: nil),
                areTargets: environment.targetLayout == .marking), axis: grid.axis, items: grid.tracks,
            alignment: grid.alignment, spacing: spacing, container: environment.container[grid.axis.cross])
    }
}
