import ViewTree

/// Views one after the other along an axis.
struct StackLayout: ViewLayout {
    let children: ViewList
    let axis: Axis
    /// Lazy stacks offer no length along the axis and take the one offered across it.
    let isLazy: Bool
    let alignment: Alignment
    /// Points; nil is the default between each pair.
    let spacing: Double?
    private let latest = LatestArrangement()

    /// The default distance between views, in points.
    // OpenSwiftUI: defaultSpacing = CGSize(width: 8, height: 8).
    static let defaultSpacing = 8.0

    /// Where every slot stands for one proposal.
    struct Arrangement {
        var proposals: [ProposedSize] = []
        var sizes: [Size] = []
        /// Points from the stack's corner along the axis to the first view of each slot.
        var starts: [Double] = []
        /// Points across the axis from the stack's edge.
        var sides: [Double] = []
        var size = Size.zero
    }

    /// Where the views stood when this was last asked: what has been measured is often drawn next.
    private final class LatestArrangement {
        var answer: (proposal: ProposedSize, arrangement: Arrangement)?
    }

    init(children: ViewList, axis: Axis, isLazy: Bool, alignment: Alignment, spacing: Double?) {
        self.children = children
        self.axis = axis
        self.isLazy = isLazy
        self.alignment = alignment
        self.spacing = spacing
    }

    func size(for proposal: ProposedSize) throws(ImpossibleLayout) -> Size { try arrangement(for: proposal).size }

    func nodes(in rect: Rect, for proposal: ProposedSize, _ place: Placement) throws(ImpossibleLayout) -> [Node] {
        let arrangement = try arrangement(for: proposal)
        let inner = spacing ?? Self.defaultSpacing
        let frames: [FrameSequence] = children.slots.indices.map { index in
            let size = arrangement.sizes[index]
            var origin = Point.zero
            origin[axis] = arrangement.starts[index]
            origin[axis.cross] = arrangement.sides[index]
            var stride = Vector.zero
            stride[axis] = size[axis] + inner
            return .uniform(
                first: Rect(origin: origin, size: size), stride: stride, count: children.slots[index].count)
        }
        return try children.nodes(in: rect, frames: frames, axis: axis, place) { arrangement.proposals[$0] }
    }

    func baseline(isFirst: Bool, for proposal: ProposedSize) throws(ImpossibleLayout) -> Double? {
        let arrangement = try arrangement(for: proposal)
        let indices = Array(children.slots.indices)
        for index in isFirst || axis == .horizontal ? indices : indices.reversed() {
            let own = try children.slots[index].view.baseline(isFirst: isFirst, for: arrangement.proposals[index])
            if let own { return own + (axis == .vertical ? arrangement.starts[index] : arrangement.sides[index]) }
        }
        return nil
    }

    /// Points between a slot and the next one.
    private func gap(after index: Int) -> Double {
        if let spacing { return spacing }
        let isNextToSpacer =
            children.slots[index].view.traits.isSpacer || children.slots[index + 1].view.traits.isSpacer
        return isNextToSpacer ? 0 : Self.defaultSpacing
    }

    private func arrangement(for proposal: ProposedSize) throws(ImpossibleLayout) -> Arrangement {
        if let answer = latest.answer, answer.proposal == proposal { return answer.arrangement }
        let arrangement = try newArrangement(for: proposal)
        latest.answer = (proposal, arrangement)
        return arrangement
    }

    private func newArrangement(for proposal: ProposedSize) throws(ImpossibleLayout) -> Arrangement {
        var result = Arrangement()
        let slots = children.slots
        guard !slots.isEmpty else {
            if isLazy { result.size[axis.cross] = proposal[axis.cross] ?? 0 }
            return result
        }
        let lengths = try mainProposals(for: proposal)
        for (slot, length) in zip(slots, lengths) {
            let offered = proposal.setting(axis, to: length)
            result.proposals.append(offered)
            result.sizes.append(try slot.view.size(for: offered))
        }
        var position = 0.0
        for index in slots.indices {
            result.starts.append(position)
            let count = Double(slots[index].count)
            position += result.sizes[index][axis] * count + (spacing ?? Self.defaultSpacing) * (count - 1)
            if index + 1 < slots.count { position += gap(after: index) }
        }
        result.size[axis] = max(0, position)
        try alignAcross(&result, proposal)
        return result
    }

    private func alignAcross(_ result: inout Arrangement, _ proposal: ProposedSize) throws(ImpossibleLayout) {
        let cross = axis.cross
        let own = result.sizes.map { $0[cross] }
        if axis == .horizontal, alignment.vertical == .firstTextBaseline || alignment.vertical == .lastTextBaseline {
            let isFirst = alignment.vertical == .firstTextBaseline
            var above: [Double] = []
            for (slot, (offered, size)) in zip(children.slots, zip(result.proposals, result.sizes)) {
                // A view without text stands on the line with its lower edge.
                above.append(try slot.view.baseline(isFirst: isFirst, for: offered) ?? size.height)
            }
            let line = above.max() ?? 0
            // Where one is without end, so is the line.
            result.sides = above.map { $0 == line ? 0 : line - $0 }
            result.size[cross] = zip(result.sides, own).map { $0 + $1 }.max() ?? 0
            return
        }
        // A lazy stack takes the length offered; its own follows from the first view.
        let length = isLazy ? proposal[cross] ?? own[0] : own.max() ?? 0
        result.size[cross] = length
        result.sides = own.map { (length - $0) * alignment.fraction(cross) }
    }

    /// What each slot is offered along the axis (OpenSwiftUI, StackLayout): by priority, the least flexible first,
    /// each an equal share of what is left.
    private func mainProposals(for proposal: ProposedSize) throws(ImpossibleLayout) -> [Double?] {
        let slots = children.slots
        guard !isLazy, let total = proposal[axis] else { return slots.map { _ in nil } }
        if total == .infinity { return slots.map { _ in .infinity } }
        // A view alone is offered all of it, whatever its range.
        if slots.count == 1, slots[0].count == 1, !slots[0].view.traits.isPlaceholder { return [max(0, total)] }
        let across = proposal[axis.cross]
        var ranges: [ClosedRange<Double>] = []
        for slot in slots { ranges.append(try slot.view.range(along: axis, across: across)) }
        try keepPlaceholdersShort(&ranges, across: across)
        var left = total
        for index in slots.indices {
            left -= (spacing ?? Self.defaultSpacing) * Double(slots[index].count - 1)
            if index + 1 < slots.count { left -= gap(after: index) }
        }
        func flexibility(_ index: Int) -> Double { ranges[index].upperBound - ranges[index].lowerBound }
        let order = slots.indices.sorted { first, second in
            let priorities = (slots[first].view.traits.priority, slots[second].view.traits.priority)
            if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
            let both = (flexibility(first), flexibility(second))
            return both.0 != both.1 ? both.0 < both.1 : first < second
        }
        var result = [Double?](repeating: nil, count: slots.count)
        var start = 0
        while start < order.count {
            var end = start
            let priority = slots[order[start]].view.traits.priority
            while end < order.count, slots[order[end]].view.traits.priority == priority { end += 1 }
            // Later priorities keep at least their least lengths.
            let kept = order[end...].reduce(0) { $0 + ranges[$1].lowerBound * Double(slots[$1].count) }
            var available = left - kept
            var remaining = order[start..<end].reduce(0) { $0 + slots[$1].count }
            for index in order[start..<end] {
                let isFixed = ranges[index].lowerBound == ranges[index].upperBound
                let share =
                    isFixed && slots[index].view.traits.isPlaceholder
                    ? ranges[index].lowerBound : max(0, available / Double(remaining))
                let size = try slots[index].view.size(for: proposal.setting(axis, to: share))
                result[index] = share
                let taken = size[axis] * Double(slots[index].count)
                available -= taken
                left -= taken
                remaining -= slots[index].count
            }
            start = end
        }
        return result
    }

    /// Beside views known to take all they get, such as a scroll view, one that is not defined keeps its ideal length:
    /// a header above a list is most often short.
    private func keepPlaceholdersShort(
        _ ranges: inout [ClosedRange<Double>], across: Double?
    ) throws(ImpossibleLayout) {
        let slots = children.slots
        let isFilled = slots.indices.contains {
            !slots[$0].view.traits.isPlaceholder && !slots[$0].view.traits.isSpacer
                && ranges[$0].upperBound == .infinity
        }
        guard isFilled else { return }
        for index in slots.indices where slots[index].view.traits.isPlaceholder {
            guard ranges[index].upperBound == .infinity else { continue }
            let ideal = try slots[index].view.size(for: ProposedSize().setting(axis.cross, to: across))[axis]
            ranges[index] = ideal...ideal
        }
    }
}
