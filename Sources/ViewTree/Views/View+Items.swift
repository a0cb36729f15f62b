extension View {
    /// The view with the first collection that has any of these identities showing them, in this order.
    ///
    /// An identity that is new takes the look of the place it has in a template, or of the first element. nil where no
    /// collection has any of them.
    package func settingItems(_ ids: [ViewID]) -> View? {
        content.settingItems(ids).map { View(content: $0, modifiers: modifiers) }
    }
}

extension View.Content {
    fileprivate func settingItems(_ ids: [ViewID]) -> View.Content? {
        switch self {
        case .forEach(let collection): return collection.settingItems(ids).map { .forEach($0) }
        case .group(let views): return views.settingItems(ids).map { .group($0) }
        case .scrollView(var scroll):
            guard let content = scroll.content.settingItems(ids) else { return nil }
            scroll.content = content
            return .scrollView(scroll)
        case .stack(var stack):
            guard let content = stack.content.settingItems(ids) else { return nil }
            stack.content = content
            return .stack(stack)
        case .zStack(let alignment, let views):
            return views.settingItems(ids).map { .zStack(alignment: alignment, $0) }
        case .grid(var grid):
            guard let content = grid.content.settingItems(ids) else { return nil }
            grid.content = content
            return .grid(grid)
        case .tabView(var tabs):
            guard let pages = tabs.pages.settingItems(ids) else { return nil }
            tabs.pages = pages
            return .tabView(tabs)
        case .navigationSplitView(var split):
            guard let detail = split.detail.settingItems(ids) else { return nil }
            split.detail = detail
            return .navigationSplitView(split)
        case .empty, .spacer, .divider, .shape, .style, .text, .image, .button, .progressView, .geometryReader,
            .placeholder:
            return nil
        }
    }
}

extension [View] {
    fileprivate func settingItems(_ ids: [ViewID]) -> [View]? {
        for (index, view) in enumerated() {
            guard let changed = view.settingItems(ids) else { continue }
            var views = self
            views[index] = changed
            return views
        }
        return nil
    }
}

extension ForEach {
    fileprivate func settingItems(_ ids: [ViewID]) -> ForEach? {
        switch elements {
        case .list(let list):
            let known = Dictionary(list.map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
            guard ids.contains(where: { known[$0] != nil }), let first = list.first else { return nil }
            return ForEach(elements: .list(ids.map { Element(id: $0, view: known[$0] ?? first.view) }))
        case .repeated(let count, let template, let view):
            guard ids.contains(where: { template.index(of: $0, count: count) != nil }) else { return nil }
            let elements = ids.enumerated().map { place, id in
                let index = template.index(of: id, count: .max) ?? place
                return Element(id: id, view: view.instantiated(at: index))
            }
            return ForEach(elements: .list(elements))
        }
    }
}
