import ViewTree

extension Evaluator {
    /// The number a value is, or nil where it is none.
    func plainNumber(_ value: Value) -> Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// The number a value stands for; an undefined name takes a default that fits its own name or the argument's.
    func number(_ value: Value, name: String, at place: Int) -> Double {
        switch value {
        case .int(let number): return Double(number)
        case .double(let number): return number
        case .unknown(let unknown):
            notes.standIn(unknown.name, .number, at: unknown.place)
            return SampleMembers.number(for: unknown.name, argument: name)
        case .implicit:
            guard let resolved = try? resolve(value, as: "CGFloat") else { return 0 }
            if case .implicit = resolved { return 0 }
            return number(resolved, name: name, at: place)
        case .binding(let binding):
            guard let inner = try? read(binding, at: place) else { return 0 }
            if case .binding = inner { return 0 }
            return number(inner, name: name, at: place)
        case .sample(let sample): return Double(sample.index)
        case .made(let made):
            notes.standIn(made.name, .number, at: made.place)
            return SampleMembers.number(for: made.name, argument: name)
        case .bool, .string, .nothing, .void, .list, .view, .instance, .enumCase, .closure, .builtin, .tuple,
            .dictionary,
            .range, .function, .method, .keyPath, .type, .effects:
            notes.add(.warning, "expected a number for '\(name)', found '\(typeName(of: value))'", at: place)
            return SampleMembers.number(for: "", argument: name)
        }
    }

    /// The whole number a value stands for, cut to what an Int of 32 bits holds.
    func wholeNumber(_ value: Value, name: String, at place: Int) -> Int {
        let number = number(value, name: name, at: place)
        return number.isFinite ? Int(max(-2e9, min(number, 2e9))) : 0
    }

    func bool(_ value: Value, at place: Int) -> Bool {
        switch value {
        case .bool(let value): return value
        case .unknown(let unknown):
            notes.standIn(unknown.name, .bool, at: unknown.place)
            return false
        case .binding(let binding):
            guard let inner = try? read(binding, at: place) else { return false }
            if case .binding = inner { return false }
            return bool(inner, at: place)
        case .nothing, .void, .sample, .implicit: return false
        default:
            notes.add(.warning, "expected true or false, found '\(typeName(of: value))'", at: place)
            return false
        }
    }

    /// The words a value is written as.
    func string(_ value: Value) throws -> String {
        try spend(0, min(value.extent.weight, 1 << 20))
        switch value {
        case .string(let text): return text
        case .int(let number): return String(number)
        case .double(let number): return "\(number)"
        case .bool(let value): return value ? "true" : "false"
        case .nothing: return "nil"
        case .void: return "()"
        case .sample(let sample): return sample.title
        case .made(let made):
            let words =
                ["title", "name", "text", "label"].lazy.compactMap { made.value($0) }.first
                ?? made.arguments.first?.value
            return try words.map { try string($0) } ?? made.name
        case .unknown(let unknown):
            notes.standIn(unknown.name, .text, at: unknown.place)
            return SampleMembers.words(for: unknown)
        case .list(let list): return "[" + (try strings(list.elements)) + "]"
        case .tuple(let tuple): return "(" + (try strings(tuple.elements)) + ")"
        case .enumCase(let item):
            return item.payload.isEmpty ? item.name : "\(item.name)(" + (try strings(item.payload)) + ")"
        case .instance(let instance): return try words(of: instance)
        case .binding(let binding): return try string(try read(binding))
        case .implicit(let implicit): return implicit.links.map(\.name).joined(separator: ".")
        case .builtin(let builtin): return ValueLibrary.text(of: builtin)
        case .range(let bounds): return "\(bounds.lower)\(bounds.isClosed ? "..." : "..<")\(bounds.upper)"
        case .view(let view):
            if case .text(let text) = view.view.content { return text.string }
            return "View"
        default: return typeName(of: value)
        }
    }

    private func strings(_ values: [Value]) throws -> String {
        var text = ""
        for (index, value) in values.enumerated() {
            text += (index == 0 ? "" : ", ") + (try string(value))
            _ = try checked(.string(text), at: 0)
        }
        return text
    }

    /// The title of a model, else its first field.
    private func words(of instance: Instance) throws -> String {
        guard let type = module.types[instance.type] else { return instance.type }
        for name in ["description", "title", "name", "label", "text"] {
            if let index = type.storedIndex[name] { return try string(instance.fields[index]) }
        }
        return try instance.fields.first.map { try string($0) } ?? instance.type
    }

    /// The words of an interpolation or a `Text(_:format:)`.
    func string(_ value: Value, format: [EvaluatedArgument]) throws -> String {
        let value = try { if case .binding(let binding) = value { try read(binding) } else { value } }()
        guard let style = format.first(where: { $0.label == "format" || $0.label == "specifier" })?.value else {
            return try string(value)
        }
        if case .string(let specifier) = style { return try NumberText.text(value, specifier: specifier, self) }
        if case .implicit(let implicit) = style { return try NumberText.text(value, format: implicit, self) }
        return try string(value)
    }
}
