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
            .type(
                .object, .object("itemsMembers", "So many cards alike, or a list of cards that differ from one.", read)),
            .type(.array, plainListFormat, "Each card on its own."),
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
        let card = members.optional("card", Card.format, "How each looks.") ?? Card()
        let list = members.optional("list", listFormat(over: card), "Each on its own, in place of \"count\".")
        let template: ViewIDTemplate = pattern == "{index}" ? .index : .text(pattern)
        if list == nil, count > 1, !pattern.contains("{index}"), !pattern.contains("{number}") {
            members.note(
                "every item would have the identity \(Report.quoted(pattern))", at: ["id"],
                expected: "\"{index}\" or \"{number}\" in it")
        }
        if members.has("list"), members.has("count") {
            members.note("the list says how many there are", at: ["count"], expected: "either \"count\" or \"list\"")
        }
        if let list { return .list(identified(list, template, &members.report, at: ["list"])) }
        return .repeated(count: count, id: template, card: card)
    }

    /// An item whose identity may still be missing.
    private struct Unidentified: Sendable {
        var id: ViewID?
        var card: Card
    }

    private static func listFormat(over card: Card) -> Format<[Unidentified]> {
        let item = Format<Unidentified>.object("item", "A card with an identity of its own.") { members in
            let id = members.optional("id", ViewID.format, "Its identity; card-0, card-1 … if left out.")
            return Unidentified(id: id, card: Card.read(&members, over: card))
        }
        return Format(
            expectation: "a list of items",
            schema: { builder in
                let schema = item.schema(&builder)
                return ["type": "array", "items": schema, "maxItems": .number(Double(builder.limits.listedItems))]
            },
            read: { Scalars.list(of: item, most: $1.limits.listedItems).read($0, &$1) })
    }

    private static let plainListFormat: Format<ItemWords> = {
        let list = listFormat(over: Card())
        return Format(expectation: list.expectation, schema: list.schema) { value, report in
            list.read(value, &report).map { .list(identified($0, usualID, &report, at: [])) }
        }
    }()

    /// The items with an identity each; notes identities that come twice.
    private static func identified(
        _ items: [Unidentified], _ template: ViewIDTemplate, _ report: inout Report, at path: [String]
    ) -> [Item] {
        var seen: Set<ViewID> = []
        return items.enumerated().map { index, item in
            let id = item.id ?? template.id(at: index)
            if !seen.insert(id).inserted {
                for name in path + [String(index), "id"] { report.path.push(name) }
                report.note(
                    "two items have the identity \(Report.quoted(id.text))", expected: "an identity of its own")
                for _ in 0..<path.count + 2 { report.path.pop() }
            }
            return Item(id: id, card: item.card)
        }
    }
}
