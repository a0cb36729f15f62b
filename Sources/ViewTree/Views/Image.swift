/// A picture known by name only; drawn as a labelled placeholder.
package struct Image: Sendable, Hashable {
    /// The asset or symbol.
    package var name: String
    /// Whether it is an SF Symbol, which is as large as the text around it.
    package var isSymbol: Bool
    /// Whether it takes the size it is offered.
    package var isResizable: Bool
    /// The picture's own size in points; nil is a default.
    package var size: Size?

    /// Makes one from its parts.
    package init(name: String, isSymbol: Bool = false, isResizable: Bool = false, size: Size? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        self.isResizable = isResizable
        self.size = size
    }
}
