import ViewTree

/// `ForEach` in all its forms.
enum ForEachLibrary {
    static func forEach(_ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        if let subviews = call.take("subviews") ?? call.take("sections") {
            return try overSubviews(subviews, evaluator, call)
        }
        guard let data = call.take(nil) ?? call.take("data") else { return .view(ViewValue(.empty)) }
        let path = call.take("id")?.value
        let content = call.content("content")
        let elements = try evaluator.elements(of: data.value, at: data.place)
        var list: [ForEach.Element] = []
        var extent = Extent.one
        for element in elements {
            try evaluator.spend(call.place, 4)
            let id = try evaluator.viewID(try identity(of: element, path, evaluator, at: data.place))
            let view = try evaluator.at(Evaluator.mix(evaluator.identity, id.text)) {
                try evaluator.content(try apply(content, to: element, evaluator, at: call.place), at: call.place)
            }
            extent.add(view.extent)
            _ = try evaluator.checked(.view(ViewValue(.empty, extent: extent)), at: call.place)
            list.append(ForEach.Element(id: id, view: view.view))
        }
        return .view(ViewValue(View(content: .forEach(ForEach(elements: .list(list)))), extent: extent))
    }

    private static func apply(_ content: Value?, to element: Value, _ evaluator: Evaluator, at place: Int) throws
        -> Value
    {
        guard let content else { return .nothing }
        if case .closure(let closure) = content, case .binding = element,
            let parameter = closure.literal.parameters.first,
            !parameter.name.hasPrefix("$")
        {
            return try evaluator.call(closure, [element], at: place)
        }
        if case .closure(let closure) = content, case .binding(let binding) = element {
            // `$item` binds both the binding and its value.
            let name = String(closure.literal.parameters.first?.name.dropFirst() ?? "")
            var frame = Frame(outer: closure.surroundings)
            frame.variables = [
                .init(name: "$" + name, value: element), .init(name: name, value: .binding(binding), isState: true),
            ]
            return try evaluator.deeper(place) {
                try evaluator.withFrame(frame) { try evaluator.run(closure.literal.body) }.0
            }
        }
        return try evaluator.call(content, [EvaluatedArgument(value: element, place: place)], at: place)
    }

    /// What tells the element from the others.
    private static func identity(of element: Value, _ path: Value?, _ evaluator: Evaluator, at place: Int) throws
        -> Value
    {
        if case .keyPath(let path)? = path {
            let value = if case .binding(let binding) = element { try evaluator.read(binding) } else { element }
            return try evaluator.value(at: path, of: value, place: place)
        }
        switch element {
        case .instance, .sample, .enumCase, .made: return try evaluator.property("id", of: element, at: place)
        case .binding(let binding): return try identity(of: try evaluator.read(binding), path, evaluator, at: place)
        default: return element
        }
    }

    /// `ForEach(subviews:)`: the views of a builder, one by one.
    private static func overSubviews(_ subviews: EvaluatedArgument, _ evaluator: Evaluator, _ call: ArgumentReader)
        throws -> Value
    {
        let content = call.content("content")
        var list: [ForEach.Element] = []
        var extent = Extent.one
        for (index, element) in try elements(of: subviews, evaluator).enumerated() {
            let view = try evaluator.content(
                try apply(content, to: .view(element.view), evaluator, at: call.place), at: call.place)
            extent.add(view.extent)
            list.append(ForEach.Element(id: element.id ?? .integer(index), view: view.view))
        }
        return .view(ViewValue(View(content: .forEach(ForEach(elements: .list(list)))), extent: extent))
    }

    /// `Group(subviews:)`: a closure over the views of a builder.
    static func group(_ subviews: EvaluatedArgument, _ evaluator: Evaluator, _ call: ArgumentReader) throws -> Value {
        let list = Value.list(List(try elements(of: subviews, evaluator).map { .view($0.view) }))
        guard let transform = call.closure() ?? call.closure("transform") else { return .view(ViewValue(.empty)) }
        return .view(try evaluator.content(try evaluator.call(transform, [list], at: call.place), at: call.place))
    }

    private static func elements(of subviews: EvaluatedArgument, _ evaluator: Evaluator) throws -> [(
        view: ViewValue, id: ViewID?
    )] {
        let (views, _) = try evaluator.views(subviews.value, at: subviews.place)
        return views.flatMap { view -> [(view: ViewValue, id: ViewID?)] in
            guard case .forEach(let forEach) = view.content, view.modifiers.isEmpty else {
                return [(ViewValue(view), nil)]
            }
            return (0..<forEach.count).map { index in
                let element = forEach.element(at: index)
                return (ViewValue(element.view), element.id)
            }
        }
    }
}
