import ViewTree

/// Scroll views and the containers that a carousel stands in.
enum Containers {
    static func scrollView(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let axes = try call.take(nil).map { try evaluator.axes($0.value, at: $0.place) } ?? .vertical
        let shows = call.bool("showsIndicators") ?? true
        let builder = call.content("content")
        let outer = evaluator.scrollAxes
        evaluator.scrollAxes = axes
        defer { evaluator.scrollAxes = outer }
        var extent = Extent.one
        var views: [View] = []
        if let builder {
            let value =
                if case .closure(let closure) = builder { try evaluator.call(closure, at: call.place) } else { builder }
            let content = try evaluator.view(of: value, at: call.place)
            extent = content.extent.deeper
            views =
                if case .group(let inner) = content.view.content, content.view.modifiers.isEmpty { inner } else {
                    [content.view]
                }
        }
        // Several children stand in an implicit vertical stack.
        let content =
            if let only = views.first, views.count == 1 { only } else {
                View(content: .stack(Stack(axis: .vertical, content: views)))
            }
        let scrollView = ScrollView(axes: axes, showsIndicators: shows, content: content)
        return .view(ViewValue(View(content: .scrollView(scrollView)), extent: extent))
    }

    static func scrollViewReader(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        guard let closure = call.closure("content") ?? call.closure() else { return .view(ViewValue(.empty)) }
        return .view(
            try evaluator.content(try evaluator.call(closure, [.builtin(.scrollProxy)], at: call.place), at: call.place)
        )
    }

    static func transparent(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        _ = call.take("path")
        return .view(try evaluator.content(call.content("root") ?? call.content(), at: call.place))
    }

    static func splitView(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        for label in ["columnVisibility", "preferredCompactColumn"] { _ = call.take(label) }
        let detail = try evaluator.content(call.content("detail"), at: call.place)
        let middle = call.has("content") ? try evaluator.content(call.content("content"), at: call.place) : nil
        let sidebar = try evaluator.content(call.content("sidebar") ?? call.content(), at: call.place)
        var extent = detail.extent
        extent.add(sidebar.extent)
        if let middle { extent.add(middle.extent) }
        let split = NavigationSplitView(sidebar: sidebar.view, content: middle?.view, detail: detail.view)
        return .view(ViewValue(View(content: .navigationSplitView(split)), extent: extent))
    }

    static func tabView(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let selection = call.take("selection")
        let (views, extent) = try evaluator.views(call.content("content"), at: call.place)
        let pages = views.flatMap { view -> [View] in
            guard case .forEach(let forEach) = view.content, view.modifiers.isEmpty else { return [view] }
            return (0..<forEach.count).map { forEach.element(at: $0).view }
        }
        var first = 0
        if let selection, case .int(let index) = try plain(selection.value, evaluator) {
            first = min(max(index, 0), max(pages.count - 1, 0))
        }
        return .view(ViewValue(View(content: .tabView(TabView(pages: pages, selection: first))), extent: extent))
    }

    private static func plain(_ value: Value, _ evaluator: Evaluator) throws -> Value {
        if case .binding(let binding) = value { return try evaluator.read(binding) }
        return value
    }

    static func section(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        var views: [View] = []
        var extent = Extent.one
        func add(_ part: (views: [View], extent: Extent)) {
            views += part.views
            extent.add(part.extent)
        }
        if let title = try call.text(nil) {
            views.append(View(content: .text(Text(string: title))).modifier(.font(Font(size: .style(.headline)))))
        }
        _ = call.take("isExpanded")
        if let header = call.content("header") ?? call.value("header") {
            add(try evaluator.views(header, at: call.place))
        }
        add(try evaluator.views(call.content("content"), at: call.place))
        if let footer = call.content("footer") ?? call.value("footer") {
            add(try evaluator.views(footer, at: call.place))
        }
        return .view(ViewValue(View(content: .group(views)), extent: extent))
    }

    static func list(_ name: String, _ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        evaluator.notes.add(.note, "'\(name)' is drawn as a ScrollView with a LazyVStack", at: call.place)
        let rows: Value
        if call.rest.contains(where: { $0.label == nil && !$0.isTrailing }) {
            rows = try ForEachLibrary.forEach(evaluator, call)
        } else {
            rows = try evaluator.call(call.content("content") ?? .nothing, [], at: call.place)
        }
        call.ignoreRest()
        let (views, extent) = try evaluator.views(rows, at: call.place)
        let stack = Stack(axis: .vertical, isLazy: true, alignment: .leading, content: views)
        return .view(
            ViewValue(
                View(content: .scrollView(ScrollView(content: View(content: .stack(stack))))), extent: extent.deeper))
    }

    static func toolbarItem(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let content = call.content("content") ?? call.content()
        call.ignoreRest()
        return .view(try evaluator.content(content, at: call.place))
    }
}
