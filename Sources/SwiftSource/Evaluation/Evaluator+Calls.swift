import ViewTree

extension Evaluator {
    /// A call as it is written; nil where an optional chain ended early.
    func call(_ callee: Expression, _ arguments: [Argument], at place: Int) throws -> Value? {
        try deeper(place) {
            switch callee.kind {
            case .name(let name): return try call(named: name, try evaluated(arguments), at: place)
            case .member(let base, let name, let memberPlace):
                if case .name("super") = base.kind { return .void }
                guard let owner = try postfix(base) else { return nil }
                // A method is at its name, and a type with its dot, such as `Font.custom`, at its start.
                let start =
                    switch owner {
                    case .type, .implicit: place
                    default: memberPlace
                    }
                return try call(name, on: owner, from: base, try evaluated(arguments), at: start)
            case .implicitMember(let name):
                let link = Implicit.Link(name: name, arguments: try evaluated(arguments))
                return .implicit(Implicit(links: [link], place: place))
            default:
                guard let function = try postfix(callee) else { return nil }
                return try call(function, try evaluated(arguments), at: place)
            }
        }
    }

    private func call(named name: String, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        if let local = variable(name) { return try call(local, arguments, at: place) }
        if module.declares(name) || name.utf8.first == UInt8(ascii: "_"), let owner = itself(),
            let result = try callOwn(name, of: owner, arguments, at: place)
        {
            return result
        }
        if let type = currentType(), let result = try staticMember(name, of: type, arguments: arguments, at: place) {
            return result
        }
        if let functions = module.functions[name] {
            let function = best(functions, for: arguments)
            return try call(function, itself: nil, type: nil, arguments, at: place).result
        }
        if let variable = module.variables[name] { return try call(try globalValue(variable), arguments, at: place) }
        if let type = module.type(named: name, within: currentType()), type.kind != .expansion {
            return try construct(type, arguments, at: place)
        }
        if let owner = itself(), let result = try callImplicitly(name, on: owner, arguments, at: place) {
            return result
        }
        return try callLibrary(name, arguments, at: place)
    }

    /// A method of SwiftUI or the standard library on self, in an extension of its type.
    private func callImplicitly(
        _ name: String, on owner: Value, _ arguments: [EvaluatedArgument], at place: Int
    ) throws -> Value? {
        if case .instance(let instance) = owner {
            // In its own body a view does not modify itself.
            guard currentType() != instance.type, isViewLike(owner), ModifierLibrary.modifiers[name] != nil else {
                return nil
            }
            return try modify(owner, name, ArgumentReader(self, name: name, arguments, at: place))
        }
        if case .enumCase = owner { return nil }
        let reader = ArgumentReader(self, name: name, arguments, at: place)
        if let result = try BuiltinMembers.call(name, on: owner, reader) { return result }
        return isViewLike(owner) && ModifierLibrary.modifiers[name] != nil ? try modify(owner, name, reader) : nil
    }

    /// A view, a value or a function of SwiftUI and the standard library, or a stand-in.
    func callLibrary(_ name: String, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        let reader = ArgumentReader(self, name: name, arguments, at: place)
        if let make = ViewLibrary.makers[name] {
            let view = try make(self, reader)
            reader.finish()
            return view
        }
        if let make = ValueLibrary.makers[name] {
            let value = try make(self, reader)
            reader.finish()
            return value
        }
        if let function = FunctionLibrary.functions[name] { return try function(self, reader) }
        if name == "_" { return .void }
        return try callUnknown(name, arguments, at: place)
    }

    private func callOwn(_ name: String, of owner: Value, _ arguments: [EvaluatedArgument], at place: Int) throws
        -> Value?
    {
        if let function = method(name, of: owner, arguments) {
            let (result, changed) = try call(
                function.declaration, itself: owner, type: function.type, arguments, at: place)
            if function.declaration.isMutating, let changed {
                try write(changed, to: Expression(kind: .name("self"), place: place))
            }
            return result
        }
        if case .instance(let instance) = owner, let value = try declaredProperty(name, of: instance, at: place) {
            return try call(value, arguments, at: place)
        }
        return nil
    }

    /// Calls a value: a closure, a function, a type.
    func call(_ callee: Value, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        switch callee {
        case .closure(let closure): return try call(closure, arguments, at: place)
        case .function(let name): return try callFunction(name, arguments, at: place)
        case .method(let owner, let name): return try call(name, on: owner, from: nil, arguments, at: place)
        case .type(let name):
            if let type = module.type(named: name) { return try construct(type, arguments, at: place) }
            return try callLibrary(name, arguments, at: place)
        case .keyPath(let path): return try value(at: path, of: arguments.first?.value ?? .nothing, place: place)
        case .binding(let binding): return try call(try read(binding, at: place), arguments, at: place)
        case .implicit(let implicit):
            return .implicit(extended(implicit, "callAsFunction", arguments))
        case .unknown(let unknown): return try callUnknown(unknown.name, arguments, at: place)
        case .nothing: return .nothing
        default:
            if let function = method("callAsFunction", of: callee, arguments) {
                return try call(function.declaration, itself: callee, type: function.type, arguments, at: place).result
            }
            return .void
        }
    }

    private func callFunction(_ name: String, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        if let functions = module.functions[name] {
            return try call(best(functions, for: arguments), itself: nil, type: nil, arguments, at: place).result
        }
        if name.hasSuffix(".init") { return try call(.type(String(name.dropLast(5))), arguments, at: place) }
        return try callLibrary(name, arguments, at: place)
    }

    /// Calls a closure without arguments.
    func call(_ closure: Closure, at place: Int) throws -> Value {
        try callKeepingFrame(closure, [], at: place).result
    }

    /// Calls a closure with values in order.
    func call(_ closure: Closure, _ values: [Value], at place: Int) throws -> Value {
        try call(closure, values.map { EvaluatedArgument(value: $0, place: place) }, at: place)
    }

    func call(_ closure: Closure, _ arguments: [EvaluatedArgument], at place: Int) throws -> Value {
        try callKeepingFrame(closure, arguments, at: place).result
    }

    /// Calls a closure and gives back its variables, of which inout parameters may have changed.
    func callKeepingFrame(
        _ closure: Closure, _ arguments: [EvaluatedArgument], at place: Int
    ) throws -> (result: Value, frame: Frame) {
        try spend(place)
        var frame = Frame(outer: closure.surroundings)
        let parameters = closure.literal.parameters
        if parameters.isEmpty {
            var values = arguments.map(\.value)
            if values.count == 1, closure.literal.usesSecond, case .tuple(let tuple) = values[0] {
                values = tuple.elements
            }
            for (index, value) in values.enumerated() { frame.variables.append(.init(name: "$\(index)", value: value)) }
        } else if parameters.contains(where: { $0.label != nil || $0.defaultValue != nil }) {
            frame.variables = try bound(parameters, arguments, name: "closure", at: place, type: nil)
        } else {
            var values = arguments.map(\.value)
            if parameters.count > 1, values.count == 1, case .tuple(let tuple) = values[0] { values = tuple.elements }
            for (parameter, value) in zip(parameters, values) where parameter.name != "_" {
                frame.variables.append(.init(name: parameter.name, value: try coerce(value, to: parameter.type)))
            }
        }
        return try deeper(place) { try withFrame(frame) { try run(closure.literal.body) } }
    }

    /// Calls a declared function; gives its result and self as it is afterwards.
    func call(
        _ function: FunctionDeclaration, itself: Value?, type: String?, _ arguments: [EvaluatedArgument], at place: Int
    ) throws -> (result: Value, itself: Value?) {
        let (result, frame) = try callKeepingFrame(function, itself: itself, type: type, arguments, at: place)
        return (result, frame.itself)
    }

    func callKeepingFrame(
        _ function: FunctionDeclaration, itself: Value?, type: String?, _ arguments: [EvaluatedArgument], at place: Int
    ) throws -> (result: Value, frame: Frame) {
        try spend(place)
        var frame = Frame(itself: itself, type: type)
        frame.variables = try bound(function.parameters, arguments, name: function.name, at: place, type: type)
        return try deeper(place) {
            try withFrame(frame) {
                let value = try run(function.body)
                return try function.result.map { try coerce(value, to: $0, within: type) } ?? value
            }
        }
    }

    /// Parameters with the values that a call gives them.
    func bound(
        _ parameters: [Parameter], _ arguments: [EvaluatedArgument], name: String, at place: Int, type: String?
    ) throws -> [Frame.Variable] {
        var rest = arguments
        var variables: [Frame.Variable] = []
        // Each argument in the brackets is for one parameter: what is left over may take the closure after them.
        var given = arguments.filter { !($0.isTrailing && $0.label == nil) }
        let open = parameters.filter { parameter in
            guard let index = given.firstIndex(where: { $0.label == parameter.label }) else { return true }
            given.remove(at: index)
            return false
        }
        let trailing = open.first { $0.type.isFunction } ?? open.first(where: takesClosure)
        for parameter in parameters {
            let index =
                rest.firstIndex { $0.label == parameter.label && !($0.isTrailing && $0.label == nil) }
                ?? rest.firstIndex { $0.isTrailing && $0.label == nil && parameter.name == trailing?.name }
            let value: Value
            if let index {
                value = try coerce(rest.remove(at: index).value, to: parameter.type, within: type)
            } else if let initial = parameter.defaultValue {
                value = try coerce(try evaluate(initial), to: parameter.type, within: type)
            } else {
                notes.add(
                    .warning, "'\(name)' is missing the argument '\(parameter.label ?? parameter.name)'", at: place)
                value = try standIn(for: parameter.type, name: parameter.name, index: 0, at: place)
            }
            variables.append(.init(name: parameter.name, value: value))
        }
        return variables
    }

    /// Whether a closure may be given without a label: to a generic parameter.
    private func takesClosure(_ parameter: Parameter) -> Bool {
        switch parameter.type {
        case .function, .unknown: true
        case .named(let name, _): module.type(named: name) == nil && !ValueLibrary.typeNames.contains(name)
        default: false
        }
    }

    /// The overload whose labels fit best.
    func best(_ functions: [FunctionDeclaration], for arguments: [EvaluatedArgument]) -> FunctionDeclaration {
        func score(_ function: FunctionDeclaration) -> Int {
            let labels = function.parameters.map(\.label)
            let matched = arguments.filter { $0.isTrailing || labels.contains($0.label) }.count
            let missing = function.parameters.filter { parameter in
                parameter.defaultValue == nil && !arguments.contains { $0.label == parameter.label || $0.isTrailing }
            }
            return matched * 2 - missing.count * 2 - abs(labels.count - arguments.count)
        }
        return functions.max { score($0) < score($1) } ?? functions[0]
    }

    func extended(_ implicit: Implicit, _ name: String, _ arguments: [EvaluatedArgument]?) -> Implicit {
        Implicit(links: implicit.links + [.init(name: name, arguments: arguments)], place: implicit.place)
    }
}
