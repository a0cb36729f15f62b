/// Where a scroll view stands, in SwiftUI's terms; all lengths in points.
package struct ScrollGeometry: Sendable, Hashable {
    /// The raw offset: at rest at the start it is minus the leading and top insets.
    package var contentOffset: Point
    /// The content without insets.
    package var contentSize: Size
    /// Safe area and margins of the content.
    package var contentInsets: EdgeInsets
    /// Bounds less insets.
    package var containerSize: Size

    /// Makes one from its parts.
    package init(contentOffset: Point, contentSize: Size, contentInsets: EdgeInsets, containerSize: Size) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The bounds at the offset, insets included.
    package var visibleRect: Rect {
        Rect(
            origin: contentOffset,
            size: Size(
                width: containerSize.width + contentInsets.total(.horizontal),
                height: containerSize.height + contentInsets.total(.vertical)))
    }

    /// The container's size at the offset.
    package var bounds: Rect { Rect(origin: contentOffset, size: containerSize) }
}
