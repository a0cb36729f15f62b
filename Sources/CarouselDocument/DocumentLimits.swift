/// The most that a document may ask for.
package struct DocumentLimits: Sendable, Hashable {
    /// Bytes of JSON.
    package var bytes: Int
    /// Lists and objects inside each other; checked before anything recurses.
    package var depth: Int
    /// Items of a carousel whose items are alike.
    package var items: Int
    /// Items that are written out.
    package var listedItems: Int
    /// Interactions.
    package var interactions: Int
    /// Characters of a text.
    package var characters: Int
    /// Problems that are told at once.
    package var problems: Int

    /// Makes limits; the defaults are the service's.
    package init(
        bytes: Int = 1 << 20,
        depth: Int = 64,
        items: Int = 1_000_000,
        listedItems: Int = 10_000,
        interactions: Int = 100,
        characters: Int = 1000,
        problems: Int = 20
    ) {
        self.bytes = bytes
        self.depth = depth
        self.items = items
        self.listedItems = listedItems
        self.interactions = interactions
        self.characters = characters
        self.problems = problems
    }
}
