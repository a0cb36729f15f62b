import ViewTree

extension ScrollTargetBehavior {
    /// A word, or a behaviour with its parameters.
    static let format: Format<ScrollTargetBehavior> = Format<ScrollTargetBehavior>.choice(
        "targetBehavior", "Where a scroll may come to rest (scrollTargetBehavior).",
        [
            .word("none", .none, "Wherever it stops by itself."),
            .word("paging", .paging, "A page further or back, as long as the container."),
            .word("viewAligned", .viewAligned(), "A card's edge at the container's."),
            .tag(
                "viewAligned",
                .object("viewAligned", "A place of a card at the same place of the container.") { members in
                    .viewAligned(
                        limit: members.value(
                            "limit", Scalars.word(LimitBehavior.self), default: .automatic,
                            "How many cards one gesture may pass."),
                        anchor: members.optional("anchor", UnitPoint.format, "The leading edge where left out."))
                }, "With its limit and anchor."),
        ] + rules.map { .tag($0.name, $0.format.map { .custom($0) }, $0.note) } + [
            .tag(
                "custom",
                Format<CustomBehavior>.choice(
                    "custom", "A rule of one's own.", rules.map { .tag($0.name, $0.format, $0.note) }
                ).map { .custom($0) },
                "A rule of one's own.")
        ])

    private static let rules: [(name: String, format: Format<CustomBehavior>, note: String)] = [
        (
            "snapEvery", Scalars.number(1...1_000_000, unit: "points").map { .snapEvery($0) },
            "The nearest multiple of so many points."
        ),
        ("magnet", Magnet.format.map { .magnet($0) }, "An edge that draws from within a distance."),
    ]
}

extension Magnet {
    /// `{ "edge": "top", "within": 50, "when": "velocity > 0" }`.
    static let format: Format<Magnet> = Format<Magnet>.object("magnet", "An edge of the content that draws.") {
        members in
        let edge = members.required("edge", Scalars.word(Edge.self), "The edge that draws.")
        let within = members.required("within", Scalars.length, "Points from the edge.")
        let when = members.optional("when", Condition.format, "Always where left out.")
        guard let edge, let within else { return nil }
        return Magnet(edge: edge, within: within, when: when)
    }
}

extension Magnet.Condition {
    private static let expectation = "\"velocity\", one of < <= > >=, and points per second: \"velocity > 0\""

    /// A comparison of the velocity with a number.
    static let format: Format<Magnet.Condition> = Format<Magnet.Condition>(
        expectation: expectation,
        schema: { _ in ["type": "string", "pattern": "^ *velocity *(<=|>=|<|>) *-?[0-9]+(\\.[0-9]+)? *$"] }
    ) { value, report in
        if let text = value.text, let condition = Magnet.Condition(written: text) { return condition }
        report.note(unexpected: value, expected: expectation)
        return nil
    }

    /// Reads `velocity > 0`; nil for anything else.
    init?(written text: String) {
        var rest = Substring(text).drop { $0 == " " }
        guard rest.hasPrefix("velocity") else { return nil }
        rest = rest.dropFirst("velocity".count).drop { $0 == " " }
        let comparisons = Comparison.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
        guard let comparison = comparisons.first(where: { rest.hasPrefix($0.rawValue) }) else { return nil }
        rest = rest.dropFirst(comparison.rawValue.count).drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        guard let velocity = JSONValue.word(String(rest)).number else { return nil }
        self.init(comparison: comparison, velocity: velocity)
    }
}

extension ScrollPosition.Target {
    /// Asks for `id`, `edge`, `point`, or `x` and `y`; exactly one of the ways must be taken.
    static func read(_ members: inout Members) -> ScrollPosition.Target? {
        let id = members.optional("id", ViewID.format, "An item by identity.")
        let edge = members.optional("edge", Scalars.word(Edge.self), "An end of the content.")
        let x = members.optional("x", Scalars.coordinate, "Points from the rest at the leading edge.")
        let y = members.optional("y", Scalars.coordinate, "Points from the rest at the top.")
        let ways = [members.has("id"), members.has("edge"), members.has("x") || members.has("y")].count { $0 }
        guard ways == 1 else {
            members.note(
                ways == 0 ? "the place is missing" : "there is more than one place",
                expected: "\"id\", \"edge\", or \"x\" and \"y\"")
            return nil
        }
        if let id { return .id(id) }
        if let edge { return .edge(edge) }
        return x != nil || y != nil ? .point(x: x, y: y) : nil
    }
}
