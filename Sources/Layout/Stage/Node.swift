package import Typography
package import ViewTree

/// A piece of the picture: a place, what is drawn there, and what changes how it is drawn.
package struct Node: Sendable {
    /// The layout frame in the coordinates of the parent, already mirrored where rows run to the left.
    package var frame: Rect
    /// What is drawn.
    package var content: Content
    /// What is drawn over the content, the lowest first, in coordinates from this frame's corner.
    package var children: [Node]
    /// Changes of how content and children are drawn, inner to outer.
    package var appearance: [Appearance]
    /// The identity the view was given.
    package var id: ViewID?
    /// What assistive technology reads.
    package var label: String?

    /// What a node draws itself.
    package indirect enum Content: Sendable {
        /// Nothing of its own.
        case group
        /// An outline that fills the frame, painted inside.
        case fill(Shape, Paint)
        /// A line along an outline that fills the frame; width and dashes in points.
        case stroke(Shape, Paint, lineWidth: Double, dash: [Double])
        /// Broken lines of words, from the frame's corner.
        case text(TextLayout, Paint)
        /// The scroll view of this number in the stage.
        case scroll(Int)
        /// Views of a lazy or plain collection, made when they are looked at.
        case run(Run)
    }

    /// One change of how a node is drawn.
    package enum Appearance: Sendable {
        /// The same at all times; already mirrored where rows run to the left.
        case effect(VisualEffect)
        /// Follows the place in the innermost scroll view; its effects are logical, to be mirrored when evaluated.
        indirect case transition(ScrollTransition)
        /// Computed from the place; its effects are logical, to be mirrored when evaluated.
        case geometry(GeometryEffect)
        /// Cuts what lies outside an outline that fills the frame.
        case clip(Shape)
        /// A blurred copy below.
        case shadow(Shadow)
        /// Mirrored, blurred copies outside the frame, so many points on each edge; leading is left here.
        case backgroundExtension(EdgeInsets)
    }

    /// Makes one from its parts.
    package init(
        frame: Rect,
        content: Content = .group,
        children: [Node] = [],
        appearance: [Appearance] = [],
        id: ViewID? = nil,
        label: String? = nil
    ) {
        self.frame = frame
        self.content = content
        self.children = children
        self.appearance = appearance
        self.id = id
        self.label = label
    }
}
