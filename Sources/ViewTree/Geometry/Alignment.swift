/// Where a narrower view stands across the width.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the edge where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing

    /// The free width that goes before the view: 0, 0.5 or 1.
    public var fraction: Double { self == .leading ? 0 : self == .center ? 0.5 : 1 }
}

/// Where a lower view stands across the height.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// First lines of text on one line.
    case firstTextBaseline
    /// Last lines of text on one line.
    case lastTextBaseline

    /// The free height that goes above the view: 0, 0.5 or 1; text baselines fall back to top and bottom.
    public var fraction: Double {
        switch self {
        case .top, .firstTextBaseline: 0
        case .center: 0.5
        case .bottom, .lastTextBaseline: 1
        }
    }
}

/// Where a view stands in a larger one, on both axes.
public struct Alignment: Sendable, Hashable {
    /// Across the width.
    public var horizontal: HorizontalAlignment
    /// Across the height.
    public var vertical: VerticalAlignment

    /// Makes one from its parts.
    public init(horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment()
    /// In the middle of the top edge.
    public static let top = Alignment(vertical: .top)
    /// In the middle of the bottom edge.
    public static let bottom = Alignment(vertical: .bottom)
    /// In the middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading)
    /// In the middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing)
    /// In the corner where reading starts.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the top corner where a line ends.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the bottom corner where a line starts.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner where reading ends.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The free length that goes before the view along `axis`: 0, 0.5 or 1.
    public func fraction(_ axis: Axis) -> Double {
        axis == .horizontal ? horizontal.fraction : vertical.fraction
    }
}
