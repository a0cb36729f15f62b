/// A direction of scrolling or stacking.
package enum Axis: String, Sendable, Hashable, CaseIterable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// The other one.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Neither, either or both axes.
    package struct Set: OptionSet, Sendable, Hashable {
        /// One bit an axis.
        package let rawValue: Int

        /// Makes a set from its bits.
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Makes the set of one axis.
        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// Along x only.
        package static let horizontal = Set(rawValue: 1)
        /// Along y only.
        package static let vertical = Set(rawValue: 2)
        /// Along both.
        package static let both: Set = [.horizontal, .vertical]

        /// Whether `axis` is one of them.
        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}
