/// How much source is read and how much work it may ask for; what goes over is an error that names the limit.
package struct SourceLimits: Sendable, Hashable {
    /// Bytes of source.
    package var bytes: Int
    /// Levels of brackets, calls and modifiers in one expression.
    package var nesting: Int
    /// Interpreted steps of one reading of the view.
    package var steps: Int
    /// Interpreted steps of one call during a scroll: an effect, a target, a callback.
    package var callSteps: Int
    /// Calls and views inside each other.
    package var depth: Int
    /// Elements of one collection.
    package var elements: Int
    /// UTF-8 bytes of one string.
    package var stringBytes: Int
    /// Views in the tree.
    package var views: Int

    /// Makes limits; the defaults hold any hand-written carousel.
    package init(
        bytes: Int = 65_536, nesting: Int = 128, steps: Int = 1_000_000, callSteps: Int = 200_000, depth: Int = 160,
        elements: Int = 10_000, stringBytes: Int = 100_000, views: Int = 60_000
    ) {
        self.bytes = bytes
        self.nesting = nesting
        self.steps = steps
        self.callSteps = callSteps
        self.depth = depth
        self.elements = elements
        self.stringBytes = stringBytes
        self.views = views
    }
}
