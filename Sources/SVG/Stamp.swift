/// What a file says of its own making.
package struct Stamp: Sendable, Hashable {
    /// The version of the product that wrote it.
    package var version: String
    /// The hash of the input it was made from, in any notation.
    package var inputHash: String

    /// Makes one from its parts.
    package init(version: String, inputHash: String) {
        self.version = version
        self.inputHash = inputHash
    }
}
