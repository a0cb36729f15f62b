package import ViewTree

/// Views of a collection with known frames, each made only when it is looked at.
package struct Run: Sendable {
    /// The axis along which they follow each other.
    package var axis: Axis
    /// Where they are, in the coordinates of the node that holds the run.
    package var frames: FrameSequence
    /// Their identities, in the same order.
    package var ids: IDSequence
    /// Makes the view at an index in range, its frame included; a function of the index alone. An identity of its own
    /// is the one in `ids`.
    package var nodeAt: @Sendable (Int) -> Node

    /// Makes one from its parts.
    package init(axis: Axis, frames: FrameSequence, ids: IDSequence, nodeAt: @escaping @Sendable (Int) -> Node) {
        self.axis = axis
        self.frames = frames
        self.ids = ids
        self.nodeAt = nodeAt
    }

    /// How many views there are.
    package var count: Int { frames.count }
}
