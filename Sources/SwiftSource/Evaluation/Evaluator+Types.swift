import ViewTree

extension Evaluator {
    /// The Swift name of a value's type.
    func typeName(of value: Value) -> String {
        switch value {
        case .nothing: "Optional"
        case .void: "Void"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .list: "Array"
        case .dictionary: "Dictionary"
        case .tuple: "tuple"
        case .range: "Range"
        case .instance(let instance): instance.type
        case .enumCase(let value): value.type
        case .closure, .function, .method: "function"
        case .keyPath: "KeyPath"
        case .type(let name): name + ".Type"
        case .implicit, .unknown, .sample: "unknown"
        case .made(let made): made.name
        case .binding: "Binding"
        case .view: "View"
        case .effects: "VisualEffect"
        case .builtin(let builtin): ValueLibrary.typeName(of: builtin)
        }
    }

    /// The value as a declared type wants it: whole numbers become decimal, `.name` is looked up in the type.
    func coerce(_ value: Value, to type: TypeReference, within scope: String? = nil) throws -> Value {
        switch (type, value) {
        case (.optional(let inner), _): return value.isNothing ? .nothing : try coerce(value, to: inner, within: scope)
        case (.list(let inner), .list(let list)):
            guard needsCoercion(inner) else { return value }
            try spend(0, list.elements.count / 8)
            var elements: [Value] = []
            for element in list.elements { elements.append(try coerce(element, to: inner, within: scope)) }
            return .list(List(elements))
        case (.named(let name, _), _): return try coerce(value, toName: name, within: scope)
        default: return value
        }
    }

    private func needsCoercion(_ type: TypeReference) -> Bool {
        if case .named(let name, _) = type { return !["String", "Int", "Bool"].contains(name) }
        return type != .unknown
    }

    private func coerce(_ value: Value, toName name: String, within scope: String?) throws -> Value {
        switch value {
        case .int(let number):
            return ["CGFloat", "Double", "Float", "TimeInterval"].contains(name) ? .double(Double(number)) : value
        case .implicit:
            let alias = scope.flatMap { module.types[$0]?.aliases[name] }
            if let alias { return try coerce(value, to: alias) }
            return try resolve(value, as: module.type(named: name, within: scope)?.name ?? name)
        default: return value
        }
    }

    /// The value of `.name` where a type is expected; other values are themselves.
    func resolve(_ value: Value, as type: String) throws -> Value {
        guard case .implicit(let implicit) = value, let head = implicit.links.first else { return value }
        guard var result = try staticMember(head.name, of: type, arguments: head.arguments, at: implicit.place) else {
            if ["unknown", "Optional", "function", "Any"].contains(type) { return value }
            if ValueLibrary.numberTypes.contains(type) || !ValueLibrary.typeNames.contains(type) {
                return .unknown(Unknown(name: "." + head.name, place: implicit.place))
            }
            notes.add(
                .warning, "'\(type)' has no member '\(head.name)'", at: implicit.place,
                suggestion: Nearest.word(to: head.name, in: StaticMembers.names(of: type)))
            return .nothing
        }
        for link in implicit.links.dropFirst() {
            if let arguments = link.arguments {
                result = try call(link.name, on: result, from: nil, arguments, at: implicit.place)
            } else {
                result = try property(link.name, of: result, at: implicit.place)
            }
        }
        return result
    }

    /// A static property, method, case or initialiser of a type; nil where there is none.
    func staticMember(_ name: String, of type: String, arguments: [EvaluatedArgument]?, at place: Int) throws -> Value?
    {
        try spend(place)
        if module.declares(name) {
            for part in module.type(named: type).map({ module.table.family(of: $0.name) }) ?? [] {
                if let value = try declaredStatic(name, of: part, arguments: arguments, at: place) { return value }
            }
            for parent in ["ShapeStyle", "View"] where type == "Color" || type == parent {
                if let info = module.types[parent == "View" ? "Color" : parent],
                    let value = try declaredStatic(name, of: info, arguments: arguments, at: place)
                {
                    return value
                }
            }
        }
        if name == "init", module.type(named: type) == nil, let arguments {
            return try callLibrary(type, arguments, at: place)
        }
        guard ValueLibrary.typeNames.contains(type) else { return nil }
        let reader = ArgumentReader(self, name: name, arguments ?? [], at: place)
        let value = try StaticMembers.value(name, of: type, reader, isCall: arguments != nil)
        if value != nil { reader.finish() }
        return value
    }

    private func declaredStatic(
        _ name: String, of type: TypeInfo, arguments: [EvaluatedArgument]?, at place: Int
    ) throws -> Value? {
        if let item = type.cases.first(where: { $0.name == name }) {
            if item.parameters.isEmpty { return .enumCase(EnumCase(type: type.name, name: name)) }
            guard let arguments else { return .function(type.name + "." + name) }
            let payload = try bound(
                item.parameters.map(Parameter.positional), arguments.map(\.positional), name: name, at: place,
                type: type.name)
            return .enumCase(EnumCase(type: type.name, name: name, payload: payload.map(\.value)))
        }
        if let variable = type.statics[name] {
            let value = try staticValue(variable, of: type)
            guard let arguments else { return value }
            return try call(value, arguments, at: place)
        }
        if name == "init", let arguments, type.kind != .expansion { return try construct(type, arguments, at: place) }
        if name == "allCases", type.kind == .enumeration {
            return .list(List(type.cases.map { .enumCase(EnumCase(type: type.name, name: $0.name)) }))
        }
        if let functions = type.staticMethods[name] {
            guard let arguments else { return .function(type.name + "." + name) }
            return try call(best(functions, for: arguments), itself: nil, type: type.name, arguments, at: place).result
        }
        return nil
    }

    private func staticValue(_ variable: VariableDeclaration, of type: TypeInfo) throws -> Value {
        let key = StateKey(identity: 0, name: type.name + "." + variable.name)
        if let changed = state[key] { return changed }
        if let getter = variable.getter {
            return try deeper(variable.place) {
                try withFrame(Frame(type: type.name)) {
                    let value = try run(getter)
                    return try variable.type.map { try coerce(value, to: $0, within: type.name) } ?? value
                }.0
            }
        }
        return try global(type.name + "." + variable.name) {
            try withFrame(Frame(type: type.name)) { try initialValue(of: variable, type: type.name) }.0
        }
    }

    // Instances

    /// The first value of a stored variable.
    func initialValue(of variable: VariableDeclaration, type: String?) throws -> Value {
        guard let initial = variable.initial else {
            if case .optional? = variable.type { return .nothing }
            if variable.wrapper?.name == "AppStorage" || variable.wrapper?.name == "Environment" { return .nothing }
            return try standIn(
                for: variable.type ?? .unknown, name: variable.name, index: 0, at: variable.place, within: type)
        }
        if let samples = sampleElements(of: variable, initial) { return samples }
        let isDecimal = variable.type?.name.map { ["CGFloat", "Double", "Float"].contains($0) } ?? false
        let value = try isDecimal ? evaluateDecimal(initial) : evaluate(initial)
        return try variable.type.map { try coerce(value, to: $0, within: type) } ?? value
    }

    /// Sample elements for an empty state whose element type the source does not define: something is loaded there.
    private func sampleElements(of variable: VariableDeclaration, _ initial: Expression) -> Value? {
        guard variable.wrapper != nil, case .list(let items) = initial.kind, items.isEmpty,
            case .list(.named(let element, _))? = variable.type, module.type(named: element) == nil,
            !ValueLibrary.typeNames.contains(element)
        else { return nil }
        notes.standIn(variable.name, .collection, at: variable.place)
        return .list(List(SampleMembers.elements(of: variable.name)))
    }

    /// Makes a struct, class or enum from the arguments of a call.
    func construct(_ type: TypeInfo, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        if type.kind == .enumeration {
            guard let raw = arguments.first(where: { $0.label == "rawValue" })?.value else { return .nothing }
            for item in type.cases {
                let value = EnumCase(type: type.name, name: item.name)
                if try equal(try property("rawValue", of: .enumCase(value), at: place), raw, at: place) {
                    return .enumCase(value)
                }
            }
            return .nothing
        }
        if let initialiser = type.initialisers.isEmpty ? nil : best(type.initialisers, for: arguments) {
            return try deeper(place) { try construct(type, with: initialiser, arguments, at: place) }
        }
        return try deeper(place) { try constructMemberwise(type, arguments, at: place) }
    }

    private func construct(
        _ type: TypeInfo, with initialiser: FunctionDeclaration, _ arguments: [EvaluatedArgument], at place: Int
    ) throws -> Value {
        var fields: [Value] = []
        for property in type.stored {
            let hasValue = property.initial != nil || property.wrapper?.name == "Environment"
            fields.append(hasValue ? try initialField(property, of: type) : .nothing)
        }
        let instance = Instance(type: type.name, fields: fields, site: place)
        let after = try call(initialiser, itself: .instance(instance), type: type.name, arguments, at: place).itself
        guard case .instance(var made)? = after else { return .instance(instance) }
        made.site = place
        if type.kind == .reference { made.identity = objectIdentity(at: place) }
        return .instance(made)
    }

    private func initialField(_ property: VariableDeclaration, of type: TypeInfo) throws -> Value {
        try withFrame(Frame(type: type.name)) { try initialValue(of: property, type: type.name) }.0
    }

    private func constructMemberwise(_ type: TypeInfo, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value
    {
        var rest = arguments
        var fields: [Value] = []
        fields.reserveCapacity(type.stored.count)
        let trailing =
            arguments.contains { $0.isTrailing && $0.label == nil } ? propertyForClosure(type, arguments) : nil
        for property in type.stored {
            if let index = rest.firstIndex(where: { $0.label == property.name }) {
                let value = rest.remove(at: index).value
                fields.append(try memberwise(value, property, of: type))
            } else if property.name == trailing?.name,
                let index = rest.firstIndex(where: { $0.isTrailing && $0.label == nil })
            {
                fields.append(try memberwise(rest.remove(at: index).value, property, of: type))
            } else {
                fields.append(try initialField(property, of: type))
            }
        }
        for argument in rest {
            let names = type.stored.map(\.name)
            notes.add(
                .warning, "'\(type.name)' takes no argument '\(argument.label ?? "_")'", at: argument.place,
                suggestion: argument.label.flatMap { Nearest.word(to: $0, in: names) })
        }
        var made = Instance(type: type.name, fields: fields, site: place)
        if type.kind == .reference { made.identity = objectIdentity(at: place) }
        return .instance(made)
    }

    /// The property that a closure after the brackets is for.
    private func propertyForClosure(_ type: TypeInfo, _ arguments: [EvaluatedArgument]) -> VariableDeclaration? {
        let open = type.stored.filter { property in !arguments.contains { $0.label == property.name } }
        return open.first { property in
            property.type?.isFunction == true || property.attributes.contains { $0.name == "ViewBuilder" }
        } ?? open.first { $0.initial == nil }
    }

    private func memberwise(_ value: Value, _ property: VariableDeclaration, of type: TypeInfo) throws -> Value {
        let isBuilder = property.attributes.contains { $0.name == "ViewBuilder" }
        if isBuilder, case .closure(let closure) = value, property.type?.isFunction != true {
            return try call(closure, at: closure.literal.place)
        }
        return try property.type.map { try coerce(value, to: $0, within: type.name) } ?? value
    }
}

extension Parameter {
    /// A parameter of an enum case: labels are taken as they come.
    static func positional(_ parameter: Parameter) -> Parameter {
        Parameter(
            label: nil, name: parameter.name, type: parameter.type, isInout: false, defaultValue: parameter.defaultValue
        )
    }
}

extension EvaluatedArgument {
    var positional: EvaluatedArgument { EvaluatedArgument(value: value, place: place) }
}
