package import Layout
package import ViewTree

/// A node as it stands at one instant.
package struct Layer: Sendable {
    /// The way to it, the same at every instant: node, item and layer numbers from the root.
    package var key: [Int]
    /// What is drawn.
    package var node: Node
    /// Its place in the coordinates of the layer around it.
    package var frame: Rect
    /// What changes how it is drawn, inner to outer.
    package var effects: [AppliedEffect]
    /// What is inside.
    package var content: Content

    /// What is inside a layer.
    package enum Content: Sendable {
        /// The node with all its children, none of which moves by itself.
        case picture
        /// The node's own drawing, then these.
        case layers([Layer])
        /// A scroll view.
        indirect case scroll(ScrollLayer)
    }

    /// A change of how a layer is drawn, with its numbers at this instant.
    package enum AppliedEffect: Sendable, Hashable {
        /// An effect that is the same at all times.
        case constant(VisualEffect)
        /// An effect that moves.
        case moving(VisualEffect)
        /// Cuts what lies outside an outline that fills the frame.
        case clip(Shape)
        /// A blurred copy below.
        case shadow(Shadow)
        /// Mirrored, blurred copies outside the frame, so many points on each edge.
        case backgroundExtension(EdgeInsets)
    }

    /// Makes one from its parts.
    package init(key: [Int], node: Node, frame: Rect, effects: [AppliedEffect], content: Content) {
        self.key = key
        self.node = node
        self.frame = frame
        self.effects = effects
        self.content = content
    }
}
