import ViewTree

extension Evaluator {
    /// Whether a statement that gives this value puts a view into the body.
    func isViewLike(_ value: Value) -> Bool {
        switch value {
        case .view: true
        case .instance(let instance): isView(instance)
        case .builtin(let builtin):
            switch builtin {
            case .color, .style, .gradient, .shape: true
            default: false
            }
        case .unknown, .made: true
        default: false
        }
    }

    private func isView(_ instance: Instance) -> Bool {
        guard let type = module.types[instance.type] else { return false }
        return type.isView || type.computed["body"] != nil || type.conformances.contains("Shape")
    }

    /// The view that a value shows.
    func view(of value: Value, at place: Int) throws -> ViewValue {
        switch value {
        case .view(let view): return view
        case .void, .nothing: return ViewValue(.empty)
        case .instance(let instance): return try render(instance)
        case .string(let text): return ViewValue(View(content: .text(Text(string: text))))
        case .unknown(let unknown): return SampleMembers.placeholder(for: unknown, self)
        case .made(let made): return try placeholder(for: made)
        case .sample(let sample):
            return ViewValue(View(content: .placeholder(name: sample.title, detail: nil)))
        case .list(let list): return try groupView(list.elements, at: place)
        case .tuple(let tuple): return try groupView(tuple.elements, at: place)
        case .closure(let closure): return try view(of: try call(closure, at: place), at: place)
        case .binding(let binding): return try view(of: try read(binding, at: place), at: place)
        case .implicit:
            let resolved = try resolve(value, as: "View")
            if case .implicit = resolved { return ViewValue(.empty) }
            return try view(of: resolved, at: place)
        case .builtin(let builtin): return view(of: builtin)
        default:
            notes.add(.warning, "a value of type '\(typeName(of: value))' is not a view", at: place)
            return ViewValue(.empty)
        }
    }

    private func view(of builtin: Builtin) -> ViewValue {
        switch builtin {
        case .color(let color): ViewValue(View(content: .style(.color(color))))
        case .style(let style): ViewValue(View(content: .style(style)))
        case .gradient(let gradient):
            ViewValue(View(content: .style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))))
        case .shape(let shape): ViewValue(View(content: .shape(PaintedShape(shape: shape))))
        default: ViewValue(.empty)
        }
    }

    /// The body of a view of the source, at a place of its own in the tree.
    func render(_ instance: Instance) throws -> ViewValue {
        guard let type = module.types[instance.type] else { return ViewValue(.empty) }
        record.rootName = record.rootName ?? type.name
        guard let body = type.computed["body"], let getter = body.getter else {
            if type.conformances.contains("Shape") {
                notes.add(.note, "the outline of '\(type.name)' is drawn as a rectangle", at: instance.site)
                return ViewValue(View(content: .shape(PaintedShape(shape: .rectangle))))
            }
            notes.add(.warning, "'\(type.name)' has no body", at: type.cases.first?.place ?? instance.site)
            return ViewValue(View(content: .placeholder(name: type.name, detail: nil)))
        }
        var instance = instance
        let place = Self.mix(Self.mix(identity, instance.type), UInt64(truncatingIfNeeded: instance.site))
        instance.identity = place
        return try at(place) {
            try deeper(body.place) {
                let value = try withFrame(Frame(itself: .instance(instance), type: type.name)) { try run(getter) }.0
                return try view(of: value, at: body.place)
            }
        }
    }

    /// Several values as one view.
    func group(_ values: [Value]) throws -> Value {
        .view(try groupView(values, at: 0))
    }

    private func groupView(_ values: [Value], at place: Int) throws -> ViewValue {
        var views: [View] = []
        var extent = Extent.one
        for value in values {
            let part = try view(of: value, at: place)
            extent.add(part.extent)
            views += flattened(part.view)
        }
        let grouped = ViewValue(View(content: .group(views)), extent: extent)
        _ = try checked(.view(grouped), at: place)
        return grouped
    }

    /// A plain group's views, or the view itself; nothing for an empty view.
    private func flattened(_ view: View) -> [View] {
        guard view.modifiers.isEmpty else { return [view] }
        switch view.content {
        case .group(let views): return views
        case .empty: return []
        default: return [view]
        }
    }

    /// The views a builder closure states, one by one.
    func views(_ content: Value?, at place: Int) throws -> (views: [View], extent: Extent) {
        guard let content else { return ([], .one) }
        let outer = scrollAxes
        scrollAxes = nil
        defer { scrollAxes = outer }
        let part = try view(of: content, at: place)
        return (flattened(part.view), part.extent.deeper)
    }

    /// The single view a builder closure states.
    func content(_ content: Value?, at place: Int) throws -> ViewValue {
        guard let content else { return ViewValue(.empty) }
        let outer = scrollAxes
        scrollAxes = nil
        defer { scrollAxes = outer }
        let part = try view(of: content, at: place)
        return ViewValue(part.view, extent: part.extent.deeper)
    }

    /// A view with a modifier by name.
    func modify(_ owner: Value, _ name: String, _ reader: ArgumentReader) throws -> Value {
        guard let modifier = ModifierLibrary.modifiers[name] else {
            notes.add(
                .warning, "there is no modifier '\(name)' here; it is skipped", at: reader.place,
                suggestion: Nearest.word(to: name, in: ModifierLibrary.names))
            return owner
        }
        var view = try view(of: owner, at: reader.place)
        try modifier(self, &view, reader)
        reader.finish()
        return .view(view)
    }

    /// `left + right` of two texts.
    func joined(_ left: ViewValue, _ right: ViewValue) -> Value {
        guard case .text(var first) = left.view.content, case .text(let second) = right.view.content else {
            return .view(left)
        }
        first.string += second.string
        return .view(ViewValue(View(content: .text(first), modifiers: left.view.modifiers)))
    }

    /// The elements that a loop or a ForEach goes through.
    func elements(of value: Value, at place: Int) throws -> [Value] {
        switch value {
        case .list(let list): return list.elements
        case .range(let bounds):
            guard let indices = bounds.indices else {
                throw Interruption.limit(name: "elements", value: limits.elements, place: place)
            }
            guard indices.count <= limits.elements else {
                throw Interruption.limit(name: "elements", value: limits.elements, place: place)
            }
            return indices.map { .int($0) }
        case .dictionary(let dictionary):
            return zip(dictionary.keys, dictionary.values).map { .tuple(Tuple([$0, $1], labels: ["key", "value"])) }
        case .string(let text):
            try spend(place, text.utf8.count / 4)
            return text.map { .string(String($0)) }
        case .unknown(let unknown):
            notes.standIn(unknown.name, .collection, at: unknown.place)
            return SampleMembers.elements(of: unknown.name)
        case .binding(let binding):
            let count = try elements(of: try read(binding, at: place), at: place).count
            return (0..<count).map { .binding(Binding(root: binding.root, path: binding.path + [.element(.int($0))])) }
        case .nothing, .void: return []
        case .sample: return SampleMembers.elements(of: "items")
        case .type(let name): return try elements(of: try property("allCases", of: .type(name), at: place), at: place)
        default:
            notes.add(.warning, "a value of type '\(typeName(of: value))' is not a collection", at: place)
            return []
        }
    }

    /// The identity that a value stands for in the view tree.
    func viewID(_ value: Value) throws -> ViewID {
        let id: ViewID
        switch value {
        case .string(let text): id = .string(text)
        case .int(let number): id = .integer(number)
        case .sample(let sample): id = .string(sample.id)
        case .binding(let binding): return try viewID(try read(binding))
        case .enumCase(let item):
            let carried =
                item.payload.isEmpty
                ? "" : "(" + (try item.payload.map { try string($0) }.joined(separator: ", ")) + ")"
            id = .value(type: item.type, text: item.name + carried)
        case .implicit(let implicit): id = .value(type: "", text: implicit.links.map(\.name).joined(separator: "."))
        default: id = .value(type: typeName(of: value), text: try string(value))
        }
        record.ids[id] = value
        return id
    }
}
