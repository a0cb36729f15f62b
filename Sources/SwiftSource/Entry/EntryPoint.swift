import ViewTree

/// What of a file is shown.
enum EntryPoint: Sendable {
    /// A view of the source.
    case view(String)
    /// The statements of a preview or of a fragment.
    case statements([Statement])
    /// A PreviewProvider.
    case provider(String)
    /// Sample cards for a behaviour that nothing uses.
    case behavior(String)

    /// The view that was asked for, else a preview, else a fragment, else the last view that no other view uses.
    static func find(in module: Module, view: String?) -> EntryPoint? {
        if let view, let type = module.type(named: view), type.isView { return .view(type.name) }
        if let preview = module.file.previews.first { return .statements(preview.body) }
        let providers = module.types.values.filter { $0.conformances.contains("PreviewProvider") }
        if let provider = providers.min(by: { $0.name < $1.name }) { return .provider(provider.name) }
        if module.loose.contains(where: { if case .expression = $0 { true } else { false } }) {
            return .statements(module.loose)
        }
        if let last = module.viewNames.last(where: { !module.mentionedViews.contains($0) }) ?? module.viewNames.last {
            return .view(last)
        }
        let behaviors = module.types.values.filter {
            $0.conformances.contains("ScrollTargetBehavior") && $0.kind != .requirements
        }
        return behaviors.min { $0.name < $1.name }.map { .behavior($0.name) }
    }

    /// The name for a title.
    var name: String? {
        switch self {
        case .view(let name), .behavior(let name): name
        case .provider, .statements: nil
        }
    }

    /// The view, read with an evaluator.
    func view(_ evaluator: Evaluator) throws -> ViewValue {
        let module = evaluator.module
        switch self {
        case .view(let name):
            guard let type = module.types[name] else { return ViewValue(.empty) }
            let place = 0
            return try evaluator.view(of: try evaluator.construct(type, [], at: place), at: place)
        case .statements(let statements):
            let value = try evaluator.withFrame(Frame()) { try evaluator.run(statements) }.0
            return try evaluator.view(of: value, at: 0)
        case .provider(let name):
            let value = try evaluator.property("previews", of: .type(name), at: 0)
            let view = try evaluator.view(of: value, at: 0)
            guard case .group(let views) = view.view.content, let first = views.first else { return view }
            return ViewValue(first, extent: view.extent)
        case .behavior(let name):
            guard let type = module.types[name] else { return ViewValue(.empty) }
            evaluator.notes.standIn(name, .container, at: type.methods["updateTarget"]?.first?.place ?? 0)
            let cards = SampleMembers.elements(of: "items").map { element -> ForEach.Element in
                guard case .sample(let sample) = element else { return ForEach.Element(id: .string(""), view: .empty) }
                let card = View(content: .placeholder(name: sample.title, detail: nil))
                    .modifier(.frame(width: nil, height: 100, alignment: .center))
                return ForEach.Element(id: .string(sample.id), view: card)
            }
            let list = View(content: .forEach(ForEach(elements: .list(cards))))
            let stack = View(content: .stack(Stack(axis: .vertical, isLazy: true, content: [list])))
                .modifier(.scrollTargetLayout(isEnabled: true))
            var view = ViewValue(View(content: .scrollView(ScrollView(content: stack))))
            if case .instance(let instance) = try evaluator.construct(type, [], at: 0),
                let behavior = try Deferred.behavior(instance, evaluator, at: 0)
            {
                view.add(.scrollTargetBehavior(behavior))
            }
            return view
        }
    }
}
