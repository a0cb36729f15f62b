import ViewTree

/// A carousel as a document or a query describes it.
struct Carousel: Sendable, Equatable {
    var title = ""
    var viewport = Viewport()
    var scroll = ScrollWords.peeking
    var layout = LayoutWords.peeking(along: .horizontal)
    var items = ItemWords.usual
    var transition: ScrollTransition?
    var interactions: [Interaction] = [.fling(usualFling)]
    var output = Output()

    /// One flick forward: 60 points of finger, 1200 points per second.
    static let usualFling = Fling(translation: .main(-60), velocity: .main(1200))

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
    static let format = Format<Carousel>.object("carousel", "A carousel and what a finger does to it.", read)

    @Sendable private static func read(_ members: inout Members) -> Carousel? {
        var carousel = Carousel()
        carousel.title = members.value("title", Scalars.text(most: 60), default: "", "What assistive technology reads.")
        let change = members.optional("viewport", ViewportChange.format, "The screen; 393 by 320 points if left out.")
        let scroll = members.optional("scroll", ScrollWords.format, "The scroll view.")
        let layout = members.optional("layout", LayoutWords.format, "How the items follow each other.")
        let items = members.optional("items", ItemWords.format, "The cards.")
        carousel.transition = members.optional("transition", ScrollTransition.format, "None where left out.")
        let interactions = members.optional(
            "interactions", interactionsFormat, "In order; one fling where left out, none where empty.")
        let output = members.optional("output", Output.format, "How the answer is drawn.")
        if let change { carousel.viewport = change.applied(to: carousel.viewport) }
        if let scroll { carousel.scroll = scroll }
        carousel.layout = layout ?? .peeking(along: carousel.scroll.mainAxis)
        if let items { carousel.items = items }
        if let output { carousel.output = output }
        if let interactions { carousel.interactions = resolved(interactions, from: carousel.viewport) }
        carousel.checkIdentities(&members)
        return carousel
    }

    private static let interactionsFormat = Format<[InteractionWords]>(
        expectation: "a list of interactions",
        schema: { builder in
            let interaction = InteractionWords.format.schema(&builder)
            return [
                "type": "array", "items": interaction, "maxItems": .number(Double(builder.limits.interactions)),
            ]
        },
        read: { Scalars.list(of: InteractionWords.format, most: $1.limits.interactions).read($0, &$1) })

    /// The interactions, each resize changing the viewport that the one before it left.
    private static func resolved(_ words: [InteractionWords], from viewport: Viewport) -> [Interaction] {
        var viewport = viewport
        return words.map { word in
            switch word {
            case .done(let interaction): return interaction
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
