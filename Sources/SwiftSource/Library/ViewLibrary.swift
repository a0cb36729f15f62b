import ViewTree

/// Initialisers of SwiftUI's views.
enum ViewLibrary {
    typealias Maker = @Sendable (Evaluator, ArgumentReader) throws -> Value

    static let makers: [String: Maker] = [
        "Text": { try text($0, $1) },
        "Label": { try Controls.label($0, $1) },
        "Image": { try image($0, $1) },
        "AsyncImage": { try asyncImage($0, $1) },
        "EmptyView": { _, _ in .view(ViewValue(.empty)) },
        "AnyView": { evaluator, call in
            .view(try evaluator.view(of: call.value(nil) ?? call.value("erasing") ?? .nothing, at: call.place))
        },
        "Spacer": { _, call in .view(ViewValue(View(content: .spacer(minLength: call.number("minLength"))))) },
        "Divider": { _, _ in .view(ViewValue(View(content: .divider))) },
        "ProgressView": { evaluator, call in
            _ = call.take(nil)
            let total = call.number("total") ?? 1
            let value = call.number("value").map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
            call.ignoreRest()
            return .view(ViewValue(View(content: .progressView(value: value))))
        },
        "Rectangle": { _, _ in shape(.rectangle) },
        "Circle": { _, _ in shape(.circle) },
        "Ellipse": { _, _ in shape(.ellipse) },
        "ContainerRelativeShape": { _, _ in shape(.rectangle) },
        "Capsule": { _, call in
            _ = call.take("style")
            return shape(.capsule)
        },
        "RoundedRectangle": { try roundedRectangle($0, $1) },
        "UnevenRoundedRectangle": { _, call in shape(try uneven(call)) },
        "HStack": { try stack(.horizontal, isLazy: false, $0, $1) },
        "VStack": { try stack(.vertical, isLazy: false, $0, $1) },
        "LazyHStack": { try stack(.horizontal, isLazy: true, $0, $1) },
        "LazyVStack": { try stack(.vertical, isLazy: true, $0, $1) },
        "ZStack": { try zStack($0, $1) },
        "LazyVGrid": { try grid(.vertical, "columns", $0, $1) },
        "LazyHGrid": { try grid(.horizontal, "rows", $0, $1) },
        "Grid": { try plainStack(.vertical, "Grid", $0, $1) },
        "GridRow": { try plainStack(.horizontal, "GridRow", $0, $1) },
        "ScrollView": { try Containers.scrollView($0, $1) },
        "ForEach": { try ForEachLibrary.forEach($0, $1) },
        "Group": { try group($0, $1) },
        "ViewThatFits": { evaluator, call in
            _ = call.take("in")
            let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
            return .view(ViewValue(views.first ?? .empty, extent: extent))
        },
        "Section": { try Containers.section($0, $1) },
        "List": { try Containers.list("List", $0, $1) },
        "Form": { try Containers.list("Form", $0, $1) },
        "NavigationStack": { try Containers.transparent($0, $1) },
        "NavigationView": { try Containers.transparent($0, $1) },
        "ScrollViewReader": { try Containers.scrollViewReader($0, $1) },
        "NavigationSplitView": { try Containers.splitView($0, $1) },
        "TabView": { try Containers.tabView($0, $1) },
        "Tab": { evaluator, call in .view(try evaluator.content(call.content("content"), at: call.place)) },
        "GeometryReader": { try Deferred.geometryReader($0, $1) },
        "Button": { try Controls.button($0, $1) },
        "NavigationLink": { try Controls.link($0, $1) },
        "Link": { try Controls.link($0, $1) },
        "Menu": { try Controls.link($0, $1) },
        "Toggle": { try Controls.titled($0, $1) },
        "Picker": { try Controls.titled($0, $1) },
        "Slider": { _, call in
            call.ignoreRest()
            return .view(ViewValue(View(content: .progressView(value: 0.5))))
        },
        "Stepper": { try Controls.titled($0, $1) },
        "TextField": { try Controls.titled($0, $1) },
        "SecureField": { try Controls.titled($0, $1) },
        "ToolbarItem": { try Containers.toolbarItem($0, $1) },
        "ToolbarItemGroup": { try Containers.toolbarItem($0, $1) },
        "ToolbarSpacer": { _, call in
            call.ignoreRest()
            return .view(ViewValue(.empty))
        },
        "ControlGroup": { try plainStack(.horizontal, "ControlGroup", $0, $1) },
        "GlassEffectContainer": { try group($0, $1) },
    ]

    static func shape(_ shape: Shape) -> Value {
        .view(ViewValue(View(content: .shape(PaintedShape(shape: shape)))))
    }

    private static func text(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let argument = call.take(nil) ?? call.take("verbatim")
        let format = call.rest.filter { $0.label == "format" }
        for label in ["format", "style", "bundle", "comment", "tableName"] { _ = call.take(label) }
        let words = try argument.map { try evaluator.string($0.value, format: format) } ?? ""
        return .view(ViewValue(View(content: .text(Text(string: plain(words))))))
    }

    /// The words without Markdown's emphasis, which SwiftUI reads in literals.
    private static func plain(_ words: String) -> String {
        words.hasPrefix("**") && words.hasSuffix("**") && words.count > 4
            ? String(words.dropFirst(2).dropLast(2)) : words
    }

    private static func image(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let name = try call.text("systemName") ?? call.text("systemImage") {
            call.ignoreRest()
            return .view(ViewValue(View(content: .image(Image(name: name, isSymbol: true)))))
        }
        let argument = call.take(nil) ?? call.take("decorative") ?? call.take("uiImage")
        call.ignoreRest()
        let name = try argument.map { try evaluator.string($0.value) } ?? "image"
        return .view(ViewValue(View(content: .image(Image(name: name)))))
    }

    private static func asyncImage(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        _ = call.take("url")
        _ = call.take("scale")
        let image = ViewValue(View(content: .image(Image(name: "image", isResizable: false))))
        let content = call.closure("content") ?? call.closure()
        call.ignoreRest()
        guard let content, content.literal.parameters.count == 1, content.literal.parameters[0].name != "phase" else {
            return .view(image)
        }
        return .view(
            try evaluator.view(of: try evaluator.call(content, [.view(image)], at: call.place), at: call.place))
    }

    private static func roundedRectangle(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        _ = call.take("style")
        if let size = call.take("cornerSize"), case .builtin(.size(let corner)) = size.value {
            return shape(.roundedRectangle(cornerRadius: corner.width))
        }
        return shape(.roundedRectangle(cornerRadius: call.number("cornerRadius") ?? 0))
    }

    /// A rectangle with radii of their own, from `topLeadingRadius:` and its like.
    static func uneven(_ call: ArgumentReader) throws -> Shape {
        _ = call.take("style")
        if let radii = call.take("cornerRadii"), case .implicit(let implicit) = radii.value,
            let arguments = implicit.links.first?.arguments
        {
            let inner = ArgumentReader(call.evaluator, name: "cornerRadii", arguments, at: radii.place)
            return .unevenRoundedRectangle(
                topLeading: inner.number("topLeading") ?? 0, bottomLeading: inner.number("bottomLeading") ?? 0,
                bottomTrailing: inner.number("bottomTrailing") ?? 0, topTrailing: inner.number("topTrailing") ?? 0)
        }
        return .unevenRoundedRectangle(
            topLeading: call.number("topLeadingRadius") ?? 0, bottomLeading: call.number("bottomLeadingRadius") ?? 0,
            bottomTrailing: call.number("bottomTrailingRadius") ?? 0, topTrailing: call.number("topTrailingRadius") ?? 0
        )
    }

    private static func stack(_ axis: Axis, isLazy: Bool, _ evaluator: Evaluator, _ call: ArgumentReader) throws
        -> Value
    {
        let alignment = try evaluator.alignment(call.value("alignment"), across: axis, at: call.place)
        let spacing = call.number("spacing")
        if call.take("pinnedViews") != nil {
            evaluator.notes.add(.note, "pinned headers scroll with the content here", at: call.place)
        }
        let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
        let stack = Stack(axis: axis, isLazy: isLazy, alignment: alignment, spacing: spacing, content: views)
        return .view(ViewValue(View(content: .stack(stack)), extent: extent))
    }

    private static func zStack(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let alignment = try evaluator.alignment(call.value("alignment"), at: call.place) ?? .center
        let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
        return .view(ViewValue(View(content: .zStack(alignment: alignment, views)), extent: extent))
    }

    private static func grid(_ axis: Axis, _ tracksLabel: String, _ evaluator: Evaluator, _ call: ArgumentReader) throws
        -> Value
    {
        var tracks: [GridItem] = []
        if let argument = call.take(tracksLabel) {
            if case .unknown(let unknown) = argument.value {
                evaluator.notes.standIn(unknown.name, .value, at: unknown.place)
                tracks = [GridItem(), GridItem()]
            } else {
                for element in try evaluator.elements(of: argument.value, at: argument.place) {
                    let item = try evaluator.typed(element, "GridItem", at: argument.place) {
                        if case .gridItem(let item) = $0 { item } else { nil }
                    }
                    tracks.append(item ?? GridItem())
                }
            }
        }
        let alignment = try evaluator.alignment(call.value("alignment"), across: axis, at: call.place)
        let spacing = call.number("spacing")
        _ = call.take("pinnedViews")
        let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
        let grid = LazyGrid(
            axis: axis, tracks: tracks.isEmpty ? [GridItem()] : tracks, alignment: alignment, spacing: spacing,
            content: views)
        return .view(ViewValue(View(content: .grid(grid)), extent: extent))
    }

    private static func plainStack(_ axis: Axis, _ name: String, _ evaluator: Evaluator, _ call: ArgumentReader) throws
        -> Value
    {
        evaluator.notes.add(
            .note, "'\(name)' is drawn as a \(axis == .horizontal ? "HStack" : "VStack")", at: call.place)
        let spacing = call.number(axis == .horizontal ? "horizontalSpacing" : "verticalSpacing")
        let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
        call.ignoreRest()
        return .view(
            ViewValue(View(content: .stack(Stack(axis: axis, spacing: spacing, content: views))), extent: extent))
    }

    private static func group(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let subviews = call.take("subviews") { return try ForEachLibrary.group(subviews, evaluator, call) }
        _ = call.take("spacing")
        let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
        return .view(ViewValue(View(content: .group(views)), extent: extent))
    }
}
