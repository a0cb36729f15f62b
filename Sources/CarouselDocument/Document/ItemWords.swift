import ViewTree

/// The items of a document.
enum ItemWords: Sendable, Equatable {
    /// So many alike.
    case repeated(count: Int, id: ViewIDTemplate, card: Card)
    /// Each on its own.
    case list([Item])

    struct Item: Sendable, Equatable {
        var id: ViewID
        var card: Card
    }

    /// The items of a document that says nothing about them.
    static let usual = ItemWords.repeated(count: 15, id: .text("card-{index}"), card: Card())

    /// How many there are.
    var count: Int {
        switch self {
        case .repeated(let count, _, _): count
        case .list(let items): items.count
        }
    }

    /// Whether an item has this identity; found without trying each of many alike.
    func contains(_ id: ViewID) -> Bool {
        switch self {
        case .repeated(let count, let template, _): template.index(of: id, count: count) != nil
        case .list(let items): items.contains { $0.id == id }
        }
    }

    /// The identity of an item, as an example.
    var firstID: ViewID? {
        switch self {
        case .repeated(let count, let template, _): count > 0 ? template.id(at: 0) : nil
        case .list(let items): items.first?.id
        }
    }

    /// The views of the items.
    func elements(_ view: (Card) -> View) -> ForEach.Elements {
        switch self {
        case .repeated(let count, let id, let card): .repeated(count: count, id: id, view: view(card))
        case .list(let items):
            .list(
                items.enumerated().map { index, item in
                    ForEach.Element(id: item.id, view: view(item.card).instantiated(at: index))
                })
        }
    }

    /// A count with a template, or a list of items.
    static let format: Format<ItemWords> = Format<ItemWords>.choice(
        "items", "So many cards alike, or each on its own. Left out, 15 cards.",
        [
            .type(.object, .object("itemsMembers", "So many cards alike.", read)),
            .type(.array, listFormat, "Each card on its own."),
            .type(.number, countFormat.map { .repeated(count: $0, id: usualID, card: Card()) }, "So many cards."),
        ])

    private static let usualID = ViewIDTemplate.text("card-{index}")

    private static let countFormat: Format<Int> = Format<Int>(
        expectation: "a whole number from 0 to the limit of items",
        schema: { ["type": "integer", "minimum": 0, "maximum": .number(Double($0.limits.items))] },
        write: { .number(Double($0)) },
        read: { value, report in Scalars.integer(0...report.limits.items).read(value, &report) })

    @Sendable private static func read(_ members: inout Members) -> ItemWords? {
        let count = members.value("count", countFormat, default: 15, "How many there are.")
        let pattern = members.value(
            "id", Scalars.text(), default: "card-{index}",
            "Their identities; {index} is 0, 1 …, {number} 1, 2 …; \"{index}\" alone makes whole numbers.")
        let card = members.optional("card", Card.format, "How each looks.")
        if count > 1, !pattern.contains("{index}"), !pattern.contains("{number}") {
            members.note(
                "every item would have the identity \(Report.quoted(pattern))", at: ["id"],
                expected: "\"{index}\" or \"{number}\" in it")
        }
        return .repeated(
            count: count, id: pattern == "{index}" ? .index : .text(pattern), card: card ?? Card())
    }

    private static let itemFormat: Format<Item> = Format<Item>.object("item", "A card with an identity of its own.") {
        members in
        let id = members.optional("id", ViewID.format, "Its identity; card-0, card-1 … where left out.")
        return Card.read(&members).map { Item(id: id ?? .string(""), card: $0) }
    }

    private static let listFormat: Format<ItemWords> = Format<ItemWords>(
        expectation: "a list of items",
        schema: { builder in
            let item = itemFormat.schema(&builder)
            return [
                "type": "array", "items": item, "maxItems": .number(Double(builder.limits.listedItems)),
            ]
        }
    ) { value, report in
        guard var items = Scalars.list(of: itemFormat, most: report.limits.listedItems).read(value, &report) else {
            return nil
        }
        var seen: Set<ViewID> = []
        var isValid = true
        for index in items.indices {
            if items[index].id == .string("") { items[index].id = usualID.id(at: index) }
            if !seen.insert(items[index].id).inserted {
                report.path.push(index)
                report.path.push("id")
                report.note(
                    "two items have the identity \(Report.quoted(items[index].id.text))",
                    expected: "an identity of its own")
                report.path.pop()
                report.path.pop()
                isValid = false
            }
        }
        return isValid ? .list(items) : nil
    }
}
