import Typography

extension Node {
    /// How many views a node with all its children counts for: one, and more where it has many parts or long texts.
    package var drawnViews: Int { 1 + parts / Self.partsOfView }

    /// How many a container counts for, whose children are counted one by one.
    package var drawnViewsOfContainer: Int { content.parts / Self.partsOfView }

    // A choice of this project: to set 16 letters takes about as long as all of a card with a short title.
    private static let partsOfView = 16

    // Looks at the parts of each node in place: a getter of the node would be given a copy of all of it.
    private var parts: Int { content.parts + Self.parts(of: children) }

    private static func parts(of nodes: [Node]) -> Int {
        var count = 0
        for index in nodes.indices {
            count += nodes[index].content.parts + parts(of: nodes[index].children)
        }
        return count
    }
}

extension Node.Content {
    /// The node itself, and the letters of a text.
    fileprivate var parts: Int {
        if case .text(let layout, _) = self { return 1 + layout.string.utf8.count }
        return 1
    }
}
