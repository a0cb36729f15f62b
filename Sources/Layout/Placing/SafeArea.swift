import ViewTree

/// The part of the viewport that no bar covers, seen from one view; leading means left here.
struct SafeArea: Sendable {
    /// Where views stand by default, in the viewport.
    var region: Rect
    /// How far a view may reach beyond each edge of the region, in points.
    var insets: EdgeInsets
    /// The edges whose insets hold a bar that joins the scroll edge effect.
    var bars: Edge.Set = []
    /// How far a background may be continued beyond each edge where no view may stand, in points: under the columns of
    /// a split view, in the insets of a scroll view.
    var continuation = EdgeInsets.zero

    /// Two edges nearer than this, in points, are one.
    // A thousandth of a point: far above rounding, far below a pixel.
    static let tolerance = 0.001

    /// How far a view may reach under bars: only on edges where it touches the region's.
    func reach(of frame: Rect) -> EdgeInsets {
        var reach = EdgeInsets.zero
        for edge in touched(by: frame) { reach[edge] = insets[edge] }
        return reach
    }

    /// How far the background of a frame may be continued: on edges where it touches.
    func extensionReach(of frame: Rect) -> EdgeInsets {
        var reach = reach(of: frame)
        for edge in touched(by: frame) { reach[edge] += continuation[edge] }
        return reach
    }

    /// The edges on which a frame ends where the region does, or beyond.
    func touched(by frame: Rect) -> [Edge] {
        Edge.allCases.filter { edge in
            switch edge {
            case .top: frame.minY <= region.minY + Self.tolerance
            case .bottom: frame.maxY >= region.maxY - Self.tolerance
            case .leading: frame.minX <= region.minX + Self.tolerance
            case .trailing: frame.maxX >= region.maxX - Self.tolerance
            }
        }
    }

    /// The safe area inside a frame that keeps so much of itself free, in points.
    func narrowed(to frame: Rect, by taken: EdgeInsets, bars more: Edge.Set = []) -> SafeArea {
        var kept: Edge.Set = more
        for edge in touched(by: frame) where bars.contains(edge) { kept.insert(Edge.Set(edge)) }
        return SafeArea(region: frame.inset(by: taken), insets: reach(of: frame) + taken, bars: kept)
    }

    /// Where no view may reach beyond its own frame.
    static func none(in frame: Rect) -> SafeArea { SafeArea(region: frame, insets: .zero) }
}

extension EdgeInsets {
    /// Left for leading and the reverse, where rows run to the left.
    func mirrored(in direction: LayoutDirection) -> EdgeInsets {
        guard direction == .rightToLeft else { return self }
        return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }
}

extension Rect {
    /// The rectangle with insets around it.
    func outset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}
