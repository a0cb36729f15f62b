/// The end of an evaluation before its result.
enum Interruption: Error, Sendable, Hashable {
    /// A limit is used up.
    case limit(name: String, value: Int, place: Int)
}
