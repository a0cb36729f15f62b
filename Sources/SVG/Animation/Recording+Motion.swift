import Layout
import Scrolling
import ViewTree

extension Recording {
    /// The tracks of all that moves, and what is shown at some instants only.
    func motions(clock: Clock, bound: Track.Bound) -> [(key: MotionKey, keyframes: Keyframes)] {
        var motions: [(key: MotionKey, keyframes: Keyframes)] = []
        func add(_ key: MotionKey, _ track: Track?) {
            guard let track else { return }
            motions.append((key, Keyframes(track, clock: clock, bound: bound)))
        }
        for (number, layer) in layers.enumerated() {
            let size = layer.first.frame.size
            if let isVisible = visibility(of: number) {
                motions.append((MotionKey([number], .visibility), Keyframes(visibility: isVisible, clock: clock)))
            }
            let origins = layer.samples.map { $0?.origin }
            add(MotionKey([number], .frame), shift(origins, size: size))
            for index in Wrapper.chain(layer.first.effects, size: size).indices {
                let wrappers = layer.samples.map { $0?.wrappers[index] }
                guard wrappers.contains(where: { $0?.isMoving ?? false }) else { continue }
                add(
                    MotionKey([number], .effect(index)),
                    Track(
                        steps: wrappers.map { $0?.steps }, opacities: wrappers.map { $0?.opacity },
                        filters: wrappers.map { $0?.filters }, size: size))
            }
            guard layer.samples.contains(where: { $0?.scroll != nil }) else { continue }
            let corners = layer.samples.map { $0?.scroll.map { Point.zero + $0.translation } }
            add(MotionKey([number], .content), shift(corners, size: .zero))
            for (place, axis) in Axis.allCases.enumerated() {
                add(MotionKey([number], .indicator(place)), indicator(axis, layer.samples))
            }
        }
        return motions
    }

    /// A translation from the first of some points.
    private func shift(_ points: [Point?], size: Size) -> Track? {
        guard let first = points.lazy.compactMap({ $0 }).first else { return nil }
        return Track(
            steps: points.map { point in
                point.map { [.translate(x: $0.x - first.x, y: $0.y - first.y)] }
            },
            opacities: points.map { $0 == nil ? nil : 1 }, filters: points.map { $0 == nil ? nil : [] }, size: size)
    }

    /// An indicator moved and stretched from its first place, about that place's corner; faded where there is none.
    private func indicator(_ axis: Axis, _ samples: [Sample?]) -> Track? {
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
            steps: steps, opacities: opacities, filters: all.map { _ in [] }, size: first.frame.size,
            center: Point(x: first.frame.width / 2, y: first.frame.height / 2))
    }
}
