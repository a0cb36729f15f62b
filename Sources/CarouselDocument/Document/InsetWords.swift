import ViewTree

/// Lengths at edges, as a list of insets holds them.
struct InsetWords: Sendable, Hashable {
    /// nil is the ends of the axes that scroll.
    var edges: Edge.Set?
    var length: Double
    var placement: ContentMarginPlacement = .automatic

    /// SwiftUI's length where none is given, in points (OpenSwiftUI, DefaultPaddingKey).
    static let defaultLength = 16.0

    /// The edges in a scroll view of these axes.
    func edges(in axes: Axis.Set) -> Edge.Set {
        edges ?? (axes == .both ? .all : axes == .horizontal ? .horizontal : .vertical)
    }

    private static let number = Choice<InsetWords>.type(
        .number, Scalars.length.map { InsetWords(length: $0) }, "Points at the ends of the axis that scrolls.")

    /// A number for the ends of the scroll axis, or edges, a length and what they inset.
    static let margins = Format<InsetWords>.choice(
        "contentMargins", "A number is meant for the edges along the axis that scrolls.",
        [
            number,
            .type(
                .object,
                .object("contentMarginsMembers", "Edges, a length, and what they inset.") { members in
                    let placement = members.value(
                        "for", Scalars.word(ContentMarginPlacement.self), default: .automatic, "What they inset.")
                    var words = read(&members)
                    words?.placement = placement
                    return words
                }),
        ])

    /// A number for the ends of the scroll axis, or edges and a length.
    static let padding = Format<InsetWords>.choice(
        "safeAreaPadding", "A number is meant for the edges along the axis that scrolls.",
        [number, .type(.object, .object("safeAreaPaddingMembers", "Edges and a length.", read))])

    @Sendable private static func read(_ members: inout Members) -> InsetWords? {
        let edges = members.value("edges", Edge.Set.format, default: .all, "Where.")
        let length = members.value("length", Scalars.length, default: defaultLength, "Points.")
        return InsetWords(edges: edges, length: length)
    }
}

/// A bar beside the content.
struct BarWords: Sendable, Equatable {
    var inset: SafeAreaInset

    /// `{ "edge": "bottom", "length": 49, "text": "Tab bar", "bar": true }`.
    static let format: Format<BarWords> = Format<BarWords>.object("bar", "A bar beside the content.") { members in
        let edge = members.required("edge", Scalars.word(Edge.self), "Where it stands.")
        let length = members.value(
            "length", Scalars.length, default: 49, "Its height at the top or bottom, else its width, in points.")
        let text = members.optional("text", Scalars.text(), "What it says.")
        let fill = members.optional("fill", ShapeStyle.format, "Its paint; a regular material where left out.")
        let spacing = members.value("spacing", Scalars.length, default: 0, "Points to the content.")
        let isBar = members.value("bar", Scalars.flag, default: false, "safeAreaBar: content fades under it.")
        guard let edge else { return nil }
        let isHorizontal = edge.axis == .horizontal
        let layers = [View(content: .style(fill ?? .material(thickness: 3)))] + (text.map { [label($0)] } ?? [])
        let content = View(content: .zStack(alignment: .center, layers)).modifier(
            .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length, alignment: .center))
        return BarWords(inset: SafeAreaInset(edge: edge, spacing: spacing, content: content, isBar: isBar))
    }

    private static func label(_ text: String) -> View {
        View(content: .text(Text(string: text))).modifier(.font(Font(size: .style(.headline))))
    }
}
