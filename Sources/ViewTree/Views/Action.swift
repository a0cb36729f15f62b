/// A handle to code that a view runs; the program that made the view knows what it means.
package struct Action: Sendable, Hashable {
    /// Which code, within one program.
    package let id: Int
    /// What it was called in source, for messages.
    package let name: String

    /// Makes a handle.
    package init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
