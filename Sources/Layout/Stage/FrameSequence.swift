package import ViewTree

/// Frames one after the other, either all of one size and distance or listed.
package enum FrameSequence: Sendable, Hashable {
    /// `count` frames, each a stride from the one before.
    case uniform(first: Rect, stride: Vector, count: Int)
    /// Any frames.
    case listed([Rect])

    /// How many frames there are.
    package var count: Int {
        switch self {
        case .uniform(_, _, let count): count
        case .listed(let frames): frames.count
        }
    }

    /// The frame at an index in 0 ..< count; not by adding up, so that no error grows.
    package subscript(index: Int) -> Rect {
        switch self {
        case .uniform(let first, let stride, _):
            first.offset(by: Vector(dx: stride.dx * Double(index), dy: stride.dy * Double(index)))
        case .listed(let frames): frames[index]
        }
    }
}
