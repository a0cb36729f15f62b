import Layout
import ViewTree

extension ScrollLayout {
    /// Numbers of the items that reach into the bounds at an offset.
    func visibleIndices(of items: ScrollItems, at offset: Point) -> [Int] {
        items.indices(in: contentBounds(at: offset), along: mainAxis)
    }

    /// Where a frame of the content is in the viewport.
    func viewportFrame(of rect: Rect, at offset: Point) -> Rect {
        let x =
            layoutDirection == .rightToLeft
            ? frame.maxX - insets.leading - (rect.minX - offset.x) - rect.width
            : frame.minX + insets.leading + rect.minX - offset.x
        return Rect(
            origin: Point(x: x, y: frame.minY + insets.top + rect.minY - offset.y), size: rect.size)
    }

    /// The bars under which there is content.
    func edgeEffects(at offset: Point) -> [EdgeEffect] {
        edgeEffects.filter { effect in
            let axis = effect.edge.axis
            let isStart = effect.edge == .top || effect.edge == .leading
            return isStart ? offset[axis] > 0 : offset[axis] < contentSize[axis] - containerSize[axis]
        }
    }
}
