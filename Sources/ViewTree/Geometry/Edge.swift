/// A side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// The upper side.
    case top
    /// The side where reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// The axis on which this edge lies at one end.
    public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// Some of the four edges.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit an edge.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Makes the set of one edge.
        public init(_ edge: Edge) {
            switch edge {
            case .top: self = .top
            case .leading: self = .leading
            case .bottom: self = .bottom
            case .trailing: self = .trailing
            }
        }

        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The edge where reading starts.
        public static let leading = Set(rawValue: 2)
        /// The lower edge.
        public static let bottom = Set(rawValue: 4)
        /// The edge where reading ends.
        public static let trailing = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// Every edge.
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        /// Whether `edge` is one of them.
        public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}
