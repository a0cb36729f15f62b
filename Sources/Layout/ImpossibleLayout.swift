/// A scene that cannot be laid out: which view, and what it asks for.
package struct ImpossibleLayout: Error, Sendable, Hashable {
    /// The way to the view, outermost first, as in `ScrollView > LazyHStack > Text`.
    package let path: [String]
    /// What is wrong, in one sentence.
    package let reason: String
    /// What to write instead, or nil.
    package let suggestion: String?

    /// Makes a failure.
    package init(path: [String], reason: String, suggestion: String? = nil) {
        self.path = path
        self.reason = reason
        self.suggestion = suggestion
    }

    /// All of it, for people: the way, what is wrong, and what would help.
    package var sentence: String {
        let way = path.isEmpty ? "" : path.joined(separator: " > ") + ": "
        return way + reason + (suggestion.map { ". " + $0 } ?? "")
    }
}
