/// What was asked for, in SwiftUI's words, nothing resolved.
package struct Scene: Sendable, Equatable {
    /// A name under 60 characters, read by assistive technology.
    package var title: String
    /// The screen.
    package var viewport: Viewport
    /// The view, or a program that makes it.
    package var content: SceneContent
    /// What is done to it, in order.
    package var interactions: [Interaction]
    /// How the answer is drawn.
    package var output: Output

    /// Makes one from its parts.
    package init(
        title: String = "",
        viewport: Viewport = Viewport(),
        content: SceneContent,
        interactions: [Interaction] = [],
        output: Output = Output()
    ) {
        self.title = title
        self.viewport = viewport
        self.content = content
        self.interactions = interactions
        self.output = output
    }
}

/// What a scene shows.
package enum SceneContent: Sendable, Equatable {
    /// One view.
    case view(View)
    /// A view that follows state.
    case program(Program)
}
