/// A name without a definition.
struct Unknown: Sendable, Hashable {
    let name: String
    let place: Int
    /// The index of the sample element it belongs to.
    var index: Int?
}
