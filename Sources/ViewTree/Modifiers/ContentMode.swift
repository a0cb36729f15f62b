/// How a ratio meets a proposal of another ratio.
package enum ContentMode: String, Sendable, Hashable, CaseIterable {
    /// Inside.
    case fit
    /// Covering.
    case fill
}
