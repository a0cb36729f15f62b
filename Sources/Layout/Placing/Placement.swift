import ViewTree

/// Where views are being put: the node around them, and how its coordinates become those of the viewport.
struct Placement {
    /// Takes scroll views, buttons and observations; nil where an item is made on demand.
    var stage: StageRecorder?
    var geometry: Geometry

    /// The part that can be kept for items made on demand.
    struct Geometry: Sendable {
        /// The node around, in the viewport while nothing has scrolled.
        var node: Rect
        /// The node's leading top corner in logical coordinates of the scroll view's content.
        var contentOrigin: Point
        /// Which way the node's coordinates run.
        var direction: LayoutDirection
        /// Which way the content of the scroll view around runs.
        var contentDirection: LayoutDirection
        var safeArea: SafeArea
        /// The scroll view around.
        var scrollView: Int?
        /// Bounds less insets of the scroll view around.
        var containerSize = Size.zero
    }

    /// A logical rectangle as it is drawn in the node.
    func physical(_ rect: Rect) -> Rect { rect.mirrored(in: geometry.node.width, geometry.direction) }

    /// A logical rectangle of the node in the viewport.
    func absolute(_ rect: Rect) -> Rect {
        physical(rect).offset(by: Vector(dx: geometry.node.minX, dy: geometry.node.minY))
    }

    /// A logical rectangle of the node in logical coordinates of the scroll view's content.
    func inContent(_ rect: Rect) -> Rect { inContent(.listed([rect]))[0] }

    /// Logical frames of the node in logical coordinates of the scroll view's content, which may run the other way.
    func inContent(_ frames: FrameSequence) -> FrameSequence {
        let isTurned = geometry.direction != geometry.contentDirection
        return frames.mirrored(in: geometry.node.width, isTurned ? .rightToLeft : .leftToRight)
            .offset(by: Vector(dx: geometry.contentOrigin.x, dy: geometry.contentOrigin.y))
    }

    /// The same place seen from a node at a logical rectangle.
    func entering(_ rect: Rect, direction: LayoutDirection? = nil) -> Placement {
        var inner = self
        inner.geometry.node = absolute(rect)
        inner.geometry.contentOrigin = inContent(rect).origin
        if let direction { inner.geometry.direction = direction }
        return inner
    }

    /// One node at a rectangle that holds what `content` draws from its corner.
    ///
    /// A single node that fills the rectangle is kept as it is instead of being wrapped.
    func group(
        _ rect: Rect, appearance: [Node.Appearance] = [], id: ViewID? = nil, label: String? = nil,
        direction: LayoutDirection? = nil,
        content: (Rect, Placement) throws(ImpossibleLayout) -> [Node]
    ) throws(ImpossibleLayout) -> Node {
        let bounds = Rect(size: rect.size)
        let children = try content(bounds, entering(rect, direction: direction))
        var node = Node(frame: bounds, children: children)
        if children.count == 1, children[0].frame == bounds, id == nil || children[0].id == nil,
            label == nil || children[0].label == nil
        {
            node = children[0]
        }
        node.frame = physical(rect)
        node.appearance += appearance
        if let id { node.id = id }
        if let label { node.label = label }
        return node
    }
}

extension Rect {
    /// The rectangle in a width that runs the other way where rows run to the left.
    func mirrored(in width: Double, _ direction: LayoutDirection) -> Rect {
        guard direction == .rightToLeft else { return self }
        return Rect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
