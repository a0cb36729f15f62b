import Layout
import ViewTree

/// The views of a scroll view that are followed one by one, in logical content coordinates.
struct ScrollItems: Sendable {
    /// Where they are before `origin` is added.
    let frames: FrameSequence
    /// Their identities.
    let ids: IDSequence
    /// Physical frames of rows to the left count from the right edge of content of this width.
    private let mirrorWidth: Double?
    private let origin: Vector

    init(
        frames: FrameSequence = .listed([]), ids: IDSequence = .listed([]), origin: Vector = .zero,
        mirrorWidth: Double? = nil
    ) {
        self.frames = frames
        self.ids = ids
        self.origin = origin
        self.mirrorWidth = mirrorWidth
    }

    /// The frame of an item.
    func frame(at index: Int) -> Rect {
        var frame = frames[index].offset(by: origin)
        if let mirrorWidth { frame.origin.x = mirrorWidth - frame.maxX }
        return frame
    }

    /// The frame of an identity, or nil.
    func frame(of id: ViewID) -> Rect? {
        ids.index(of: id).flatMap { $0 < frames.count ? frame(at: $0) : nil }
    }

    /// Numbers of the items that share points with a rectangle, in order.
    func indices(in rect: Rect, along axis: Axis) -> [Int] {
        var rect = rect
        if let mirrorWidth { rect.origin.x = mirrorWidth - rect.maxX }
        return frames.indices(in: rect.offset(by: -origin), along: axis)
    }

    /// The first item whose far edge is beyond a place along an axis, or nil.
    func firstIndex(endingAfter place: Double, along axis: Axis) -> Int? {
        guard mirrorWidth != nil else {
            return frames.firstIndex(endingAfter: place - origin[axis], along: axis)
        }
        return partitioned(place, axis)
    }

    /// The most views that are followed at once.
    // A choice of this project: more are narrower than a pixel.
    private static let most = 512

    /// Identities of the views of which more than a fraction lies in the bounds, in order.
    func visible(in bounds: Rect, _ axis: Axis, _ threshold: Double) -> [ViewID] {
        indices(in: bounds, along: axis).prefix(Self.most).filter {
            frame(at: $0).visibleFraction(in: bounds) > threshold
        }.map { ids[$0] }
    }

    private func partitioned(_ place: Double, _ axis: Axis) -> Int? {
        let index = partitionPoint(of: frames.count) { frame(at: $0).max(axis) <= place }
        return index < frames.count ? index : nil
    }
}

extension ScrollLayout {
    /// The targets, or where there are none the first collection in the content.
    var items: ScrollItems {
        guard targets.count == 0 else { return ScrollItems(frames: targets.frames, ids: targets.ids) }
        let width = layoutDirection == .rightToLeft ? contentSize.width : nil
        return content.lazy.compactMap { $0.items(origin: .zero, mirrorWidth: width) }.first ?? ScrollItems()
    }
}

extension Node {
    /// The first collection in this node, searched no deeper than its scroll views.
    fileprivate func items(origin: Vector, mirrorWidth: Double?) -> ScrollItems? {
        let inside = Vector(dx: origin.dx + frame.minX, dy: origin.dy + frame.minY)
        if case .run(let run) = content, run.count > 0 {
            return ScrollItems(frames: run.frames, ids: run.ids, origin: inside, mirrorWidth: mirrorWidth)
        }
        return children.lazy.compactMap { $0.items(origin: inside, mirrorWidth: mirrorWidth) }.first
    }
}
