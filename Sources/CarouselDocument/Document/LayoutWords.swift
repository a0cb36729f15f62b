import ViewTree

/// How the items of a document follow each other.
struct LayoutWords: Sendable, Equatable {
    var kind: Kind
    var alignment: Alignment
    var spacing: Double?
    var isTarget: Bool

    enum Kind: Sendable, Equatable {
        case stack(Axis, isLazy: Bool)
        case grid(Axis, [GridItem])
    }

    /// The layout of a document that says nothing about it: a lazy stack along the axis, 16 points between the cards.
    static func peeking(along axis: Axis) -> LayoutWords {
        LayoutWords(kind: .stack(axis, isLazy: true), alignment: .center, spacing: 16, isTarget: true)
    }

    /// The axis along which items or lines follow each other.
    var axis: Axis {
        switch kind {
        case .stack(let axis, _), .grid(let axis, _): axis
        }
    }

    /// The view of the layout around other views.
    func view(around content: [View]) -> View {
        let view: View
        switch kind {
        case .stack(let axis, let isLazy):
            view = View(
                content: .stack(
                    Stack(axis: axis, isLazy: isLazy, alignment: alignment, spacing: spacing, content: content)))
        case .grid(let axis, let tracks):
            view = View(
                content: .grid(
                    LazyGrid(axis: axis, tracks: tracks, alignment: alignment, spacing: spacing, content: content)))
        }
        return isTarget ? view.modifier(.scrollTargetLayout(isEnabled: true)) : view
    }

    /// `{ "lazyHStack": { "spacing": 16 } }` and the others.
    static let format: Format<LayoutWords> = Format<LayoutWords>.choice(
        "layout", "How the items follow each other. Left out, a lazy stack along the axis with spacing 16.",
        [
            .tag("lazyHStack", stack("lazyHStack", .horizontal, isLazy: true), "A row, built where it is visible."),
            .tag("lazyVStack", stack("lazyVStack", .vertical, isLazy: true), "A column, built where it is visible."),
            .tag("hStack", stack("hStack", .horizontal, isLazy: false), "A row."),
            .tag("vStack", stack("vStack", .vertical, isLazy: false), "A column."),
            .tag("lazyVGrid", grid("lazyVGrid", .vertical, tracks: "columns"), "Rows below each other."),
            .tag("lazyHGrid", grid("lazyHGrid", .horizontal, tracks: "rows"), "Columns beside each other."),
        ])

    private static func stack(_ name: String, _ axis: Axis, isLazy: Bool) -> Format<LayoutWords> {
        .object(name, axis == .horizontal ? "Cards in a row." : "Cards in a column.") { members in
            LayoutWords(
                kind: .stack(axis, isLazy: isLazy), alignment: alignment(across: axis, &members),
                spacing: spacing(&members), isTarget: target(&members))
        }
    }

    private static func grid(_ name: String, _ axis: Axis, tracks: String) -> Format<LayoutWords> {
        .object(name, "Cards in lines of \(tracks).") { members in
            let items = members.required(
                tracks, GridItem.listFormat, "How many of equal length, or a list of GridItems.")
            let alignment = alignment(across: axis, &members)
            let spacing = spacing(&members)
            let isTarget = target(&members)
            return items.map {
                LayoutWords(kind: .grid(axis, $0), alignment: alignment, spacing: spacing, isTarget: isTarget)
            }
        }
    }

    private static func alignment(across axis: Axis, _ members: inout Members) -> Alignment {
        switch axis {
        case .horizontal:
            Alignment(
                vertical: members.value(
                    "alignment", Scalars.word(VerticalAlignment.self), default: .center, "Of cards that are shorter."))
        case .vertical:
            Alignment(
                horizontal: members.value(
                    "alignment", Scalars.word(HorizontalAlignment.self), default: .center,
                    "Of cards that are narrower."))
        }
    }

    private static func spacing(_ members: inout Members) -> Double? {
        members.optional("spacing", Scalars.number(-10_000...10_000, unit: "points"), "Points; null is SwiftUI's 8.")
    }

    private static func target(_ members: inout Members) -> Bool {
        members.value(
            "scrollTargetLayout", Scalars.flag, default: true, "Whether a scroll may come to rest at its cards.")
    }
}

extension GridItem {
    /// A number of equal tracks, or each of them.
    static let listFormat: Format<[GridItem]> = Format<[GridItem]>.choice(
        "gridItems", "A number of equal tracks, or each of them.",
        [
            .type(.number, Scalars.integer(1...100).map { Array(repeating: GridItem(), count: $0) }, "Equal tracks."),
            .type(
                .array, Scalars.list(of: format, least: 1, most: 100)),
        ])

    private static let format: Format<GridItem> = Format<GridItem>.choice(
        "gridItem", "One track, or several that fit in its place.",
        [
            .word("flexible", GridItem(), "An equal share."),
            .type(.number, Scalars.length.map { GridItem(size: .fixed($0)) }, "Exactly so many points."),
            .type(.object, .object("gridItemMembers", "A track by one of its sizes.", read)),
        ])

    @Sendable private static func read(_ members: inout Members) -> GridItem? {
        let fixed = members.optional("fixed", Scalars.length, "Exactly so many points.")
        let flexible = members.optional(
            "flexible",
            .object("flexibleTrack", "An equal share within limits.") { members in
                Size.flexible(
                    minimum: members.value("minimum", Scalars.length, default: 10, "Points."),
                    maximum: members.optional("maximum", Scalars.length, "No limit where left out.") ?? .infinity)
            }, "An equal share within limits.")
        let adaptive = members.optional(
            "adaptive",
            .object("adaptiveTrack", "As many tracks as fit.") { members in
                let minimum = members.required("minimum", Scalars.number(1...100_000, unit: "points"), "Of each.")
                let maximum = members.optional("maximum", Scalars.length, "No limit where left out.")
                return minimum.map { Size.adaptive(minimum: $0, maximum: maximum ?? .infinity) }
            }, "As many tracks as fit, each within limits.")
        let spacing = members.optional("spacing", Scalars.length, "Points to the next track; null is SwiftUI's 8.")
        let alignment = members.optional("alignment", Alignment.format, "Of a smaller card in its cell.")
        let count = ["fixed", "flexible", "adaptive"].count { members.has($0) }
        if count > 1 {
            members.note("the track has \(count) sizes", expected: "one of \"fixed\", \"flexible\" and \"adaptive\"")
        }
        return GridItem(
            size: fixed.map { .fixed($0) } ?? flexible ?? adaptive ?? .flexible(), spacing: spacing,
            alignment: alignment)
    }
}
