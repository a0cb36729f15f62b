import ViewTree

extension Evaluator {
    /// Puts a value where an expression says.
    func write(_ value: Value, to target: Expression) throws {
        _ = try checked(value, at: target.place)
        switch target.kind {
        case .name(let name): try write(value, toName: name, at: target.place)
        case .member(let base, let name, _):
            if case .name("self") = base.kind, variable("self") == nil {
                try write(value, toOwn: name, at: target.place)
                return
            }
            let owner = try evaluate(base)
            if case .binding(let binding) = owner, name == "wrappedValue" {
                try write(value, to: binding, at: target.place)
                return
            }
            if case .type(let type) = owner {
                change(StateKey(identity: 0, name: type + "." + name), to: value)
                return
            }
            try write(try setting(name, of: owner, to: value, at: target.place), to: base)
        case .element(let base, let arguments):
            let owner = try evaluate(base)
            guard let index = try evaluated(arguments).first?.value else { return }
            try write(try settingElement(index, of: owner, to: value, at: target.place), to: base)
        case .optionalChain(let inner), .forced(let inner):
            guard try !evaluate(inner).isNothing else { return }
            try write(value, to: inner)
        case .tuple(let items):
            guard case .tuple(let tuple) = value else { return }
            for (item, element) in zip(items, tuple.elements) { try write(element, to: item.value) }
        default: notes.add(.warning, "this cannot be assigned to", at: target.place)
        }
    }

    private func write(_ value: Value, toName name: String, at place: Int) throws {
        if name == "_" { return }
        if let binding = stateVariable(name) {
            try write(value, to: binding, at: place)
            return
        }
        if setVariable(name, value) { return }
        if name == "self", !frames.isEmpty {
            frames[frames.count - 1].itself = value
            return
        }
        if itself() != nil, try writeOwn(value, name, at: place) { return }
        if module.variables[name] != nil {
            change(StateKey(identity: 0, name: name), to: value)
            return
        }
        notes.add(.warning, "'\(name)' is not defined, so nothing is changed", at: place)
    }

    private func write(_ value: Value, toOwn name: String, at place: Int) throws {
        if try !writeOwn(value, name, at: place) {
            notes.add(.warning, "there is no property '\(name)' to change", at: place)
        }
    }

    /// Changes a variable where it lives: here, or in the call around the closure while that runs.
    private func setVariable(_ name: String, _ value: Value) -> Bool {
        guard var index = frames.indices.last else { return false }
        while true {
            if let place = frames[index].index(of: name) {
                frames[index].variables[place].value = value
                return true
            }
            guard let outer = frames[index].outer else { return false }
            if let next = live(outer.home, below: index) {
                index = next
            } else {
                guard let changed = outer.frame.setting(name, value) else { return false }
                frames[index].outer = Surroundings(changed, home: outer.home)
                return true
            }
        }
    }

    /// Changes a property of self; false where there is none of the name.
    private func writeOwn(_ value: Value, _ name: String, at place: Int) throws -> Bool {
        guard let owner = itself() else { return false }
        guard case .instance(var instance) = owner, let type = module.types[instance.type] else {
            guard let changed = try settingIfPossible(name, of: owner, to: value, at: place) else { return false }
            setItself(changed)
            return true
        }
        if name.hasPrefix("_"), let index = type.storedIndex[String(name.dropFirst())] {
            instance.set(value, at: index)
            setItself(.instance(instance))
            return true
        }
        if let index = type.storedIndex[name] {
            let property = type.stored[index]
            let value = try property.type.map { try coerce(value, to: $0, within: type.name) } ?? value
            if case .binding(let binding) = instance.fields[index] {
                try write(value, to: binding, at: place)
            } else if property.wrapper != nil || type.kind == .reference, instance.identity != 0 {
                change(StateKey(identity: instance.identity, name: name), to: value)
            } else {
                instance.set(value, at: index)
                setItself(.instance(instance))
            }
            return true
        }
        if let property = type.computed[name], let setter = property.setter {
            var frame = Frame(itself: owner, type: type.name)
            frame.variables = [.init(name: setter.parameter, value: value)]
            let (_, after) = try deeper(place) { try withFrame(frame) { try run(setter.body) } }
            if let changed = after.itself { setItself(changed) }
            return true
        }
        return false
    }

    /// Changes self where it lives.
    private func setItself(_ value: Value) {
        guard var index = frames.indices.last else { return }
        while true {
            if frames[index].itself != nil {
                frames[index].itself = value
                return
            }
            guard let home = frames[index].outer?.home, let next = live(home, below: index) else { return }
            index = next
        }
    }

    /// A value with one of its properties changed.
    func setting(_ name: String, of owner: Value, to value: Value, at place: Int) throws -> Value {
        if let changed = try settingIfPossible(name, of: owner, to: value, at: place) { return changed }
        if case .unknown = owner { return owner }
        notes.add(.warning, "the property '\(name)' cannot be changed here", at: place)
        return owner
    }

    private func settingIfPossible(_ name: String, of owner: Value, to value: Value, at place: Int) throws -> Value? {
        switch owner {
        case .instance(var instance):
            guard let type = module.types[instance.type] else { return nil }
            guard let index = type.storedIndex[name] else { return nil }
            if case .binding(let binding) = instance.fields[index] {
                try write(value, to: binding, at: place)
                return owner
            }
            if type.kind == .reference, instance.identity != 0 {
                let value = try type.stored[index].type.map { try coerce(value, to: $0, within: type.name) } ?? value
                change(StateKey(identity: instance.identity, name: name), to: value)
                return owner
            }
            instance.set(try type.stored[index].type.map { try coerce(value, to: $0) } ?? value, at: index)
            return .instance(instance)
        case .tuple(var tuple):
            guard let index = tuple.labels.firstIndex(of: name) ?? Int(name), tuple.elements.indices.contains(index)
            else { return nil }
            tuple.elements[index] = value
            return .tuple(Tuple(tuple.elements, labels: tuple.labels))
        case .binding(let binding):
            let inner = try setting(name, of: try read(binding, at: place), to: value, at: place)
            try write(inner, to: binding, at: place)
            return owner
        case .builtin(let builtin): return GeometryMembers.setting(name, of: builtin, to: value, self, at: place)
        default: return nil
        }
    }

    /// A collection with one element changed.
    func settingElement(_ index: Value, of owner: Value, to value: Value, at place: Int) throws -> Value {
        switch (owner, index) {
        case (.list(let list), .int(let index)):
            guard list.elements.indices.contains(index) else {
                notes.add(.warning, "index \(index) is out of range", at: place)
                return owner
            }
            try spend(place, 1 + list.elements.count / 64)
            var elements = list.elements
            elements[index] = value
            return .list(List(elements))
        case (.dictionary(var dictionary), let key):
            dictionary[key] = value.isNothing ? nil : value
            return .dictionary(dictionary)
        case (.binding(let binding), let key):
            try write(try settingElement(key, of: try read(binding), to: value, at: place), to: binding, at: place)
            return owner
        default: return owner
        }
    }
}
