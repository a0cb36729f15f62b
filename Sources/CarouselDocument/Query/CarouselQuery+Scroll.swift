import ViewTree

extension CarouselQuery {
    /// The scroll view's parameters.
    static func scroll(_ members: inout Members, along axis: Axis, card: Card) -> ScrollWords {
        let ends: Edge.Set = axis == .horizontal ? .horizontal : .vertical
        let margins = members.optional(
            "margins", Scalars.length, "Points at both ends of the content; if left out, 24 on every edge.")
        let padding = members.optional("safeAreaPadding", Scalars.length, "Points added to the safe area at both ends.")
        let indicators = members.value(
            "indicators", Scalars.word(ScrollIndicatorVisibility.self), default: .hidden, "Whether they are drawn.")
        let bounce = members.value(
            "bounce", Scalars.word(ScrollBounceBehavior.self), default: .automatic, "When the ends give way.")
        let isUnclipped = members.value(
            "clipDisabled", Scalars.flag, default: false, "Whether cards are drawn beyond the bounds.")
        let rate = members.value(
            "decelerationRate", Scalars.word(ScrollDecelerationRate.self), default: .automatic, "How it slows down.")
        // Where nothing gives the cards a length across, they keep clear of those edges as well.
        let isFree = card.frame?.hasLength(along: axis.cross) != true && margins == nil
        let edges: Edge.Set = isFree ? .all : ends
        var modifiers: [Modifier] = [
            .contentMargins(EdgeInsets(margins ?? 24, on: edges), on: edges, placement: .scrollContent)
        ]
        if let padding { modifiers.append(.safeAreaPadding(EdgeInsets(padding, on: ends))) }
        modifiers.append(.scrollTargetBehavior(behavior(&members)))
        modifiers.append(.scrollIndicators(indicators, axes: .both))
        if bounce != .automatic { modifiers.append(.scrollBounceBehavior(bounce, axes: Axis.Set(axis))) }
        if isUnclipped { modifiers.append(.scrollClipDisabled(true)) }
        if rate != .automatic { modifiers.append(.decelerationRate(rate)) }
        return ScrollWords(axes: Axis.Set(axis), modifiers: modifiers)
    }

    private enum Behavior: String, Sendable, CaseIterable {
        case none, paging, legacyPaging, viewAligned
    }

    private static func behavior(_ members: inout Members) -> ScrollTargetBehavior {
        let behavior = members.value(
            "behavior", Scalars.word(Behavior.self), default: .viewAligned, "Where it may come to rest.")
        let limit = members.value(
            "limit", Scalars.word(ScrollTargetBehavior.LimitBehavior.self), default: .automatic,
            "How many cards one gesture may pass, where view aligned.")
        let anchor = members.optional(
            "anchor", UnitPoint.wordFormat, "The place of card and container that meet, where view aligned.")
        let step = members.optional(
            "snapEvery", Scalars.number(1...1_000_000, unit: "points"), "Rests at multiples of so many points.")
        if step != nil, members.has("behavior") {
            members.note(
                "there are two behaviours", at: ["snapEvery"], expected: "either \"behavior\" or \"snapEvery\"")
        }
        for name in ["limit", "anchor"] where members.has(name) && (behavior != .viewAligned || step != nil) {
            members.note("nothing is view aligned", at: [name], expected: "\"behavior\" viewAligned beside it")
        }
        if let step { return .custom(.snapEvery(step)) }
        return switch behavior {
        case .none: .none
        case .paging: .paging
        case .legacyPaging: .legacyPaging
        case .viewAligned: .viewAligned(limit: limit, anchor: anchor)
        }
    }

    /// The fling and the scroll by code.
    static func interactions(_ members: inout Members, _ carousel: Carousel) -> [InteractionWords] {
        let velocity = members.optional(
            "velocity", Scalars.velocity, "Of the content at release; positive where the offset grows.")
        let drag = members.optional(
            "drag", Scalars.number(-100_000...100_000, unit: "points"),
            "Points that the finger moves; negative moves the content forward.")
        let duration = members.optional("duration", Scalars.number(0.001...60, unit: "seconds"), "Of the drag.")
        let name = members.optional(
            "scrollTo", Scalars.text(most: 100), "A card that code scrolls to: an index or an identity.")
        let animation = members.value(
            "animation", Scalars.word(AnimationName.self), default: .default, "Of scrollTo; none jumps.")
        let target = item(name, at: "scrollTo", &members, carousel)
        if name == nil, members.has("animation") {
            members.note("nothing is animated", at: ["animation"], expected: "\"scrollTo\" beside it")
        }
        var words: [InteractionWords] = []
        if velocity != nil || drag != nil || duration != nil || target == nil {
            let fling = Fling(
                translation: .main(drag ?? 0), duration: duration,
                velocity: velocity.map { .main($0) } ?? (drag == nil ? .main(1200) : nil))
            words.append(drag == nil ? .flick(fling) : .done(.fling(fling)))
        }
        if let target {
            words.append(.done(.scrollTo(ScrollTo(target: .id(target), animation: animation.animation))))
        }
        return words
    }

    private enum AnimationName: String, Sendable, CaseIterable {
        case none, `default`, smooth, snappy, bouncy, linear, easeIn, easeOut, easeInOut, contentOffset

        var animation: Animation? {
            switch self {
            case .none: nil
            case .default: .default
            case .smooth: .smooth
            case .snappy: .snappy
            case .bouncy: .bouncy
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInOut: .easeInOut
            case .contentOffset: .contentOffset
            }
        }
    }

    /// The identity of a card that is named by index or identity; notes where there is none.
    static func item(
        _ name: String?, at parameter: String, _ members: inout Members, _ carousel: Carousel
    ) -> ViewID? {
        guard let name else { return nil }
        if let index = Int(name), case .repeated(let count, let template, _) = carousel.items,
            (0..<count).contains(index)
        {
            return template.id(at: index)
        }
        if carousel.items.contains(.string(name)) { return .string(name) }
        members.note(
            "no card is \(Report.quoted(name))", at: [parameter],
            expected: "an index below \(carousel.items.count), or an identity such as \"card-0\"")
        return nil
    }
}
