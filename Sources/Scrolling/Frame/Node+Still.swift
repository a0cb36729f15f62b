import Layout

extension Node {
    /// Whether nothing in it moves by itself; its own appearance apart.
    var isStillInside: Bool {
        content.isStill && Self.areStill(children)
    }

    // Looks at the parts of each node in place: a getter of the node would be given a copy of all of it.
    private static func areStill(_ nodes: [Node]) -> Bool {
        nodes.indices.allSatisfy { index in
            nodes[index].content.isStill && nodes[index].appearance.allSatisfy(\.isStill)
                && areStill(nodes[index].children)
        }
    }
}

extension Node.Content {
    fileprivate var isStill: Bool {
        switch self {
        case .scroll, .run: false
        case .group, .fill, .stroke, .text: true
        }
    }
}

extension Node.Appearance {
    /// Whether it is the same at all times.
    var isStill: Bool {
        switch self {
        case .transition, .geometry: false
        case .effect, .clip, .shadow, .backgroundExtension: true
        }
    }
}
