package import Trace

/// How one document went.
package struct DocumentResult: Sendable {
    /// The golden's name.
    package var name: String
    /// The document.
    package var path: String
    /// How it went.
    package var status: Status
    /// What is said about it, most telling first.
    package var sentences: [String] = []
    /// The differences in words and numbers, where there are both; at most `mostDifferences`.
    package var differences: [Difference] = []
    /// What is said without being a failure.
    package var notes: [String] = []
    /// What the tolerance forgave.
    package var forgiven = StructuralDifference.Tolerance()
    /// Why it rests where it does, before and after, where that differs.
    package var explanations: [String] = []
    /// Both runs, for the report.
    package var pictures: Pictures?

    /// At most so many differences of a document are kept.
    static let mostDifferences = 200

    /// How a document went.
    package enum Status: String, Sendable, Hashable {
        /// As its golden.
        case same
        /// Not as its golden.
        case different
        /// The golden was written now, for the first time or again.
        case recorded
        /// There is no golden.
        case missing
        /// The golden's files are not as they were recorded.
        case damaged
        /// The document is no scene.
        case badDocument
        /// A file could not be written.
        case unwritable
    }

    /// Both runs.
    package struct Pictures: Sendable {
        /// The golden, where there is one.
        var before: Golden?
        /// What the document is now.
        var after: Golden

        /// Bytes of all pictures and numbers.
        var size: Int {
            [before, after].compactMap(\.self).reduce(0) { size, golden in
                size + golden.trace.count + golden.stills.reduce(0) { $0 + $1.svg.count }
            }
        }
    }

    /// Makes a result.
    init(_ entry: DocumentList.Entry, _ status: Status, _ sentences: [String] = []) {
        name = entry.name
        path = entry.path
        self.status = status
        self.sentences = sentences
    }

    /// Whether it counts as passed.
    package var isPassed: Bool { status == .same || status == .recorded }
}
