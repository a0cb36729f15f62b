/// A view as it is written: what it is, and its modifiers from the inside outward.
package struct View: Sendable, Equatable {
    /// What it is.
    package var content: Content
    /// In the order of the calls: the first is the innermost.
    package var modifiers: [Modifier]

    /// The kinds of view.
    package indirect enum Content: Sendable, Equatable {
        /// Nothing; takes no place.
        case empty
        /// Several views where one is expected; the container takes them one by one.
        case group([View])
        /// A view that scrolls.
        case scrollView(ScrollView)
        /// Views in a row or a column.
        case stack(Stack)
        /// Views on top of each other; the first is the lowest.
        case zStack(alignment: Alignment, [View])
        /// Views in lines of equal tracks.
        case grid(LazyGrid)
        /// A view for each element of a collection.
        case forEach(ForEach)
        /// Free length along a stack, at least so many points; nil is the default of 8.
        case spacer(minLength: Double?)
        /// A hairline across a stack.
        case divider
        /// An outline, painted.
        case shape(PaintedShape)
        /// A colour that takes all the place it is offered.
        case style(ShapeStyle)
        /// Words.
        case text(Text)
        /// A picture that is not at hand: a labelled placeholder.
        case image(Image)
        /// A label that runs an action when tapped.
        case button(Button)
        /// A spinner or a bar, as it stands at rest; a fraction from 0 to 1 or nil.
        case progressView(value: Double?)
        /// Full pages with index dots.
        case tabView(TabView)
        /// Columns beside each other.
        case navigationSplitView(NavigationSplitView)
        /// A view made from the size that is offered.
        case geometryReader(GeometryReader)
        /// A view that is named but not defined; drawn as a labelled card.
        case placeholder(name: String, detail: String?)
    }

    /// Makes one from its parts.
    package init(content: Content, modifiers: [Modifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    /// Takes no place and draws nothing.
    package static let empty = View(content: .empty)

    /// The view with another modifier around it.
    package func modifier(_ modifier: Modifier) -> View {
        View(content: content, modifiers: modifiers + [modifier])
    }

    /// The view with more modifiers around it, the first innermost.
    package func modifiers(_ more: [Modifier]) -> View {
        View(content: content, modifiers: modifiers + more)
    }
}
