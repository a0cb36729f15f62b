/// Effects computed from where a view stands in its scroll view (SwiftUI's `visualEffect`).
package struct GeometryEffect: Sendable, Equatable {
    /// The source it was read from; two effects of one source are the same effect.
    package let source: String
    /// The effects, inner to outer, for a geometry.
    package let effects: @Sendable (GeometryProxy) -> [VisualEffect]

    /// Makes an effect; `effects` must depend on its argument alone.
    package init(source: String, effects: @escaping @Sendable (GeometryProxy) -> [VisualEffect]) {
        self.source = source
        self.effects = effects
    }

    /// Whether both were read from one source.
    package static func == (first: GeometryEffect, second: GeometryEffect) -> Bool { first.source == second.source }
}

/// What a view may know of its place.
package struct GeometryProxy: Sendable, Hashable {
    /// The layout size in points.
    package var size: Size
    /// The frame in the `.scrollView` space, whose origin is the inner edge of the insets.
    package var scrollViewFrame: Rect
    /// The frame in the viewport.
    package var globalFrame: Rect
    /// Bounds less insets of the innermost scroll view, in points.
    package var containerSize: Size

    /// Makes one from its parts.
    package init(size: Size, scrollViewFrame: Rect, globalFrame: Rect, containerSize: Size) {
        self.size = size
        self.scrollViewFrame = scrollViewFrame
        self.globalFrame = globalFrame
        self.containerSize = containerSize
    }
}
