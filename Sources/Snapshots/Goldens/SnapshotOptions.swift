/// What is kept of a document.
package struct SnapshotOptions: Sendable, Hashable {
    /// Milliseconds from one moment to the next.
    package var every: Int
    /// Which moments are kept as pictures; all are kept as numbers.
    package var stills: Stills

    /// Which moments are kept as pictures.
    package enum Stills: String, Sendable, Hashable, CaseIterable {
        /// All of them.
        case every
        /// Start, release and settled.
        case named
    }

    /// Makes options; a moment every 200 ms, all as pictures.
    package init(every: Int = 200, stills: Stills = .every) {
        self.every = every
        self.stills = stills
    }
}
