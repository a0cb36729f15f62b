/// Something that source names but does not define, and what was put in its place.
package struct StandIn: Sendable, Hashable {
    /// The name in source.
    package var name: String
    /// What stands for it.
    package var kind: Kind
    /// From 1.
    package var line: Int
    /// UTF-8 bytes from the start of the line, from 1.
    package var column: Int

    /// What can stand for a missing name.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A labelled card.
        case view
        /// A column of what the call carries.
        case container
        /// Sample elements.
        case collection
        /// A default number.
        case number
        /// The name as words.
        case text
        /// A colour.
        case color
        /// Yes or no.
        case bool
        /// Another value.
        case value
    }

    /// Makes an entry.
    package init(name: String, kind: Kind, line: Int, column: Int) {
        self.name = name
        self.kind = kind
        self.line = line
        self.column = column
    }
}
