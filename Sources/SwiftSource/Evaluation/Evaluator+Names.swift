import ViewTree

extension Evaluator {
    /// The value of an identifier: a variable, a member of self, something of the file, of SwiftUI, or a stand-in.
    func value(named name: String, at place: Int) throws -> Value {
        if let found = local(name) {
            if found.isState, case .binding(let binding) = found.value { return try read(binding, at: place) }
            return found.value
        }
        if name == "self" { return itself() ?? .nothing }
        if name == "Self" { return .type(currentType() ?? "") }
        if name.hasPrefix("$"), let binding = try binding(named: String(name.dropFirst()), at: place) { return binding }
        if let owner = itself(), let value = try ownMember(name, of: owner, at: place) { return value }
        if let type = currentType(), let value = try staticMember(name, of: type, arguments: nil, at: place) {
            return value
        }
        if let variable = module.variables[name] { return try globalValue(variable) }
        if module.functions[name] != nil { return .function(name) }
        if let type = module.type(named: name, within: currentType()) { return .type(type.name) }
        if ViewLibrary.makers[name] != nil || ValueLibrary.makers[name] != nil || ValueLibrary.typeNames.contains(name)
        {
            return .type(name)
        }
        if FunctionLibrary.functions[name] != nil { return .function(name) }
        if let first = name.first, "+-*/%<>=!&|".contains(first) { return .function(name) }
        return .unknown(Unknown(name: name, place: place))
    }

    /// A variable of the running function or of those around the closure.
    func variable(_ name: String) -> Value? { local(name)?.value }

    private func local(_ name: String) -> Frame.Variable? {
        search { frame in frame.index(of: name).map { frame.variables[$0] } }
    }

    /// The binding behind a variable that is state.
    func stateVariable(_ name: String) -> Binding? {
        guard let found = local(name), found.isState, case .binding(let binding) = found.value else { return nil }
        return binding
    }

    /// What the innermost frame has of something, from the running call outward through closures.
    private func search<Found>(_ pick: (Frame) -> Found?) -> Found? {
        // Held here, so that looking at a frame does not copy it.
        let frames = frames
        guard var index = frames.indices.last else { return nil }
        while true {
            if let found = pick(frames[index]) { return found }
            guard let outer = frames[index].outer else { return nil }
            guard let next = live(outer.home, below: index) else { return search(outer, pick) }
            index = next
        }
    }

    /// What the surroundings of a closure, whose call has ended, have of something.
    private func search<Found>(_ surroundings: Surroundings, _ pick: (Frame) -> Found?) -> Found? {
        var next: Surroundings? = surroundings
        while let surroundings = next {
            if let found = pick(surroundings.frame) { return found }
            next = surroundings.frame.outer
        }
        return nil
    }

    /// The index of a call that still runs, among those that began before another.
    func live(_ home: Int, below index: Int) -> Int? {
        frameIDs[..<index].lastIndex(of: home)
    }

    /// `self`.
    func itself() -> Value? { search(\.itself) }

    /// The type whose code is running.
    func currentType() -> String? { search(\.type) }

    private func ownMember(_ name: String, of owner: Value, at place: Int) throws -> Value? {
        switch owner {
        case .instance(let instance): return try declaredProperty(name, of: instance, at: place)
        case .enumCase(let value):
            return try declaredProperty(name, of: owner, type: value.type, at: place)
                ?? enumProperty(name, of: value, at: place)
        case .unknown, .made, .sample, .nothing: return nil
        default:
            return try extensionProperty(name, of: owner, at: place)
                ?? BuiltinMembers.property(name, of: owner, self, at: place)
        }
    }

    func globalValue(_ variable: VariableDeclaration) throws -> Value {
        if let wrapper = variable.wrapper, wrapper.name != "Environment" {
            let key = StateKey(identity: 0, name: variable.name)
            record.readState.insert(key)
            if let changed = state[key] { return changed }
        }
        if let getter = variable.getter {
            return try deeper(variable.place) { try withFrame(Frame()) { try run(getter) }.0 }
        }
        return try global(variable.name) {
            try withFrame(Frame()) { try initialValue(of: variable, type: nil) }.0
        }
    }

    // Bindings

    /// `$name`: a binding to state or to a binding of self, or of the file.
    func binding(named name: String, at place: Int) throws -> Value? {
        if case .binding(let binding)? = variable("$" + name) { return .binding(binding) }
        if case .instance(let instance)? = itself(), let type = module.types[instance.type],
            let index = type.storedIndex[name]
        {
            let field = instance.fields[index]
            if case .binding = field { return field }
            guard type.stored[index].wrapper != nil else { return nil }
            let key = StateKey(identity: instance.identity, name: name)
            return .binding(Binding(root: .state(key, initial: field), path: []))
        }
        if let variable = module.variables[name] {
            let initial = try global(variable.name) { try initialValue(of: variable, type: nil) }
            return .binding(Binding(root: .state(StateKey(identity: 0, name: name), initial: initial), path: []))
        }
        notes.standIn("$" + name, .value, at: place)
        return .binding(Binding(root: .constant(.unknown(Unknown(name: name, place: place))), path: []))
    }

    func read(_ binding: Binding, at place: Int = 0) throws -> Value {
        var value: Value
        switch binding.root {
        case .state(let key, let initial):
            record.readState.insert(key)
            value = state[key] ?? initial
        case .constant(let constant): value = constant
        case .computed(let get, _): value = try call(get, at: place)
        }
        for part in binding.path {
            switch part {
            case .member(let name): value = try property(name, of: value, at: place)
            case .element(let index): value = try element(of: value, [EvaluatedArgument(value: index)], at: place)
            case .itself: break
            }
        }
        return value
    }

    func write(_ value: Value, to binding: Binding, at place: Int = 0) throws {
        var value = value
        if !binding.path.isEmpty {
            let root = try read(Binding(root: binding.root, path: []), at: place)
            value = try replacing(binding.path[...], in: root, with: value, at: place)
        }
        switch binding.root {
        case .state(let key, _): change(key, to: value)
        case .constant: break
        case .computed(_, let set): _ = try call(set, [value], at: place)
        }
    }

    private func replacing(_ path: ArraySlice<KeyPath.Part>, in value: Value, with new: Value, at place: Int) throws
        -> Value
    {
        guard let part = path.first else { return new }
        switch part {
        case .member(let name):
            let inner = try property(name, of: value, at: place)
            return try setting(
                name, of: value, to: try replacing(path.dropFirst(), in: inner, with: new, at: place), at: place)
        case .element(let index):
            let inner = try element(of: value, [EvaluatedArgument(value: index)], at: place)
            return try settingElement(
                index, of: value, to: try replacing(path.dropFirst(), in: inner, with: new, at: place), at: place)
        case .itself: return try replacing(path.dropFirst(), in: value, with: new, at: place)
        }
    }

    func change(_ key: StateKey, to value: Value) {
        state[key] = value
        effects.written.insert(key)
        if effects.animation == nil { effects.animation = effects.current }
    }
}
