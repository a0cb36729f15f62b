import ViewTree

extension Card {
    /// Every member of a card.
    static let format: Format<Card> = Format<Card>.object(
        "card", "How each card looks; every part has a default."
    ) { members in
        read(&members, over: Card())
    }

    /// Asks for every member of a card; what is left out is as in another card.
    static func read(_ members: inout Members, over base: Card) -> Card {
        var card = base
        card.readPaint(&members)
        card.readWords(&members)
        card.readLengths(&members)
        card.readEffects(&members)
        return card
    }

    private mutating func readPaint(_ members: inout Members) {
        fill = members.optional("fill", ShapeStyle.format, "Its paint; the palette ocean where left out.") ?? fill
        stroke = members.optional("stroke", PaintedShape.Stroke.format, "A line along its outline.") ?? stroke
        let radius = members.optional(
            "cornerRadius", Scalars.length, "Of a rounded rectangle, in points; 20 if left out.")
        let outline = members.optional("shape", Shape.format, "Its outline; a rounded rectangle if left out.")
        if outline != nil, members.has("cornerRadius") {
            members.note(
                "the outline is given twice", at: ["cornerRadius"], expected: "either \"shape\" or \"cornerRadius\"")
        }
        if let radius { shape = radius > 0 ? .roundedRectangle(cornerRadius: radius) : .rectangle }
        shape = outline ?? shape
        shadow = members.optional("shadow", Shadow.format, "A blurred copy below.") ?? shadow
    }

    private mutating func readWords(_ members: inout Members) {
        title = members.nullable(
            "title", Scalars.text(), default: title, "{index} and {number} are the item's 0, 1 … and 1, 2 …")
        subtitle = members.optional("subtitle", Scalars.text(), "Below the title.") ?? subtitle
        image = members.optional("image", Image.format, "A picture's labelled placeholder above the title.") ?? image
        font = members.optional("font", Font.format, "Of the title; headline if left out.") ?? font
        subtitleFont =
            members.optional("subtitleFont", Font.format, "Of the subtitle; subheadline if left out.")
            ?? subtitleFont
        foreground =
            members.optional(
                "foreground", ShapeStyle.format, "Of the words; readable on the fill if left out.")
            ?? foreground
        alignment = members.value("alignment", Alignment.format, default: alignment, "Where the words stand.")
        lineLimit = members.optional("lineLimit", Scalars.integer(1...100), "The most lines of each text.") ?? lineLimit
    }

    private mutating func readLengths(_ members: inout Members) {
        padding = members.optional("padding", EdgeInsets.format, "Points around the card, inside its frame.") ?? padding
        let ratio = members.optional("aspectRatio", Self.ratioFormat, "Width by height.")
        aspectRatio = ratio?.ratio ?? aspectRatio
        contentMode = ratio?.mode ?? contentMode
        frame = members.optional("frame", FrameWords.format, "Its lengths in points.") ?? frame
        relativeFrame =
            members.optional(
                "containerRelativeFrame", ContainerRelativeFrame.format, "Its lengths measured from the container.")
            ?? relativeFrame
    }

    private mutating func readEffects(_ members: inout Members) {
        let opacity = members.optional("opacity", Scalars.fraction, "0 is clear; the same as in effects.")
        let other = members.optional("effects", EffectWords.format, "Constant changes of how it is drawn.")
        effects = other ?? effects
        if let opacity { effects.setOpacity(opacity) }
        parallax =
            members.optional(
                "visualEffect",
                .object("visualEffect", "An effect computed from the card's place.") { members in
                    members.value(
                        "parallax", Scalars.number(-10...10), default: 0,
                        "The part of its movement that it lags behind.")
                }, "An effect computed from the card's place.") ?? parallax
        zIndex = members.optional("zIndex", Scalars.factor, "Higher is drawn later.") ?? zIndex
        accessibilityLabel =
            members.optional("accessibilityLabel", Scalars.text(), "What assistive technology reads.")
            ?? accessibilityLabel
        isExtended = members.value(
            "backgroundExtensionEffect", Scalars.flag, default: isExtended,
            "Mirrored, blurred copies under the safe area.")
    }

    private static let ratioFormat = Format<(ratio: Double, mode: ContentMode)>.choice(
        "aspectRatio", "Width by height, inside what is offered or covering it.",
        [
            .type(.number, ratio.map { ($0, .fit) }, "Width by height, inside what is offered."),
            .type(
                .object,
                .object("aspectRatioMembers", "A ratio and how it meets what is offered.") { members in
                    let ratio = members.required("ratio", ratio, "Width by height.")
                    let mode = members.value(
                        "contentMode", Scalars.word(ContentMode.self), default: .fit, "Inside, or covering.")
                    return ratio.map { ($0, mode) }
                }),
        ])

    private static let ratio = Scalars.number(0.01...100)
}

extension Image {
    /// A name, or its members.
    static let format: Format<Image> = Format<Image>.choice(
        "image", "A picture known by name only, drawn as a labelled placeholder.",
        [
            .type(.string, Scalars.text().map { Image(name: $0, isResizable: true) }, "Its name."),
            .type(
                .object,
                .object("imageMembers", "A picture known by name only.") { members in
                    let name = members.required("name", Scalars.text(), "The asset or symbol.")
                    let isSymbol = members.value("symbol", Scalars.flag, default: false, "An SF Symbol.")
                    let isResizable = members.value("resizable", Scalars.flag, default: true, "Takes what is offered.")
                    let width = members.optional("width", Scalars.length, "Its own width in points.")
                    let height = members.optional("height", Scalars.length, "Its own height in points.")
                    guard let name else { return nil }
                    let size = width.flatMap { width in height.map { Size(width: width, height: $0) } }
                    return Image(name: name, isSymbol: isSymbol, isResizable: isResizable && !isSymbol, size: size)
                }),
        ])
}
