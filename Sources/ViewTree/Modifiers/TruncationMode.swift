/// Where a text that does not fit is cut.
package enum TruncationMode: String, Sendable, Hashable, CaseIterable {
    /// At the start.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
}
