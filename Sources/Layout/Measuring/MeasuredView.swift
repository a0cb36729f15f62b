import ViewTree

/// A view ready to be measured; it remembers its answers, so that nested stacks do not ask twice.
final class MeasuredView {
    /// The view's name in messages.
    let name: String
    let layout: any ViewLayout
    let traits: Traits
    private var sizes = SizeMemory()

    /// What a container reads from a view.
    struct Traits: Sendable {
        /// Who is offered space first in a stack.
        var priority = 0.0
        /// Who is drawn later.
        var zIndex = 0.0
        /// The identity it was given.
        var id: ViewID?
        /// Whether it is free length, next to which a stack leaves no default spacing.
        var isSpacer = false
        /// Whether it stands for a view that is not defined, whose own length nobody knows.
        var isPlaceholder = false
    }

    /// The greatest length in points that is laid out; a Double keeps a thousandth of a point up to here.
    static let greatestLength = 1e12

    // Inlined, since the optimizer would make a copy for each kind of layout that unpacks it and packs it again.
    @inline(__always)
    init(name: String, layout: any ViewLayout, traits: Traits) {
        self.name = name
        self.layout = layout
        self.traits = traits
    }

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size {
        if let known = sizes.size(for: proposal) { return known }
        let size: Size
        do { size = try layout.size(for: proposal) } catch { throw error.inside(name) }
        // Asked for its greatest length on one axis, a view of a fixed ratio is endless on both.
        let isUnlimited = proposal.width == .infinity || proposal.height == .infinity
        for axis in Axis.allCases {
            let length = size[axis]
            let isBounded = length <= Self.greatestLength || (isUnlimited && length == .infinity)
            guard length >= 0, isBounded else {
                let word = axis == .horizontal ? "width" : "height"
                throw ImpossibleLayout(
                    path: [name], reason: "its \(word) is \(length.isNaN ? "not a number" : pointsText(length))",
                    suggestion: "Give it a length between 0 and 1 000 000 000 000 points.")
            }
        }
        sizes.remember(size, for: proposal)
        return size
    }

    /// The least and the greatest length along an axis for a length across it.
    func range(along axis: Axis, across: Double?) throws(ImpossibleLayout) -> ClosedRange<Double> {
        if let known = layout.range(along: axis) { return known }
        var proposal = ProposedSize().setting(axis.cross, to: across)
        proposal[axis] = 0
        let least = try size(for: proposal)[axis]
        proposal[axis] = .infinity
        return least...max(least, try size(for: proposal)[axis])
    }

    /// What it draws with its leading top corner at a point.
    func nodes(at origin: Point, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let rect = Rect(origin: origin, size: try size(for: proposal))
        do { return try layout.nodes(in: rect, for: proposal, place) } catch { throw error.inside(name) }
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        try layout.baseline(isFirst: isFirst, for: proposal)
    }
}

extension ImpossibleLayout {
    /// The same failure seen from the view around.
    func inside(_ name: String) -> ImpossibleLayout {
        name.isEmpty ? self : ImpossibleLayout(path: [name] + path, reason: reason, suggestion: suggestion)
    }
}

/// A length for messages: whole points, or tenths; `huge` beyond a million million.
func pointsText(_ points: Double) -> String {
    guard points.isFinite, abs(points) < 1e12 else { return points.isNaN ? "not a number" : "beyond any screen" }
    let tenths = Int((abs(points) * 10).rounded())
    let sign = points < 0 && tenths > 0 ? "-" : ""
    return sign + String(tenths / 10) + (tenths % 10 == 0 ? "" : "." + String(tenths % 10)) + " pt"
}
