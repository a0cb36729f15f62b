import Layout
import Scrolling
import ViewTree

extension Recording {
    /// Whether a layer is drawn at each instant, or nil where that needs no saying: the root, and what is only cut off.
    func visibility(of number: Int) -> [Bool]? {
        let layer = layers[number]
        let isHidden = layer.parent == nil ? layer.isOneOfSeveral : isMissed(number)
        guard isHidden else { return nil }
        return (0..<count).map { layer[$0] != nil }
    }

    /// Layers times instants that are looked at one by one; where there are more, each second, or third …
    private static let closeLooks = 2_000_000

    /// Whether a layer is not drawn at some instant although its place is in sight, so that it must be hidden.
    private func isMissed(_ number: Int) -> Bool {
        let layer = layers[number]
        let stride = layers.count * count / Self.closeLooks + 1
        var held = layer.samples.first ?? nil
        var cover = held.map { self.cover($0, of: number) }
        for instant in 0..<count {
            if let sample = layer[instant] {
                held = sample
                cover = nil
                continue
            }
            let isBeside = layer[instant - 1] != nil || layer[instant + 1] != nil
            guard isBeside || instant % stride == 0, let sample = held else { continue }
            // Another look of it may be in its place.
            if layer.isOneOfSeveral, let parent = layer.parent, layers[parent][instant] != nil { return true }
            let frame = cover ?? self.cover(sample, of: number)
            cover = frame
            if isInSight(frame, in: layer.parent, at: instant) { return true }
        }
        return false
    }

    /// What a layer draws, in its parent's coordinates.
    private func cover(_ sample: Sample, of number: Int) -> Rect {
        let first = layers[number].first
        return Wrapper.cover(sample.wrappers, of: first.drawnBounds, size: first.frame.size)
            .offset(by: sample.origin - .zero)
    }

    /// Whether a rectangle in a layer is not cut off by the scroll view around it; false where that is not drawn itself.
    private func isInSight(_ frame: Rect, in parent: Int?, at instant: Int) -> Bool {
        var frame = frame
        var ancestor = parent
        while let around = ancestor {
            guard let sample = layers[around][instant] else { return false }
            if let scroll = sample.scroll {
                let bounds = Rect(origin: .zero, size: layers[around].first.frame.size).expanded(by: -0.5)
                return !scroll.isClipped || frame.offset(by: scroll.translation).intersects(bounds)
            }
            frame = frame.offset(by: sample.origin - .zero)
            ancestor = layers[around].parent
        }
        return true
    }
}
