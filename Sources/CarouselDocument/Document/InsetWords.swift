import ViewTree

/// Lengths at edges, as a list of insets holds them.
struct InsetWords: Sendable, Hashable {
    var edges: Edge.Set
    var insets: EdgeInsets
    var placement: ContentMarginPlacement

    /// SwiftUI's length where none is given, in points (OpenSwiftUI, DefaultPaddingKey).
    static let defaultLength = 16.0

    /// The edges at the ends of the axes that scroll.
    private static func ends(of axes: Axis.Set) -> Edge.Set {
        axes == .both ? .all : axes == .horizontal ? .horizontal : .vertical
    }

    /// A number for the ends of the scroll axis, or edges, a length and what they inset.
    static func margins(_ axes: Axis.Set) -> Format<InsetWords> {
        .choice(
            "contentMargins", "A number is meant for the edges along the axis that scrolls.",
            [
                .type(.number, number(axes), "Points at the ends of the axis that scrolls."),
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
    }

    /// A number for the ends of the scroll axis, or edges and a length.
    static func padding(_ axes: Axis.Set) -> Format<InsetWords> {
        .choice(
            "safeAreaPadding", "A number is meant for the edges along the axis that scrolls.",
            [
                .type(.number, number(axes), "Points at the ends of the axis that scrolls."),
                .type(.object, .object("safeAreaPaddingMembers", "Edges and a length.", read)),
            ])
    }

    private static func number(_ axes: Axis.Set) -> Format<InsetWords> {
        Scalars.length.map { length in
            InsetWords(edges: ends(of: axes), insets: EdgeInsets(length, on: ends(of: axes)), placement: .automatic)
        }
    }

    @Sendable private static func read(_ members: inout Members) -> InsetWords? {
        let edges = members.value("edges", Edge.Set.format, default: .all, "Where.")
        let length = members.value("length", Scalars.length, default: defaultLength, "Points.")
        return InsetWords(edges: edges, insets: EdgeInsets(length, on: edges), placement: .automatic)
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
