/// A direction of scrolling or stacking.
public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// The other one.
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Neither, either or both axes.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit an axis.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Makes the set of one axis.
        public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// Along x only.
        public static let horizontal = Set(rawValue: 1)
        /// Along y only.
        public static let vertical = Set(rawValue: 2)
        /// Along both.
        public static let both: Set = [.horizontal, .vertical]

        /// Whether `axis` is one of them.
        public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}
