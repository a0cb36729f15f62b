import ViewTree

/// Views on top of each other, each offered the same size.
struct ZStackLayout: ViewLayout {
    let children: ViewList
    let alignment: Alignment

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        var size = Size.zero
        for slot in children.slots { size = size.union(try slot.view.size(for: proposal)) }
        return size
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        var frames: [FrameSequence] = []
        for slot in children.slots {
            let own = try slot.view.size(for: proposal)
            let frame = Rect(origin: Point.zero + alignment.offset(of: own, in: rect.size), size: own)
            frames.append(.listed([Rect](repeating: frame, count: slot.count)))
        }
        return try children.nodes(in: rect, frames: frames, axis: .horizontal, place) { _ in proposal }
    }
}
