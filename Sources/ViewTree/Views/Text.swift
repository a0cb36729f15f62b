/// Words, broken into lines where the width ends.
package struct Text: Sendable, Hashable {
    /// The words; control characters are not drawn.
    package var string: String

    /// Makes one from its parts.
    package init(string: String) {
        self.string = string
    }
}
