import ViewTree

/// Looks at where the targets of one scroll view come to rest.
struct TargetLint {
    private let layout: ScrollLayout
    private let axis: Axis

    init(_ layout: ScrollLayout) {
        self.layout = layout
        axis = layout.mainAxis
    }

    var warnings: [LayoutWarning] { duplicates + targetWarnings }

    private var targetWarnings: [LayoutWarning] {
        switch layout.behavior {
        case .viewAligned(_, let anchor):
            if layout.targets.count == 0 { return [noTargets] + positions }
            return [longItem, sharedStops(anchor: anchor?[axis] ?? 0)].compactMap { $0 } + positions
        case .paging, .legacyPaging: return [pitch].compactMap { $0 } + positions
        case .none, .custom: return positions
        }
    }

    private var container: Double { layout.containerSize[axis] }

    /// Identities given with `.id` to more than one place.
    private var duplicates: [LayoutWarning] {
        var places: [ViewID: Rect] = [:]
        for placed in layout.identities {
            if let known = places[placed.id], known != placed.frame { return [.duplicate(placed.id)] }
            places[placed.id] = placed.frame
        }
        return []
    }

    private var noTargets: LayoutWarning {
        LayoutWarning(
            code: "no-scroll-targets",
            reason: "viewAligned has nothing to align, since no layout inside has scroll targets; "
                + "the scroll stops where it likes.",
            remedy: "Add .scrollTargetLayout() to the stack inside the ScrollView.")
    }

    private var positions: [LayoutWarning] {
        guard let position = layout.position else { return [] }
        if layout.targets.count == 0 {
            guard position.action != nil else { return [] }
            return [
                LayoutWarning(
                    code: "position-without-targets",
                    reason: "scrollPosition reads the first visible target, and no layout inside has targets, "
                        + "so it stays nil.",
                    remedy: "Add .scrollTargetLayout() to the stack inside the ScrollView.")
            ]
        }
        let type = layout.targets.ids[0].typeName
        guard let expected = position.idType, expected != type else { return [] }
        return [
            LayoutWarning(
                code: "id-type-mismatch",
                reason: "scrollPosition holds a \(expected) and the targets' ids are of type \(type), "
                    + "so it stays nil.",
                remedy: "Let both have one type, such as \(type).")
        ]
    }

    /// An item whose end can be dragged into view but never rests there.
    private var longItem: LayoutWarning? {
        let length: Double
        switch layout.targets.frames {
        case .uniform(let first, _, _): length = first.size[axis]
        case .listed(let frames): length = frames.map { $0.size[axis] }.max() ?? 0
        }
        guard length > container + SafeArea.tolerance else { return nil }
        return LayoutWarning(
            code: "item-longer-than-container",
            reason: "An item is \(pointsText(length)) long and the container \(pointsText(container)), "
                + "so its end never rests in view.",
            remedy: "Make items no longer than the container, for instance with containerRelativeFrame.")
    }

    /// The last items that come to rest at one place, since the content ends there.
    private func sharedStops(anchor: Double) -> LayoutWarning? {
        let end = layout.maximumOffset(axis)
        let targets = layout.targets
        // Distinct places that are clamped to the end, last first.
        var places: Set<Double> = []
        var first = targets.count
        while first > 0 {
            let frame = targets.frames[first - 1]
            let stop = frame.min(axis) + anchor * (frame.size[axis] - container)
            guard stop >= end - SafeArea.tolerance else { break }
            places.insert(stop)
            first -= 1
        }
        guard places.count > 1, end > 0 else { return nil }
        let count = targets.count - first
        return LayoutWarning(
            code: "shared-last-stop",
            reason: "The last \(count) items share the stop at \(pointsText(end)), where the content ends; "
                + "all but one never reach their place.",
            remedy: "Add .contentMargins at the end, about the container less one item, "
                + "or make items as long as the container.")
    }

    /// Items whose distance is not the page length drift from page to page.
    private var pitch: LayoutWarning? {
        let items = layout.targets.count > 1 ? layout.targets : layout.collections.first { $0.count > 1 }
        guard let items, items.count > 1 else { return nil }
        let page = layout.behavior == .legacyPaging ? layout.frame.size[axis] : container
        let pitch = items.frames[1].min(axis) - items.frames[0].min(axis)
        guard pitch > 0, abs(pitch - page) > SafeArea.tolerance else { return nil }
        return LayoutWarning(
            code: "paging-drift",
            reason: "A page is \(pointsText(page)) long and items are \(pointsText(pitch)) apart, "
                + "so every page is off by another \(pointsText(abs(pitch - page))).",
            remedy: "Use spacing 0 and items as long as the container, or .viewAligned instead of .paging.")
    }
}
