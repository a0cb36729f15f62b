import ViewTree

/// A view made from the size it is offered; it takes all of it.
struct GeometryReaderLayout: ViewLayout {
    let reader: GeometryReader
    let environment: LayoutEnvironment

    func size(for proposal: ProposedSize) -> Size {
        proposal.filled(by: Size(width: PaintLayout.idealLength, height: PaintLayout.idealLength))
    }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let absolute = place.absolute(rect)
        var inScrollView = place.inContent(rect)
        if place.geometry.scrollView == nil { inScrollView = absolute }
        let proxy = GeometryProxy(
            size: rect.size, scrollViewFrame: inScrollView, globalFrame: absolute,
            containerSize: place.geometry.scrollView == nil ? environment.container : place.geometry.containerSize)
        var inner = environment.entering(stack: nil)
        inner.container = environment.container
        let content = try ZStackLayout(
            children: ViewList([reader.content(proxy)], in: inner), alignment: .topLeading)
        let offered = ProposedSize(rect.size)
        // Smaller content stands in the leading top corner.
        let own = Rect(origin: rect.origin, size: try content.size(for: offered))
        return try content.nodes(in: own, for: offered, place)
    }
}
