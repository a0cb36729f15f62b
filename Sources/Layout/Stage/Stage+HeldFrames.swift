extension Stage {
    /// How many nodes and frames of collections it holds one by one, which is what it takes in memory; collections whose
    /// views are all alike hold one frame.
    package var heldFrameCount: Int {
        ([root] + scrollViews.flatMap(\.content)).reduce(0) { $0 + $1.heldFrameCount }
    }
}

extension Node {
    fileprivate var heldFrameCount: Int {
        var count = 1
        if case .run(let run) = content, case .listed(let frames) = run.frames { count += frames.count }
        return children.reduce(count) { $0 + $1.heldFrameCount }
    }
}
