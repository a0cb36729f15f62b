/// The views that a scroll view may align, in logical content coordinates: x counts from the leading edge.
package struct ScrollTargets: Sendable {
    /// Where they are, in order along the axis.
    package var frames: FrameSequence
    /// Their identities, in the same order.
    package var ids: IDSequence

    /// Makes one from its parts.
    package init(frames: FrameSequence = .listed([]), ids: IDSequence = .listed([])) {
        self.frames = frames
        self.ids = ids
    }

    /// How many targets there are.
    package var count: Int { frames.count }
}
