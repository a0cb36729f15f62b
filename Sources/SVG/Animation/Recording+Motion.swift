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
            add(.frame, shift(layer.samples.map { $0?.origin }, size: size, start: layer.start))
            for index in Wrapper.chain(layer.first.effects, size: size).indices {
                let wrappers = layer.samples.map { $0?.wrappers[index] }
                guard wrappers.contains(where: { $0?.isMoving ?? false }) else { continue }
                add(
                    .effect(index),
                    Track(
                        steps: wrappers.map { $0?.steps }, opacities: wrappers.map { $0?.opacity },
                        filters: wrappers.map { $0?.filters }, size: size, start: layer.start))
            }
            guard layer.samples.contains(where: { $0?.scroll != nil }) else { continue }
            add(
                .content,
                shift(
                    layer.samples.map { $0?.scroll.map { Point.zero + $0.translation } }, size: .zero,
                    start: layer.start))
            for (place, axis) in Axis.allCases.enumerated() {
                add(.indicator(place), indicator(axis, layer.samples, start: layer.start))
            }
        }
        return tracks
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
    private func shift(_ points: [Point?], size: Size, start: Int) -> Track? {
        guard let first = points.lazy.compactMap({ $0 }).first else { return nil }
        return Track(
            steps: points.map { point in
                point.map { [.translate(x: $0.x - first.x, y: $0.y - first.y)] }
            },
            opacities: points.map { $0 == nil ? nil : 1 }, filters: points.map { $0 == nil ? nil : [] }, size: size,
            start: start)
    }

    /// An indicator moved and stretched from its first place, about that place's corner; faded where there is none.
    private func indicator(_ axis: Axis, _ samples: [Sample?], start: Int) -> Track? {
        var held: ScrollLayer.Indicator?
        let all = samples.map { sample in sample?.scroll?.indicators.first { $0.axis == axis } }
        guard let first = all.lazy.compactMap({ $0 }).first, first.frame.width > 0, first.frame.height > 0 else {
            return nil
        }
        var steps: [[TransformStep]?] = []
        var opacities: [Double?] = []
        for indicator in all {
            held = indicator ?? held
            let frame = (held ?? first).frame
            steps.append([
                .translate(x: frame.minX - first.frame.minX, y: frame.minY - first.frame.minY),
                .scale(x: frame.width / first.frame.width, y: frame.height / first.frame.height),
            ])
            opacities.append(indicator?.opacity ?? 0)
        }
        return Track(
            steps: steps, opacities: opacities, filters: all.map { _ in [] }, size: first.frame.size, start: start,
            center: Point(x: first.frame.width / 2, y: first.frame.height / 2))
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
