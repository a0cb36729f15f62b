import Layout
import Synchronization
import Typography

/// Bounds the work of drawing by what is drawn and not by a clock: the same timeline is too much on every machine.
///
/// Each frame pays for its views. When nothing is left no more views are made, so that whoever draws is done soon and
/// finds an exhausted meter, whose pictures are not whole.
package final class DrawingMeter: Sendable {
    private let left: Atomic<Int>

    /// Begins with so many views.
    package init(views: Int) {
        left = Atomic(views)
    }

    /// Whether more was asked for than there was.
    package var isExhausted: Bool { left.load(ordering: .relaxed) < 0 }

    /// What a frame of so many views counts for: those beyond the first thousand for four each.
    // The texts of a thousand views stay set in lines from frame to frame; those of more are set for each frame anew.
    package static func cost(ofFrame views: Int) -> Int {
        views <= keptViews ? views : keptViews + (views - keptViews) * 4
    }

    /// The views of a frame that count for one each.
    package static let keptViews = 1000

    func spend(_ views: Int) {
        left.wrappingSubtract(views, ordering: .relaxed)
    }

    /// Spends all where a frame of so many views is too much, so that none of them is made.
    func refuse(frameOf views: Int) {
        let cost = Self.cost(ofFrame: views)
        if cost > left.load(ordering: .relaxed) { spend(cost) }
    }
}

extension Node {
    /// How many views a node with all its children counts for: one, and more where it has many parts or long texts.
    var drawnViews: Int { 1 + parts / Self.partsOfView }

    /// How many a container counts for, whose children are counted one by one.
    var drawnViewsOfContainer: Int { content.parts / Self.partsOfView }

    // A choice of this project: to set 16 letters takes about as long as all of a card with a short title.
    private static let partsOfView = 16

    // Looks at the parts of each node in place: a getter of the node would be given a copy of all of it.
    private var parts: Int { content.parts + Self.parts(of: children) }

    private static func parts(of nodes: [Node]) -> Int {
        var count = 0
        for index in nodes.indices {
            count += nodes[index].content.parts + parts(of: nodes[index].children)
        }
        return count
    }
}

extension Node.Content {
    /// The node itself, and the letters of a text.
    fileprivate var parts: Int {
        if case .text(let layout, _) = self { return 1 + layout.string.utf8.count }
        return 1
    }
}
