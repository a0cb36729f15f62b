import ViewTree

/// The carousel of plain query parameters: the document, flattened for the simple case.
enum CarouselQuery {
    /// Every parameter, by name.
    static let format = Format<Carousel>.object("query", "A carousel in plain parameters.", { read(&$0) })

    /// Asks for every parameter.
    static func read(_ members: inout Members) -> Carousel? {
        var carousel = Carousel()
        carousel.title = members.value("title", Scalars.text(most: 60), default: "", "What assistive technology reads.")
        carousel.viewport = viewport(&members)
        let axis = members.value("axis", Scalars.word(Axis.self), default: .horizontal, "The axis that scrolls.")
        let count = members.value(
            "items", Scalars.integer(0...members.report.limits.items), default: 15, "How many cards.")
        let spacing = members.value("spacing", Scalars.length, default: 16, "Points between cards.")
        let card = card(&members, along: axis, spacing: spacing)
        carousel.scroll = scroll(&members, along: axis, card: card)
        carousel.layout = .peeking(along: axis)
        carousel.layout.spacing = spacing
        carousel.items = .repeated(count: count, id: .text("card-{index}"), card: card)
        carousel.transition = transition(&members)
        let position = item(
            members.optional("position", text, "The card it starts at: an index or an identity."), at: "position",
            &members, carousel)
        if let position {
            carousel.scroll.modifiers.append(.scrollPosition(ScrollPosition(target: .id(position))))
        }
        carousel.interact(interactions(&members, carousel))
        carousel.output = output(&members)
        return carousel
    }

    private static let text = Scalars.text(most: 100)

    private static func viewport(_ members: inout Members) -> Viewport {
        let side = Scalars.number(1...10_000, unit: "points")
        let change = ViewportChange(
            base: members.optional("viewport", Scalars.word(Device.self), "A device by name.")?.viewport,
            width: members.optional("viewportWidth", side, "Points; 393 if left out."),
            height: members.optional("viewportHeight", side, "Points; 320 if left out."),
            horizontalSizeClass: members.optional(
                "horizontalSizeClass", Scalars.word(SizeClass.self), "The width class; compact if left out."),
            verticalSizeClass: members.optional(
                "verticalSizeClass", Scalars.word(SizeClass.self), "The height class; regular if left out."),
            layoutDirection: members.optional(
                "layoutDirection", Scalars.word(LayoutDirection.self), "Which way rows run."),
            displayScale: members.optional("displayScale", Scalars.number(1...4), "Pixels a point; 3 if left out."))
        return change.applied(to: Viewport())
    }

    private static func card(_ members: inout Members, along axis: Axis, spacing: Double) -> Card {
        var card = Card()
        let width = members.optional("width", Scalars.length, "Of a card, in points; the container's if left out.")
        let height = members.optional("height", Scalars.length, "Of a card, in points; the container's if left out.")
        if width != nil || height != nil {
            card.frame = FrameWords(width: width, height: height, alignment: .center)
        }
        let count = members.optional("count", Scalars.integer(1...1000), "So many columns in the container.")
        let span = members.value("span", Scalars.integer(1...1000), default: 1, "So many of the columns a card.")
        let fraction = members.optional("fraction", Scalars.number(0...100), "A card's multiple of the container.")
        if count != nil, fraction != nil {
            members.note("there are two lengths", at: ["fraction"], expected: "either \"count\" or \"fraction\"")
        }
        if count == nil, members.has("span") {
            members.note("a span needs columns", at: ["span"], expected: "\"count\" beside it")
        }
        if let length = fraction.map({ ContainerRelativeFrame.Length.fraction($0) })
            ?? count.map({ .columns(count: $0, span: span, spacing: spacing) })
        {
            card.relativeFrame = ContainerRelativeFrame(axes: Axis.Set(axis), length: length)
        }
        card.fill = members.optional("fill", fill, "A colour or a palette; ocean if left out.") ?? card.fill
        let radius = members.value("cornerRadius", Scalars.length, default: 20, "Points.")
        card.shape = radius > 0 ? .roundedRectangle(cornerRadius: radius) : .rectangle
        card.title = members.value(
            "label", text, default: "Card {number}", "On a card; {index} and {number} are its 0, 1 … and 1, 2 …")
        if card.title == "" { card.title = nil }
        return card
    }

    private static let fill = Format<ShapeStyle>.choice(
        "fill", "A colour or a palette.",
        Palette.allCases.map { .word($0.rawValue, .palette($0, index: nil)) } + [
            .type(.string, Color.text.map { .color($0) })
        ])

    private static func transition(_ members: inout Members) -> ScrollTransition? {
        let configuration = members.value(
            "transition", Scalars.word(Pace.self), default: .interactive, "With the position, in time, or not at all.")
        let curve = members.value("curve", Scalars.word(Curve.self), default: .easeInOut, "The pace of interactive.")
        let threshold = members.optional(
            "threshold", threshold, "visible, hidden, centered or a visible fraction: where a card is unchanged.")
        var edge = EffectWords()
        edge.readPlain(&members)
        guard !edge.isEmpty else { return nil }
        let phases = EffectWords.aligned([edge, EffectWords()])
        let side: ScrollTransition.Configuration =
            switch configuration {
            case .interactive: .interactive(timingCurve: curve.curve, threshold: threshold ?? .visible)
            case .animated: .animated(threshold: threshold ?? .visibleFraction(0.5))
            case .identity: .identity
            }
        return ScrollTransition(
            topLeading: side, bottomTrailing: side, topLeadingEffects: phases[0], identityEffects: phases[1],
            bottomTrailingEffects: phases[0])
    }

    private static let threshold = Format<ScrollTransition.Threshold>.choice(
        "plainThreshold", "A word or a visible fraction.",
        [
            .word("visible", .visible), .word("hidden", .hidden), .word("centered", .centered),
            .type(.number, Scalars.fraction.map { .visibleFraction($0) }),
        ])

    private enum Pace: String, Sendable, CaseIterable {
        case interactive, animated, identity
    }

    private enum Curve: String, Sendable, CaseIterable {
        case linear, easeIn, easeOut, easeInOut

        var curve: TimingCurve {
            switch self {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInOut: .easeInOut
            }
        }
    }

    private static func output(_ members: inout Members) -> Output {
        var output = Output()
        output.framesPerSecond = members.value(
            "framesPerSecond", Scalars.integer(1...240), default: 60, "1 to 240.")
        output.text = members.value(
            "text", Scalars.word(Output.TextMode.self), default: .outlines, "Outlines need no font.")
        output.theme = members.value("theme", Scalars.word(Output.Theme.self), default: .auto, "auto is the viewer's.")
        output.loops = members.value("loop", Scalars.flag, default: false, "Whether it starts again.")
        output.tail = members.value("tail", Scalars.seconds, default: 0.3, "Seconds of rest at the end.")
        output.encoding = members.value(
            "encoding", Scalars.word(Output.Encoding.self), default: .css, "CSS keyframes or SVG's own.")
        return output
    }
}
