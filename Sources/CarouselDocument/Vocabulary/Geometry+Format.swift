import ViewTree

extension UnitPoint {
    private static let named: [(String, UnitPoint)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
    ]

    /// A name alone.
    static let wordFormat = Format<UnitPoint>.choice(
        "unitPointName", "A place in a rectangle.", named.map { .word($0.0, $0.1) })

    /// `"center"`, or fractions of a size: `{ "x": 0.5, "y": 0.5 }`.
    static let format: Format<UnitPoint> = Format<UnitPoint>.choice(
        "unitPoint", "A place in fractions of a size.",
        named.map { .word($0.0, $0.1) } + [
            .type(
                .object,
                .object("unitPointFractions", "Fractions of the width and the height.") { members in
                    UnitPoint(
                        x: members.value("x", Scalars.number(-10...10), default: 0.5, "0 is leading, 1 trailing."),
                        y: members.value("y", Scalars.number(-10...10), default: 0.5, "0 is the top, 1 the bottom."))
                })
        ]
    ).writing { point in named.first { $0.1 == point }.map { .string($0.0) } }
}

extension Alignment {
    private static let named: [(String, Alignment)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
    ]

    /// One of SwiftUI's nine names.
    static let format: Format<Alignment> = Format<Alignment>.choice(
        "alignment", "Where a smaller view stands in a larger place.", named.map { .word($0.0, $0.1) }
    ).writing { alignment in named.first { $0.1 == alignment }.map { .string($0.0) } }
}

extension Axis.Set {
    /// `"horizontal"`, `"vertical"`, `"both"` or a list.
    static let format: Format<Axis.Set> = Format<Axis.Set>.choice(
        "axes", "One axis or both.",
        [
            .word("horizontal", .horizontal), .word("vertical", .vertical), .word("both", .both),
            .type(
                .array,
                Scalars.list(of: Scalars.word(Axis.self), least: 1, most: 2).map { axes in
                    axes.reduce(into: Axis.Set()) { $0.insert(Axis.Set($1)) }
                }),
        ]
    ).writing { $0 == .horizontal ? "horizontal" : $0 == .vertical ? "vertical" : "both" }
}

extension Edge.Set {
    /// `"all"`, `"horizontal"`, `"vertical"`, an edge or a list of edges.
    static let format: Format<Edge.Set> = Format<Edge.Set>.choice(
        "edges", "Edges of a rectangle; leading and trailing follow the layout direction.",
        [.word("all", .all), .word("horizontal", .horizontal), .word("vertical", .vertical)]
            + Edge.allCases.map { .word($0.rawValue, Edge.Set($0)) } + [
                .type(
                    .array,
                    Scalars.list(of: Scalars.word(Edge.self), most: 4).map { edges in
                        edges.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) }
                    })
            ]
    ).writing { $0 == .all ? "all" : $0 == .horizontal ? "horizontal" : $0 == .vertical ? "vertical" : nil }
}

extension EdgeInsets {
    /// A length on every edge, or lengths by edge.
    static let format: Format<EdgeInsets> = Format<EdgeInsets>.choice(
        "edgeInsets", "Points on each edge: a number for all of them, or an object.",
        [
            .type(.number, Scalars.length.map { EdgeInsets($0, on: .all) }),
            .type(
                .object,
                .object("edgeInsetsByEdge", "Points on each edge.") { members in
                    let all = members.value("all", Scalars.length, default: 0, "Every edge that is not named.")
                    let horizontal = members.optional("horizontal", Scalars.length, "Leading and trailing.") ?? all
                    let vertical = members.optional("vertical", Scalars.length, "Top and bottom.") ?? all
                    return EdgeInsets(
                        top: members.optional("top", Scalars.length, "The top edge.") ?? vertical,
                        leading: members.optional("leading", Scalars.length, "The leading edge.") ?? horizontal,
                        bottom: members.optional("bottom", Scalars.length, "The bottom edge.") ?? vertical,
                        trailing: members.optional("trailing", Scalars.length, "The trailing edge.") ?? horizontal)
                }),
        ]
    ).writing { $0 == .zero ? 0 : nil }
}

extension AlongAxis {
    /// A number along the axis that scrolls, or `{ "x": …, "y": … }`.
    static func format(_ number: Format<Double>, _ name: String) -> Format<AlongAxis> {
        .choice(
            name, "A number along the axis that scrolls, or one for each axis.",
            [
                .type(.number, number.map { .main($0) }),
                .type(
                    .object,
                    .object(name + "Vector", "A number for each axis.") { members in
                        .vector(
                            Vector(
                                dx: members.value("x", number, default: 0, "Along the horizontal axis."),
                                dy: members.value("y", number, default: 0, "Along the vertical axis.")))
                    }),
            ])
    }
}

extension ViewID {
    /// Text or a whole number; `"3"` and `3` are different identities, as in Swift.
    static let format: Format<ViewID> = Format<ViewID>.choice(
        "id", "The identity of an item: text or a whole number.",
        [
            .type(.string, Scalars.text().map { .string($0) }),
            .type(.number, Scalars.integer(-1_000_000_000...1_000_000_000).map { .integer($0) }),
        ])
}
