import ViewTree

/// The lengths that a document gives a card.
struct FrameWords: Sendable, Hashable {
    var width: Double?
    var height: Double?
    var limits: FlexibleFrame?
    var alignment: Alignment

    /// The frame's modifiers, inner to outer.
    var modifiers: [Modifier] {
        var result: [Modifier] = []
        if width != nil || height != nil { result.append(.frame(width: width, height: height, alignment: alignment)) }
        if let limits { result.append(.flexibleFrame(limits)) }
        return result
    }

    /// Whether the card's length along an axis is given where nothing is proposed.
    func hasLength(along axis: Axis) -> Bool {
        switch axis {
        case .horizontal: width != nil || limits?.idealWidth != nil || limits?.minWidth != nil
        case .vertical: height != nil || limits?.idealHeight != nil || limits?.minHeight != nil
        }
    }

    /// `{ "width": 280 }`, or limits: `{ "minWidth": 100, "maxHeight": "infinity" }`.
    static let format: Format<FrameWords> = Format<FrameWords>.object("frame", "Fixed lengths, or limits, in points.") {
        members in
        let alignment = members.value("alignment", Alignment.format, default: .center, "Of a smaller card.")
        let width = members.optional("width", Scalars.length, "Exactly so wide.")
        let height = members.optional("height", Scalars.length, "Exactly so high.")
        let limits = FlexibleFrame(
            minWidth: members.optional("minWidth", Scalars.length, "At least so wide."),
            idealWidth: members.optional("idealWidth", Scalars.length, "So wide where nothing is proposed."),
            maxWidth: members.optional("maxWidth", limit, "At most so wide; infinity fills the proposal."),
            minHeight: members.optional("minHeight", Scalars.length, "At least so high."),
            idealHeight: members.optional("idealHeight", Scalars.length, "So high where nothing is proposed."),
            maxHeight: members.optional("maxHeight", limit, "At most so high; infinity fills the proposal."),
            alignment: alignment)
        for (name, lengths) in [
            ("Width", [limits.minWidth, limits.idealWidth, limits.maxWidth]),
            ("Height", [limits.minHeight, limits.idealHeight, limits.maxHeight]),
        ] {
            let given = lengths.compactMap { $0 }
            if given != given.sorted() {
                members.note("the limits cross", expected: "min\(name) ≤ ideal\(name) ≤ max\(name)")
            }
        }
        let hasLimits = limits != FlexibleFrame(alignment: alignment)
        return FrameWords(width: width, height: height, limits: hasLimits ? limits : nil, alignment: alignment)
    }

    private static let limit: Format<Double> = Format<Double>.choice(
        "limit", "Points, or no limit.", [.word("infinity", .infinity), .type(.number, Scalars.length)])
}

extension ContainerRelativeFrame {
    /// Axes and one of the three forms: the container, `count` columns, or a `fraction`.
    static let format: Format<ContainerRelativeFrame> = Format<ContainerRelativeFrame>.object(
        "containerRelativeFrame", "A length measured from the scroll view, less its insets."
    ) { members in
        let axes = members.value("axes", Axis.Set.format, default: .horizontal, "The axes it sets.")
        let count = members.optional("count", Scalars.integer(1...1000), "So many columns in the container.")
        let span = members.value("span", Scalars.integer(1...1000), default: 1, "So many of the columns.")
        let spacing = members.value("spacing", Scalars.length, default: 0, "Points between columns.")
        let fraction = members.optional("fraction", Scalars.number(0...100), "A multiple of the container.")
        let alignment = members.value("alignment", Alignment.format, default: .center, "Of a smaller card.")
        if count != nil, fraction != nil {
            members.note("there are two lengths", at: ["fraction"], expected: "either \"count\" or \"fraction\"")
        }
        if count == nil, members.has("span") {
            members.note("a span needs columns", at: ["span"], expected: "\"count\" beside it")
        }
        let length: Length =
            fraction.map { .fraction($0) } ?? count.map { .columns(count: $0, span: span, spacing: spacing) }
            ?? .container
        return ContainerRelativeFrame(axes: axes, length: length, alignment: alignment)
    }
}
