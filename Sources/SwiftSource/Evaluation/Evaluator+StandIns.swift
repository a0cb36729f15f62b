import ViewTree

extension Evaluator {
    /// A value for something of a declared type that the source does not give.
    func standIn(
        for type: TypeReference, name: String, index: Int, at place: Int, within scope: String? = nil, level: Int = 0
    ) throws -> Value {
        try spend(place)
        guard level < 6 else { return .nothing }
        let sample = Sample(collection: name, index: index)
        switch type {
        case .optional: return .nothing
        case .function: return .function("print")
        case .unknown: return .unknown(Unknown(name: name, place: place))
        case .tuple(let types):
            var elements: [Value] = []
            for inner in types {
                elements.append(
                    try standIn(for: inner, name: name, index: index, at: place, within: scope, level: level + 1))
            }
            return .tuple(Tuple(elements))
        case .dictionary: return .dictionary(Dictionary())
        case .list(let inner):
            if level == 0 { notes.standIn(name, .collection, at: place) }
            var elements: [Value] = []
            for number in 0..<(level == 0 ? SampleMembers.count : 2) {
                elements.append(
                    try standIn(
                        for: inner, name: name, index: index + number, at: place, within: scope, level: level + 1))
            }
            return .list(List(elements))
        case .named(let typeName, let arguments):
            if typeName == "Binding", let inner = arguments.first {
                let value = try standIn(for: inner, name: name, index: index, at: place, within: scope, level: level)
                if level == 0 { notes.standIn(name, .value, at: place) }
                return .binding(Binding(root: .constant(value), path: []))
            }
            return try standIn(named: typeName, name: name, sample: sample, at: place, within: scope, level: level)
        }
    }

    private func standIn(
        named type: String, name: String, sample: Sample, at place: Int, within scope: String?, level: Int
    ) throws -> Value {
        func noted(_ kind: StandIn.Kind, _ value: Value) -> Value {
            if level == 0 { notes.standIn(name, kind, at: place) }
            return value
        }
        switch type {
        case "String", "LocalizedStringKey", "Substring", "LocalizedStringResource":
            return noted(.text, .string(sample.title))
        case "Int", "UInt", "Int64": return noted(.number, .int(level == 0 ? 0 : sample.index))
        case "Double", "CGFloat", "Float", "TimeInterval":
            return noted(.number, .double(SampleMembers.number(for: name, argument: name)))
        case "Bool": return noted(.bool, .bool(false))
        case "Color": return noted(.color, .builtin(.color(Palette.ocean.color(at: sample.index))))
        case "UUID": return noted(.value, .builtin(.uuid(uuid(at: place))))
        case "CGSize": return noted(.value, .builtin(.size(Size(width: 100, height: 100))))
        case "Namespace.ID", "Namespace": return .int(0)
        default: break
        }
        guard let info = module.type(named: type, within: scope) else {
            return level == 0 ? .unknown(Unknown(name: name, place: place)) : .sample(sample)
        }
        if info.kind == .enumeration, let first = info.cases.first {
            return noted(.value, .enumCase(EnumCase(type: info.name, name: first.name)))
        }
        if info.kind == .requirements { return noted(.view, .unknown(Unknown(name: name, place: place))) }
        var fields: [Value] = []
        for property in info.stored {
            if property.initial != nil {
                fields.append(try initialValue(of: property, type: info.name))
            } else if case .optional? = property.type {
                fields.append(.nothing)
            } else {
                let label = property.type?.name == "String" ? name : property.name
                fields.append(
                    try standIn(
                        for: property.type ?? .unknown, name: label, index: sample.index, at: place, within: info.name,
                        level: level + 1))
            }
        }
        return noted(.value, .instance(Instance(type: info.name, fields: fields, site: place)))
    }

    /// A call of something that is not defined: a labelled card, or a column of the views it carries.
    func callUnknown(_ name: String, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard last.first?.isUppercase == true else { return .unknown(Unknown(name: name, place: place)) }
        let builders = arguments.filter { argument in
            if case .closure(let closure) = argument.value {
                argument.isTrailing && closure.literal.parameters.isEmpty
            } else {
                false
            }
        }
        // A header goes before what it heads.
        let ordered =
            builders.filter { ["label", "header", "title"].contains($0.label) }
            + builders.filter { !["label", "header", "title"].contains($0.label) }
        var parts: [View] = []
        var extent = Extent.one
        for builder in ordered {
            let (views, size) = try views(builder.value, at: builder.place)
            parts += views
            extent.add(size)
        }
        if !parts.isEmpty {
            notes.standIn(last, .container, at: place)
            let stack = Stack(axis: .vertical, alignment: .leading, content: parts)
            return .view(ViewValue(View(content: .stack(stack)), extent: extent))
        }
        return .made(Made(name: last, arguments: arguments, place: place))
    }

    /// A labelled card for a view that is not defined.
    func placeholder(for made: Made) throws -> ViewValue {
        notes.standIn(made.name, .view, at: made.place)
        var detail: String?
        for argument in made.arguments where detail == nil { detail = try self.detail(of: argument.value) }
        return ViewValue(View(content: .placeholder(name: made.name, detail: detail)))
    }

    private func detail(of value: Value) throws -> String? {
        switch value {
        case .string, .int, .sample, .made, .instance, .enumCase, .double: try string(value)
        case .binding, .closure: nil
        default: nil
        }
    }
}
