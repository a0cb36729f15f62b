import ViewTree

extension Evaluator {
    /// The value of an expression; what cannot be evaluated is reported and has a stand-in.
    func evaluate(_ expression: Expression) throws -> Value {
        try spend(expression.place)
        return try oneLevelDeeper(expression.place) {
            guard let value = try postfix(expression) else { return .nothing }
            _ = try checked(value, at: expression.place)
            return value
        }
    }

    /// The value, or nil where an optional chain ended early.
    func postfix(_ expression: Expression) throws -> Value? {
        switch expression.kind {
        case .member(let base, let name, let place): return try member(base, name, at: place, in: expression.place)
        case .call(let callee, let arguments): return try call(callee, arguments, at: expression.place)
        case .element(let base, let arguments):
            guard let value = try postfix(base) else { return nil }
            return try element(of: value, evaluated(arguments), at: expression.place)
        case .optionalChain(let base):
            guard let value = try postfix(base), !value.isNothing else { return nil }
            return value
        case .forced(let base): return try postfix(base)
        default: return try simple(expression)
        }
    }

    private func simple(_ expression: Expression) throws -> Value {
        switch expression.kind {
        case .nothing: return .nothing
        case .bool(let value): return .bool(value)
        case .integer(let value): return .int(value)
        case .double(let value): return .double(value)
        case .string(let parts): return .string(try text(parts, at: expression.place))
        case .name(let name): return try value(named: name, at: expression.place)
        case .implicitMember(let name):
            return .implicit(Implicit(links: [.init(name: name, arguments: nil)], place: expression.place))
        case .closure(let literal): return .closure(makeClosure(literal))
        case .type(let type): return .type(type.name ?? "")
        case .unsupported: return .nothing
        default: return try compound(expression)
        }
    }

    private func compound(_ expression: Expression) throws -> Value {
        let place = expression.place
        switch expression.kind {
        case .list(let items):
            var values: [Value] = []
            for item in items { values.append(try evaluate(item)) }
            return .list(List(values))
        case .dictionary(let pairs):
            var dictionary = Dictionary()
            for pair in pairs { dictionary[try evaluate(pair.key)] = try evaluate(pair.value) }
            return .dictionary(dictionary)
        case .tuple(let items):
            guard !items.isEmpty else { return .void }
            return .tuple(Tuple(try evaluated(items).map(\.value), labels: items.map(\.label)))
        case .prefix(let name, let operand): return try prefix(name, try evaluate(operand), at: place)
        case .binary(let name, let left, let right): return try binary(name, left, right, at: place)
        case .assign(let target, let operation, let value):
            try assign(target, operation, value, at: place)
            return .void
        case .ternary(let condition, let then, let otherwise):
            return try isTrue(condition) ? evaluate(then) : evaluate(otherwise)
        case .range(let lower, let upper, let isClosed):
            return try range(lower.map(evaluate), upper.map(evaluate), isClosed, at: place)
        case .keyPath(let parts): return try keyPath(parts)
        case .cast(let operand, let type): return try coerce(try evaluate(operand), to: type)
        case .isType(let operand, let type):
            return .bool(typeName(of: try evaluate(operand)) == type.name)
        case .ifElse, .switchCase: return try run([.expression(expression)])
        default: return .nothing
        }
    }

    private func range(_ lower: Value?, _ upper: Value?, _ isClosed: Bool, at place: Int) -> Value {
        let low = lower.map { number($0, name: "lower bound", at: place) } ?? -.infinity
        let high = upper.map { number($0, name: "count", at: place) } ?? .infinity
        let isDouble = [lower, upper].contains { if case .double? = $0 { true } else { false } }
        return .range(Bounds(lower: low, upper: max(low, high), isClosed: isClosed, isWhole: !isDouble))
    }

    private func keyPath(_ parts: [KeyPathPart]) throws -> Value {
        var values: [KeyPath.Part] = []
        for part in parts {
            switch part {
            case .member(let name): values.append(.member(name))
            case .element(let index): values.append(.element(try evaluate(index)))
            case .itself: values.append(.itself)
            }
        }
        return .keyPath(KeyPath(parts: values))
    }

    /// The value at the end of a key path.
    func value(at path: KeyPath, of value: Value, place: Int) throws -> Value {
        var value = value
        for part in path.parts {
            switch part {
            case .member(let name): value = try property(name, of: value, at: place)
            case .element(let index):
                value = try element(of: value, [EvaluatedArgument(value: index, place: place)], at: place)
            case .itself: break
            }
        }
        return value
    }

    /// The value where a decimal number is wanted: whole literals are decimal there.
    func evaluateDecimal(_ expression: Expression) throws -> Value {
        guard expression.isLiteralQuotient, case .binary(_, let left, let right) = expression.kind else {
            return try evaluate(expression)
        }
        let dividend = number(try evaluateDecimal(left), name: "operand", at: left.place)
        let divisor = number(try evaluateDecimal(right), name: "operand", at: right.place)
        return .double(dividend / divisor)
    }

    func evaluated(_ arguments: [Argument]) throws -> [EvaluatedArgument] {
        var values: [EvaluatedArgument] = []
        values.reserveCapacity(arguments.count)
        for argument in arguments {
            values.append(
                EvaluatedArgument(
                    label: argument.label, value: try evaluateDecimal(argument.value), place: argument.value.place,
                    isTrailing: argument.isTrailing))
        }
        return values
    }

    private func text(_ parts: [StringPart], at place: Int) throws -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let words): text += words
            case .value(let expression, let more):
                let value = try evaluate(expression)
                text += try string(value, format: evaluated(more))
            }
            _ = try checked(.string(text), at: place)
        }
        return text
    }
}
