import ViewTree

/// What a document says of its scroll view.
struct ScrollWords: Sendable, Equatable {
    /// The axes it scrolls along.
    var axes: Axis.Set
    /// Modifiers of the scroll view, inner to outer.
    var modifiers: [Modifier]
    /// The item it starts at, where it is given by identity.
    var startingID: ViewID?

    /// The axis that counts where only one can: the horizontal one of both.
    var mainAxis: Axis { axes.contains(Axis.horizontal) ? .horizontal : .vertical }

    /// The scroll view of a document that says nothing about it: view aligned, with room for the neighbours to peek.
    static let peeking = ScrollWords(
        axes: .horizontal,
        modifiers: [
            .contentMargins(EdgeInsets(24, on: .all), on: .all, placement: .scrollContent),
            .scrollTargetBehavior(.viewAligned()), .scrollIndicators(.hidden, axes: .both),
        ])

    /// Everything a scroll view can be told.
    static let format: Format<ScrollWords> = Format<ScrollWords>.object(
        "scroll",
        "The scroll view. Left out as a whole, it is view aligned with margins of 24; inside it, what is left out does nothing.",
        read)

    @Sendable private static func read(_ members: inout Members) -> ScrollWords? {
        let axes = members.value("axes", Axis.Set.format, default: .horizontal, "The axes it scrolls along.")
        var words = ScrollWords(axes: axes, modifiers: [])
        let behavior = members.optional("targetBehavior", ScrollTargetBehavior.format, "Where it may come to rest.")
        let isLegacy = members.value(
            "legacyPaging", Scalars.flag, default: false,
            "Whether a page is as long as the bounds, insets included (UIScrollView), not as the container.")
        words.readInsets(&members)
        words.readLooks(&members)
        words.readPosition(&members)
        if let behavior { words.add(.scrollTargetBehavior(isLegacy && behavior == .paging ? .legacyPaging : behavior)) }
        if isLegacy, behavior != .paging, members.has("legacyPaging") {
            members.note(
                "there are no pages", at: ["legacyPaging"], expected: "\"targetBehavior\": \"paging\" beside it")
        }
        return words
    }

    private mutating func add(_ modifier: Modifier) { modifiers.append(modifier) }

    private mutating func readInsets(_ members: inout Members) {
        let margins = members.value(
            "contentMargins", Self.margins, default: [],
            "Points between the edges and the content or its indicators.")
        for margin in margins {
            let edges = margin.edges(in: axes)
            add(.contentMargins(EdgeInsets(margin.length, on: edges), on: edges, placement: margin.placement))
        }
        let padding = members.value(
            "safeAreaPadding", Self.padding, default: [],
            "Points added to the safe area.")
        for inset in padding { add(.safeAreaPadding(EdgeInsets(inset.length, on: inset.edges(in: axes)))) }
        let bars = members.value(
            "safeAreaInsets", Self.bars, default: [],
            "Bars beside the content (safeAreaInset, safeAreaBar).")
        for bar in bars { add(.safeAreaInset(bar.inset)) }
    }

    private mutating func readLooks(_ members: inout Members) {
        let indicators = members.value(
            "indicators", Scalars.word(ScrollIndicatorVisibility.self), default: .hidden, "Whether they are drawn.")
        add(.scrollIndicators(indicators, axes: .both))
        if let bounce = members.optional("bounce", Self.bounce, "When the ends give way; automatic if left out.") {
            add(.scrollBounceBehavior(bounce.behavior, axes: bounce.axes ?? axes))
        }
        if members.value("clipDisabled", Scalars.flag, default: false, "Whether cards are drawn beyond the bounds.") {
            add(.scrollClipDisabled(true))
        }
        if members.value("disabled", Scalars.flag, default: false, "Whether a finger cannot scroll it.") {
            add(.scrollDisabled(true))
        }
        let rate = members.value(
            "decelerationRate", Scalars.word(ScrollDecelerationRate.self), default: .automatic, "How it slows down.")
        if rate != .automatic { add(.decelerationRate(rate)) }
        if let effect = members.optional("edgeEffect", Self.edgeEffect, "How content fades under bars.") {
            modifiers += effect
        }
    }

    private mutating func readPosition(_ members: inout Members) {
        let anchors = members.optional("defaultAnchor", Self.anchors, "Where it starts, stays and aligns.") ?? []
        modifiers += anchors
        if let position = members.optional("position", Self.position, "Where it starts (scrollPosition).") {
            if case .id(let id) = position.target { startingID = id }
            add(.scrollPosition(position))
        }
    }

    private static let margins = Scalars.list(of: InsetWords.margins, most: 16, allowsOne: true)
    private static let padding = Scalars.list(of: InsetWords.padding, most: 16, allowsOne: true)
    private static let bars = Scalars.list(of: BarWords.format, most: 8, allowsOne: true)

    private static let bounce = Format<(behavior: ScrollBounceBehavior, axes: Axis.Set?)>.choice(
        "bounce", "When the ends give way (scrollBounceBehavior).",
        ScrollBounceBehavior.allCases.map { .word($0.rawValue, ($0, nil)) } + [
            .type(
                .object,
                .object("bounceMembers", "When the ends give way.") { members in
                    (
                        members.value(
                            "behavior", Scalars.word(ScrollBounceBehavior.self), default: .automatic, "The behaviour."),
                        members.optional("axes", Axis.Set.format, "The axes that scroll where left out.")
                    )
                })
        ])

    private static let edgeEffect: Format<[Modifier]> = Format<[Modifier]>.choice(
        "edgeEffect", "How content fades under bars (scrollEdgeEffectStyle, scrollEdgeEffectHidden).",
        ScrollEdgeEffectStyle.allCases.map { .word($0.rawValue, [.scrollEdgeEffectStyle($0, edges: .all)]) } + [
            .type(
                .object,
                .object("edgeEffectMembers", "How content fades under bars.") { members in
                    let style = members.value(
                        "style", Scalars.word(ScrollEdgeEffectStyle.self), default: .automatic, "The style.")
                    let isHidden = members.value("hidden", Scalars.flag, default: false, "Whether there is none.")
                    let edges = members.value("edges", Edge.Set.format, default: .all, "Where.")
                    let shown = Modifier.scrollEdgeEffectStyle(style, edges: edges)
                    return isHidden ? [shown, .scrollEdgeEffectHidden(true, edges: edges)] : [shown]
                })
        ])

    private static let anchors: Format<[Modifier]> = Format<[Modifier]>.choice(
        "defaultAnchor", "Where the scroll view starts, stays and aligns (defaultScrollAnchor).",
        [
            .type(.string, UnitPoint.format.map { [.defaultScrollAnchor($0, role: nil)] }, "For every role."),
            .type(
                .object,
                .object("defaultAnchorRoles", "An anchor for each role.") { members in
                    let notes: [ScrollAnchorRole: String] = [
                        .initialOffset: "Where it starts.", .sizeChanges: "What stays when a size changes.",
                        .alignment: "Where content stands that is shorter than the container.",
                    ]
                    return ScrollAnchorRole.allCases.compactMap { role in
                        members.optional(role.rawValue, UnitPoint.format, notes[role] ?? "")
                            .map { .defaultScrollAnchor($0, role: role) }
                    }
                }, "By role."),
        ])

    private static let position: Format<ScrollPosition> = Format<ScrollPosition>.choice(
        "position", "Where the scroll view starts: an identity, or a place with its anchor.",
        [
            .type(.string, ViewID.format.map { ScrollPosition(target: .id($0)) }, "The item of this identity."),
            .type(.number, ViewID.format.map { ScrollPosition(target: .id($0)) }, "The item of this identity."),
            .type(
                .object,
                .object("positionMembers", "A place and its anchor.") { members in
                    let target = ScrollPosition.Target.read(&members)
                    let anchor = members.optional(
                        "anchor", UnitPoint.format, "The place of card and container that meet; leading and top.")
                    return target.map { ScrollPosition(target: $0, anchor: anchor) }
                }),
        ])
}
