/// Distances in points from the edges of a rectangle inward.
public struct EdgeInsets: Sendable, Hashable {
    /// From the top edge.
    public var top: Double
    /// From the edge where reading starts.
    public var leading: Double
    /// From the bottom edge.
    public var bottom: Double
    /// From the edge where reading ends.
    public var trailing: Double

    /// Makes one from its parts.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes the same distance on each of the named edges and none on the others.
    public init(_ length: Double, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// No distance on any edge.
    public static let zero = EdgeInsets()

    /// The distance on one edge.
    public subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The distance at the start of `axis`: leading or top.
    public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    /// The distance at the end of `axis`: trailing or bottom.
    public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
    /// Both distances of `axis` together.
    public func total(_ axis: Axis) -> Double { start(axis) + end(axis) }

    /// Edge by edge sums.
    public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}
