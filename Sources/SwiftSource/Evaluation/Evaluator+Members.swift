import ViewTree

extension Evaluator {
    private static let frameworks = ["SwiftUI", "Foundation", "Swift", "UIKit"]

    /// `base.name`, not called; nil where an optional chain ended early.
    func member(_ base: Expression, _ name: String, at memberPlace: Int, in place: Int) throws -> Value? {
        if case .name(let word) = base.kind, Self.frameworks.contains(word), variable(word) == nil {
            return try value(named: name, at: place)
        }
        guard let owner = try postfix(base) else { return nil }
        if case .instance = owner { return try property(name, of: owner, at: memberPlace) }
        return try property(name, of: owner, at: place)
    }

    /// A property of a value, or a method that is not yet called.
    func property(_ name: String, of owner: Value, at place: Int) throws -> Value {
        switch owner {
        case .type(let type): return try typeMember(name, of: type, at: place)
        case .instance(let instance):
            if let value = try declaredProperty(name, of: instance, at: place) { return value }
        case .enumCase(let value):
            if let found = try declaredProperty(name, of: owner, type: value.type, at: place) { return found }
            if let found = try enumProperty(name, of: value, at: place) { return found }
        case .binding(let binding):
            if name == "wrappedValue" { return try read(binding, at: place) }
            if name == "projectedValue" { return owner }
            return .binding(Binding(root: binding.root, path: binding.path + [.member(name)]))
        case .implicit(let implicit): return .implicit(extended(implicit, name, nil))
        case .tuple(let tuple):
            if let index = tuple.labels.firstIndex(of: name) ?? Int(name), tuple.elements.indices.contains(index) {
                return tuple.elements[index]
            }
        case .unknown(let unknown): return try SampleMembers.property(name, of: unknown, self, at: place)
        case .sample(let sample): return SampleMembers.property(name, of: sample, at: place)
        case .made(let made) where name != "self": return try SampleMembers.property(name, of: made, self, at: place)
        case .nothing: return .nothing
        default: break
        }
        if name == "self" { return owner }
        if let value = try extensionProperty(name, of: owner, at: place) { return value }
        if let value = try BuiltinMembers.property(name, of: owner, self, at: place) { return value }
        if method(name, of: owner, []) != nil || BuiltinMembers.hasMethod(name, of: owner) {
            return .method(owner, name)
        }
        return try missingProperty(name, of: owner, at: place)
    }

    private func typeMember(_ name: String, of type: String, at place: Int) throws -> Value {
        if name == "self" || name == "Type" { return .type(type) }
        if name == "init" { return .function(type + ".init") }
        if let inner = module.type(named: type + "." + name) { return .type(inner.name) }
        if let value = try staticMember(name, of: type, arguments: nil, at: place) { return value }
        if name.first?.isUppercase == true { return .type(type + "." + name) }
        return .unknown(Unknown(name: type + "." + name, place: place))
    }

    private func missingProperty(_ name: String, of owner: Value, at place: Int) throws -> Value {
        if name == "id", case .instance = owner { return owner }
        let type = typeName(of: owner)
        let known = module.types[type].map { Array($0.storedIndex.keys) + Array($0.computed.keys) } ?? []
        notes.add(
            .warning, "'\(type)' has no member '\(name)'", at: place, suggestion: Nearest.word(to: name, in: known))
        return .unknown(Unknown(name: type + "." + name, place: place))
    }

    /// A property that source declares for a struct or class.
    func declaredProperty(_ name: String, of instance: Instance, at place: Int) throws -> Value? {
        guard let type = module.types[instance.type] else { return nil }
        if let index = type.storedIndex[name] {
            let property = type.stored[index]
            let field = instance.fields[index]
            if case .binding(let binding) = field, property.wrapper?.name == "Binding" {
                return try read(binding, at: place)
            }
            guard let wrapper = property.wrapper else {
                // An object's properties live in the state, so that every copy of it sees them.
                guard type.kind == .reference, instance.identity != 0 else { return field }
                let key = StateKey(identity: instance.identity, name: name)
                record.readState.insert(key)
                return state[key] ?? field
            }
            if let value = try Environments.value(of: wrapper, self, at: place) { return value }
            guard instance.identity != 0 else { return field }
            let key = StateKey(identity: instance.identity, name: name)
            record.readState.insert(key)
            return state[key] ?? field
        }
        if name.hasPrefix("_"), let index = type.storedIndex[String(name.dropFirst())] { return instance.fields[index] }
        return try declaredProperty(name, of: .instance(instance), type: type.name, at: place)
    }

    /// A computed property that source declares for a type or for a protocol of it.
    func declaredProperty(_ name: String, of owner: Value, type: String, at place: Int) throws -> Value? {
        guard module.declares(name) else { return nil }
        for info in module.table.family(of: type) {
            if let property = info.computed[name], let getter = property.getter {
                try spend(place)
                return try deeper(place) {
                    try withFrame(Frame(itself: owner, type: module.types[type] == nil ? info.name : type)) {
                        let value = try run(getter)
                        return try property.type.map { try coerce(value, to: $0, within: type) } ?? value
                    }.0
                }
            }
            if info.methods[name] != nil { return .method(owner, name) }
        }
        return nil
    }

    /// A property that an extension of a type of SwiftUI or of the standard library declares.
    func extensionProperty(_ name: String, of owner: Value, at place: Int) throws -> Value? {
        guard module.declares(name) else { return nil }
        for type in extendableTypes(of: owner) where module.types[type] != nil {
            if let value = try declaredProperty(name, of: owner, type: type, at: place) { return value }
        }
        return nil
    }

    /// The names under which source may extend the type of a value.
    func extendableTypes(of value: Value) -> [String] {
        switch value {
        case .instance(let instance):
            let isView = module.types[instance.type]?.isView == true
            return isView ? ["View"] : []
        case .view: return ["View", "Text", "Image", "Shape"]
        case .builtin(.color): return ["Color", "ShapeStyle", "View"]
        case .builtin(.shape): return ["Shape", "View"]
        case .double: return ["CGFloat", "Double", "BinaryFloatingPoint"]
        case .int: return ["Int", "BinaryInteger", "CGFloat", "Double"]
        case .string: return ["String", "StringProtocol"]
        case .list: return ["Array", "Collection", "Sequence", "RandomAccessCollection"]
        default: return [typeName(of: value)]
        }
    }

    /// The method that source declares for a value.
    func method(
        _ name: String, of owner: Value, _ arguments: [EvaluatedArgument]
    ) -> (declaration: FunctionDeclaration, type: String)? {
        guard module.declares(name) else { return nil }
        let own = typeName(of: owner)
        for info in module.table.family(of: own) {
            if let functions = info.methods[name] { return (best(functions, for: arguments), own) }
        }
        for type in extendableTypes(of: owner) {
            if let functions = module.types[type]?.methods[name] { return (best(functions, for: arguments), type) }
        }
        return nil
    }

    /// `owner.name(arguments)`; a change of the owner is written back to where it came from.
    func call(
        _ name: String, on owner: Value, from base: Expression?, _ arguments: [EvaluatedArgument], at place: Int
    ) throws -> Value {
        if case .type(let type) = owner { return try callStatic(name, of: type, arguments, at: place) }
        if case .implicit(let implicit) = owner { return .implicit(extended(implicit, name, arguments)) }
        if case .nothing = owner, name != "map", name != "flatMap" { return .nothing }
        if let function = method(name, of: owner, arguments) {
            let (result, changed) = try call(
                function.declaration, itself: owner, type: function.type, arguments, at: place)
            if function.declaration.isMutating, let base, let changed { try write(changed, to: base) }
            return result
        }
        if case .instance(let instance) = owner, let value = try declaredProperty(name, of: instance, at: place) {
            return try call(value, arguments, at: place)
        }
        if case .binding(let binding) = owner { return try call(name, onBinding: binding, arguments, at: place) }
        let reader = ArgumentReader(self, name: name, arguments, at: place)
        if let (result, changed) = try Mutations.call(name, on: owner, reader) {
            if let base, let changed { try write(changed, to: base) }
            return result
        }
        if case .unknown(let unknown) = owner {
            return try SampleMembers.call(name, on: unknown, reader)
        }
        if case .effects(let effects) = owner { return try EffectLibrary.call(name, on: effects, reader) }
        if let result = try BuiltinMembers.call(name, on: owner, reader) { return result }
        if isViewLike(owner) || isViewModifier(name, on: owner) { return try modify(owner, name, reader) }
        if case .tuple = owner { return try call(try property(name, of: owner, at: place), arguments, at: place) }
        notes.add(
            .warning, "'\(typeName(of: owner))' has no method '\(name)' here", at: place,
            suggestion: Nearest.word(to: name, in: BuiltinMembers.methodNames))
        return .unknown(Unknown(name: name, place: place))
    }

    private func isViewModifier(_ name: String, on owner: Value) -> Bool {
        if case .sample = owner { return ModifierLibrary.modifiers[name] != nil }
        return false
    }

    private func callStatic(_ name: String, of type: String, _ arguments: [EvaluatedArgument], at place: Int) throws
        -> Value
    {
        if name == "init" { return try call(.type(type), arguments, at: place) }
        if let inner = module.type(named: type + "." + name) { return try construct(inner, arguments, at: place) }
        if let value = try staticMember(name, of: type, arguments: arguments, at: place) { return value }
        if name.first?.isUppercase == true { return try callLibrary(name, arguments, at: place) }
        return try callUnknown(type + "." + name, arguments, at: place)
    }

    private func call(_ name: String, onBinding binding: Binding, _ arguments: [EvaluatedArgument], at place: Int)
        throws -> Value
    {
        if name == "animation" || name == "transaction" { return .binding(binding) }
        let value = try read(binding, at: place)
        let reader = ArgumentReader(self, name: name, arguments, at: place)
        if let (result, changed) = try Mutations.call(name, on: value, reader) {
            if let changed { try write(changed, to: binding, at: place) }
            return result
        }
        return try call(name, on: value, from: nil, arguments, at: place)
    }

    func element(of owner: Value, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        guard let index = arguments.first?.value else { return .nothing }
        switch owner {
        case .instance, .enumCase:
            for info in module.table.family(of: typeName(of: owner)) where !info.elements.isEmpty {
                return try call(
                    best(info.elements, for: arguments), itself: owner, type: info.name, arguments, at: place
                ).result
            }
            return .nothing
        case .binding(let binding): return .binding(Binding(root: binding.root, path: binding.path + [.element(index)]))
        case .implicit, .nothing, .void: return .nothing
        default: return try BuiltinMembers.element(index, of: owner, arguments, self, at: place)
        }
    }

    /// The raw value and what every enum has.
    func enumProperty(_ name: String, of value: EnumCase, at place: Int) throws -> Value? {
        guard let type = module.types[value.type] else { return nil }
        switch name {
        case "rawValue":
            guard let index = type.cases.firstIndex(where: { $0.name == value.name }) else { return nil }
            if let raw = type.cases[index].rawValue { return try evaluate(raw) }
            return type.conformances.contains("Int") ? .int(index) : .string(value.name)
        case "self", "id": return .enumCase(value)
        case "hashValue": return .int(0)
        default: return nil
        }
    }
}
