/// Where a scroll is about to come to rest.
package struct ScrollTarget: Sendable, Hashable {
    /// The part of the content to show, of the container's size; its origin is 0 at rest at the start, even with insets.
    package var rect: Rect
    /// Where the rect is aligned in the visible region.
    package var anchor: UnitPoint?

    /// Makes one from its parts.
    package init(rect: Rect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour may know when it changes a target.
package struct ScrollTargetContext: Sendable, Hashable {
    /// The target when the gesture began.
    package var originalTarget: ScrollTarget
    /// Points per second; positive where the content offset grows.
    package var velocity: Vector
    /// The content in points, without insets.
    package var contentSize: Size
    /// Bounds less insets.
    package var containerSize: Size
    /// The axes that scroll.
    package var axes: Axis.Set
    /// The width class.
    package var horizontalSizeClass: SizeClass
    /// The height class.
    package var verticalSizeClass: SizeClass

    /// Makes one from its parts.
    package init(
        originalTarget: ScrollTarget,
        velocity: Vector,
        contentSize: Size,
        containerSize: Size,
        axes: Axis.Set,
        horizontalSizeClass: SizeClass = .compact,
        verticalSizeClass: SizeClass = .regular
    ) {
        self.originalTarget = originalTarget
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }
}
