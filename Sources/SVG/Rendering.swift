package import ViewTree

/// How a picture is written: all that is not in the frame itself.
package struct Rendering: Sendable, Hashable {
    /// What the picture shows, for its title element; empty is "Carousel".
    package var title: String
    /// Theme, text, background, encoding and error bounds.
    package var output: Output
    /// The making of the file, written as a comment where given.
    package var stamp: Stamp?
    /// Bytes beyond which no further layers are written: whoever sets it refuses a picture that is longer.
    package var greatestSize = Int.max

    /// Makes one from its parts.
    package init(title: String = "", output: Output = Output(), stamp: Stamp? = nil) {
        self.title = title
        self.output = output
        self.stamp = stamp
    }

    /// The rendering that a scene asks for.
    package init(scene: Scene, stamp: Stamp? = nil) {
        self.init(title: scene.title, output: scene.output, stamp: stamp)
    }

    /// The title that is written.
    var caption: String { title.isEmpty ? "Carousel" : title }
}
