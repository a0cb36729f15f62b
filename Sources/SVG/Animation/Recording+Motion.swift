import Layout
import Scrolling
import ViewTree

extension Recording {
    /// The keyframes of all that moves, and of what is shown at some instants only.
    func motions(clock: Clock, bound: Track.Bound, heights: ClosedRange<Double>) -> [(
        key: MotionKey, keyframes: Keyframes
    )] {
        let tracks = tracks()
        // Errors of groups inside each other add up: each gets its share of what the whole may have.
        let points = worstSum(of: tracks.map { ($0.key, $0.key.part.share) })
        let opacity = worstSum(of: tracks.map { ($0.key, $0.track.hasOpacity ? 1 : 0) })
        let moved = tracks.map { key, track in
            let share = Track.Bound(
                points: key.part.share > 0 ? bound.points * key.part.share / points : bound.points,
                opacity: bound.opacity / max(opacity, 1))
            return (key: key, keyframes: Keyframes(track, clock: clock, bound: share, heights: heights))
        }
        let shown = layers.indices.compactMap { number in
            visibility(of: number).map {
                (key: MotionKey([number], .visibility), keyframes: Keyframes(visibility: $0, clock: clock))
            }
        }
        return moved + shown
    }

    private func tracks() -> [(key: MotionKey, track: Track)] {
        var tracks: [(key: MotionKey, track: Track)] = []
        for (number, layer) in layers.enumerated() {
            func add(_ part: MotionKey.Part, _ track: Track?) {
                if let track { tracks.append((MotionKey([number], part), track)) }
            }
            let size = layer.first.frame.size
            add(.frame, shift(layer.origins, of: layer, size: size))
            for (index, track) in effects(of: layer).enumerated() { add(.effect(index), track) }
            guard !layer.scrolls.isEmpty else { continue }
            add(.content, shift(layer.scrolls.map { Point.zero + $0.translation }, of: layer, size: .zero))
            for (place, axis) in Axis.allCases.enumerated() { add(.indicator(place), indicator(axis, of: layer)) }
        }
        return tracks
    }

    /// The track of each wrapper, nil where it does not move.
    private func effects(of layer: Tracked) -> [Track?] {
        guard layer.effects.contains(where: { $0.contains(where: \.isMoving) }) else { return [] }
        let size = layer.first.frame.size
        let first = Wrapper.chain(layer.first.effects, size: size)
        var isMoving = first.map { _ in false }
        var recorders = first.map { _ in TrackRecorder(capacity: layer.isSeen.count) }
        for place in layer.isSeen.indices {
            if place > 0, !layer.isSeen[place] || layer.effects[place] == layer.effects[place - 1] {
                for index in recorders.indices { recorders[index].hold(isSeen: layer.isSeen[place]) }
                continue
            }
            let chain = Wrapper.chain(layer.effects[place], size: size)
            for index in recorders.indices where index < chain.count {
                isMoving[index] = isMoving[index] || chain[index].isMoving
                recorders[index].append(
                    chain[index].steps, opacity: chain[index].opacity, filters: chain[index].filters)
            }
        }
        return recorders.indices.map { isMoving[$0] ? recorders[$0].track(size: size, start: layer.start) : nil }
    }

    /// The greatest sum of weights on a way from the root to a layer.
    private func worstSum(of weights: [(key: MotionKey, weight: Double)]) -> Double {
        var own = [Double](repeating: 0, count: layers.count)
        for (key, weight) in weights {
            if let number = key.layer.first { own[number] += weight }
        }
        var sums = own
        // A layer is recorded before those inside it.
        for (number, layer) in layers.enumerated() {
            if let parent = layer.parent { sums[number] += sums[parent] }
        }
        return sums.max() ?? 0
    }

    /// A translation from the first of some points.
    private func shift(_ points: [Point], of layer: Tracked, size: Size) -> Track? {
        guard let first = points.first, points.contains(where: { $0 != first }) else { return nil }
        var recorder = TrackRecorder(capacity: points.count)
        for (point, isSeen) in zip(points, layer.isSeen) {
            if isSeen { recorder.append(point - first) } else { recorder.hold(isSeen: false) }
        }
        return recorder.track(size: size, start: layer.start)
    }

    /// An indicator moved and stretched from its first place, about that place's corner; faded where there is none.
    private func indicator(_ axis: Axis, of layer: Tracked) -> Track? {
        var held: ScrollLayer.Indicator?
        let all = zip(layer.scrolls, layer.isSeen).map { scroll, isSeen in
            isSeen ? scroll.indicators.first { $0.axis == axis } : nil
        }
        guard let first = all.lazy.compactMap({ $0 }).first, first.frame.width > 0, first.frame.height > 0 else {
            return nil
        }
        var recorder = TrackRecorder(capacity: all.count)
        for indicator in all {
            held = indicator ?? held
            let frame = (held ?? first).frame
            recorder.append(
                [
                    .translate(x: frame.minX - first.frame.minX, y: frame.minY - first.frame.minY),
                    .scale(x: frame.width / first.frame.width, y: frame.height / first.frame.height),
                ], opacity: indicator?.opacity ?? 0, filters: [])
        }
        return recorder.track(
            size: first.frame.size, start: layer.start,
            center: Point(x: first.frame.width / 2, y: first.frame.height / 2))
    }
}

extension Layer.AppliedEffect {
    fileprivate var isMoving: Bool {
        if case .moving = self { return true }
        return false
    }
}

extension MotionKey.Part {
    /// How much of the error bound it takes in proportion: there is one content for many effects, so it takes little.
    fileprivate var share: Double {
        switch self {
        case .effect: 1
        case .content, .frame: 0.4
        case .indicator, .visibility: 0
        }
    }
}
