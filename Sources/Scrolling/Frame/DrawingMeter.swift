import Synchronization

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
