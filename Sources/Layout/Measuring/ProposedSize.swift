import ViewTree

/// The size a parent offers in points; nil asks for the ideal length, infinity for the greatest.
struct ProposedSize: Sendable, Hashable {
    var width: Double?
    var height: Double?

    init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    static let unspecified = ProposedSize()

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The same proposal with another length along an axis.
    func setting(_ axis: Axis, to length: Double?) -> ProposedSize {
        var result = self
        result[axis] = length
        return result
    }

    /// What is left inside insets; never negative.
    func inset(by insets: EdgeInsets) -> ProposedSize {
        ProposedSize(
            width: width.map { max(0, $0 - insets.total(.horizontal)) },
            height: height.map { max(0, $0 - insets.total(.vertical)) })
    }

    /// The proposal with its missing lengths filled in.
    func filled(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}

extension Size {
    /// The size with insets around it.
    func outset(by insets: EdgeInsets) -> Size {
        Size(width: max(0, width + insets.total(.horizontal)), height: max(0, height + insets.total(.vertical)))
    }

    /// The larger length on each axis.
    func union(_ other: Size) -> Size {
        Size(width: max(width, other.width), height: max(height, other.height))
    }
}

extension Alignment {
    /// Where a view stands in an area, from the area's corner.
    func offset(of size: Size, in area: Size) -> Vector {
        Vector(
            dx: (area.width - size.width) * fraction(.horizontal),
            dy: (area.height - size.height) * fraction(.vertical))
    }
}
