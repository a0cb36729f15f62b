import Layout
import Scrolling
import ViewTree

extension Recording {
    /// Whether a layer is drawn at each instant, or nil where that needs no saying: the root, and what is only cut off.
    func visibility(of number: Int) -> [Bool]? {
        let layer = layers[number]
        let isHidden = layer.parent == nil ? layer.isOneOfSeveral : isMissed(number)
        guard isHidden else { return nil }
        return (0..<count).map { layer.place(at: $0) != nil }
    }

    /// Layers times instants that are looked at one by one; where there are more, each second, or third …
    private static let closeLooks = 2_000_000

    /// Whether a layer is not drawn at some instant although its place is in sight, so that it must be hidden.
    private func isMissed(_ number: Int) -> Bool {
        let layer = layers[number]
        let stride = layers.count * count / Self.closeLooks + 1
        var held = 0
        var cover = self.cover(held, of: number)
        var isCovered = true
        for instant in 0..<count {
            if let place = layer.place(at: instant) {
                held = place
                isCovered = false
                continue
            }
            let isBeside = layer.place(at: instant - 1) != nil || layer.place(at: instant + 1) != nil
            guard isBeside || instant % stride == 0 else { continue }
            // Another look of it may be in its place.
            if layer.isOneOfSeveral, let parent = layer.parent, layers[parent].place(at: instant) != nil { return true }
            if !isCovered { cover = self.cover(held, of: number) }
            isCovered = true
            if isInSight(cover, in: layer.parent, at: instant) { return true }
        }
        return false
    }

    /// What a layer draws at a place of its numbers, in its parent's coordinates.
    private func cover(_ place: Int, of number: Int) -> Rect {
        let layer = layers[number]
        let size = layer.first.frame.size
        return Wrapper.cover(
            Wrapper.chain(layer.effects[place], size: size), of: layer.first.drawnBounds, size: size
        ).offset(by: layer.origins[place] - .zero)
    }

    /// Whether a rectangle in a layer is not cut off by the scroll view around it; false where that is not drawn itself.
    private func isInSight(_ frame: Rect, in parent: Int?, at instant: Int) -> Bool {
        var frame = frame
        var ancestor = parent
        while let around = ancestor {
            // Part by part, since a method of the layer would be given a copy of it.
            let place = instant - layers[around].start
            guard layers[around].isSeen.indices.contains(place), layers[around].isSeen[place] else { return false }
            if layers[around].scrolls.indices.contains(place) {
                guard layers[around].scrolls[place].isClipped else { return true }
                let bounds = Rect(origin: .zero, size: layers[around].first.frame.size).expanded(by: -0.5)
                return frame.offset(by: layers[around].scrolls[place].translation).intersects(bounds)
            }
            frame = frame.offset(by: layers[around].origins[place] - .zero)
            ancestor = layers[around].parent
        }
        return true
    }
}
