/// A view made from the size it is offered; it takes all of it.
package struct GeometryReader: Sendable, Equatable {
    /// The source it was read from; two readers of one source are the same.
    package let source: String
    /// The view for a geometry.
    package let content: @Sendable (GeometryProxy) -> View

    /// Makes a reader; `content` must depend on its argument alone.
    package init(source: String, content: @escaping @Sendable (GeometryProxy) -> View) {
        self.source = source
        self.content = content
    }

    /// Whether both were read from one source.
    package static func == (first: GeometryReader, second: GeometryReader) -> Bool { first.source == second.source }
}
