import ViewTree

/// A carousel as a document or a query describes it.
struct Carousel: Sendable, Equatable {
    var title = ""
    var viewport = Viewport()
    var scroll = ScrollWords.peeking
    var layout = LayoutWords.peeking(along: .horizontal)
    var items = ItemWords.usual
    var transition: ScrollTransition?
    var interactions: [Interaction] = []
    var output = Output()

    /// The one fling of a document that says nothing about interactions.
    static let usualFling = Fling(velocity: .main(1200))

    /// The scene: a scroll view around a layout around the cards, as SwiftUI code would write it.
    var scene: Scene {
        let axis = scroll.mainAxis
        let cards = View(
            content: .forEach(
                ForEach(elements: items.elements { $0.view(in: layout, along: axis, transition: transition) })))
        let view = View(
            content: .scrollView(ScrollView(axes: scroll.axes, content: layout.view(around: [cards]))),
            modifiers: scroll.modifiers)
        return Scene(
            title: title, viewport: viewport, content: .view(view), interactions: interactions, output: output)
    }

    /// The whole document.
    static let format: Format<Carousel> = Format<Carousel>.object(
        "carousel", "A carousel and what a finger does to it.", read)

    @Sendable private static func read(_ members: inout Members) -> Carousel? {
        var carousel = Carousel()
        if let scroll = members.optional("scroll", ScrollWords.format, "The scroll view.") { carousel.scroll = scroll }
        carousel.layout =
            members.optional("layout", LayoutWords.format, "How the items follow each other.")
            ?? .peeking(along: carousel.scroll.mainAxis)
        if let items = members.optional("items", ItemWords.format, "The cards.") { carousel.items = items }
        carousel.transition = members.optional("transition", ScrollTransition.format, "None where left out.")
        carousel.readSurroundings(&members)
        carousel.checkIdentities(&members)
        return carousel
    }

    /// Asks for what stands beside the view itself; interactions are along the scroll view's axis.
    mutating func readSurroundings(_ members: inout Members) {
        title = members.value("title", Scalars.text(most: 60), default: "", "What assistive technology reads.")
        let change = members.optional("viewport", ViewportChange.format, "The screen; 393 by 320 points if left out.")
        let words = members.optional(
            "interactions", Self.interactionsFormat, "In order; one fling where left out, none where empty.")
        if let read = members.optional("output", Output.format, "How the answer is drawn.") { output = read }
        if let change { viewport = change.applied(to: viewport) }
        interact(words ?? [.flick(Self.usualFling)])
    }

    private static let interactionsFormat: Format<[InteractionWords]> = Format<[InteractionWords]>(
        expectation: "a list of interactions",
        schema: { builder in
            let interaction = InteractionWords.format.schema(&builder)
            return [
                "type": "array", "items": interaction, "maxItems": .number(Double(builder.limits.interactions)),
            ]
        },
        read: { Scalars.list(of: InteractionWords.format, most: $1.limits.interactions).read($0, &$1) })

    /// The interactions, each resize changing the viewport that the one before it left.
    mutating func interact(_ words: [InteractionWords]) {
        var viewport = viewport
        interactions = words.map { word in
            switch word {
            case .done(let interaction): return interaction
            case .flick(let fling): return .fling(fling.flicked(in: viewport.layoutDirection, along: scroll.mainAxis))
            case .resize(let change):
                viewport = change.applied(to: viewport)
                return .resize(viewport)
            }
        }
    }

    /// Notes identities that no item has; items that a `setItems` has named may come later.
    private func checkIdentities(_ members: inout Members) {
        func check(_ id: ViewID, at path: String...) {
            guard !items.contains(id) else { return }
            let example = items.firstID
            let expected = example.map { "an item's identity, such as \(Report.quoted($0.text))" } ?? "an item"
            let isOtherType = example.map { $0.typeName != id.typeName } ?? false
            let detail = "no item has the identity \(Report.quoted(id.text))"
            members.note(
                isOtherType ? detail + ", whose type is \(id.typeName)" : detail, at: path,
                expected: isOtherType ? expected + " of type \(example?.typeName ?? "")" : expected)
        }
        if let id = scroll.startingID { check(id, at: "scroll", "position") }
        for (index, interaction) in interactions.enumerated() {
            if case .setItems = interaction { return }
            if case .scrollTo(let scroll) = interaction, case .id(let id) = scroll.target {
                check(id, at: "interactions", String(index), "scrollTo", "id")
            }
        }
    }
}

extension Fling {
    /// The fling with a short movement of the finger against the velocity of the content; a finger that moves to the right
    /// moves content forward where rows run from right to left.
    func flicked(in direction: LayoutDirection, along axis: Axis) -> Fling {
        func length(_ speed: Double, _ axis: Axis) -> Double {
            let isMirrored = axis == .horizontal && direction == .rightToLeft
            guard speed != 0 else { return 0 }
            return (speed > 0) == isMirrored ? InteractionWords.flickLength : -InteractionWords.flickLength
        }
        var fling = self
        switch velocity ?? .main(1) {
        case .main(let speed): fling.translation = .main(length(speed, axis))
        case .vector(let vector):
            fling.translation = .vector(
                Vector(dx: length(vector.dx, .horizontal), dy: length(vector.dy, .vertical)))
        }
        return fling
    }
}
