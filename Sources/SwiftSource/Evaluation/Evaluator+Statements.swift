/// How a statement ended.
enum Flow {
    case next
    case returned(Value)
    case broke
    case continued
}

extension Evaluator {
    /// Runs a body and gives what it returns, its only value, or all the views it states.
    func run(_ statements: [Statement]) throws -> Value {
        if statements.count == 1, case .expression(let only) = statements[0], !only.isBranch {
            return try evaluate(only)
        }
        collected.append([])
        let flow: Flow
        do {
            flow = try execute(statements, isWhole: statements.count == 1)
        } catch {
            collected.removeLast()
            throw error
        }
        let values = collected.removeLast()
        if case .returned(let value) = flow { return value }
        guard values.count != 1 else { return values[0] }
        return values.isEmpty ? .void : try group(values)
    }

    /// Runs statements in the current frame; variables they declare end with them.
    func scoped(_ statements: [Statement], isWhole: Bool) throws -> Flow {
        let count = frames[frames.count - 1].variables.count
        defer {
            let extra = frames[frames.count - 1].variables.count - count
            if extra > 0 { frames[frames.count - 1].variables.removeLast(extra) }
        }
        return try execute(statements, isWhole: isWhole && statements.count == 1)
    }

    func execute(_ statements: [Statement], isWhole: Bool) throws -> Flow {
        for statement in statements {
            let flow = try execute(statement, isWhole: isWhole)
            if case .next = flow { continue }
            return flow
        }
        return .next
    }

    private func execute(_ statement: Statement, isWhole: Bool) throws -> Flow {
        switch statement {
        case .expression(let expression): return try execute(expression, isWhole: isWhole)
        case .variable(let variable): try declare(variable)
        case .function(let function): declare(function)
        case .guardElse(let conditions, let otherwise):
            guard try hold(conditions) else { return try scoped(otherwise, isWhole: false) }
        case .forIn(let loop): return try execute(loop)
        case .whileLoop(let conditions, let body, let testsLast):
            return try loop(while: conditions, body: body, testsLast: testsLast)
        case .doBlock(let body): return try scoped(body, isWhole: false)
        case .returnValue(let value): return .returned(try value.map(evaluate) ?? .void)
        case .breakLoop: return .broke
        case .continueLoop: return .continued
        case .type: break
        }
        return .next
    }

    private func execute(_ expression: Expression, isWhole: Bool) throws -> Flow {
        switch expression.kind {
        case .ifElse(let statement): return try execute(statement, isWhole: isWhole)
        case .switchCase(let statement): return try execute(statement, isWhole: isWhole)
        default:
            let value = try evaluate(expression)
            if isWhole || isViewLike(value) { collected[collected.count - 1].append(value) }
            return .next
        }
    }

    private func execute(_ statement: IfStatement, isWhole: Bool) throws -> Flow {
        try spend(statement.place)
        let count = frames[frames.count - 1].variables.count
        if try hold(statement.conditions) {
            let flow = try scoped(statement.then, isWhole: isWhole)
            dropVariables(to: count)
            return flow
        }
        dropVariables(to: count)
        guard let otherwise = statement.otherwise else { return .next }
        return try scoped(otherwise, isWhole: isWhole)
    }

    private func execute(_ statement: SwitchStatement, isWhole: Bool) throws -> Flow {
        try spend(statement.place)
        let subject = try evaluate(statement.subject)
        let count = frames[frames.count - 1].variables.count
        for option in statement.cases {
            guard try option.patterns.isEmpty || matchesAny(option.patterns, subject) else { continue }
            let flow = try scoped(option.body, isWhole: isWhole)
            dropVariables(to: count)
            if case .broke = flow { return .next }
            return flow
        }
        return .next
    }

    private func matchesAny(_ patterns: [(pattern: Pattern, condition: Expression?)], _ subject: Value) throws -> Bool {
        for (pattern, condition) in patterns {
            guard try matches(pattern, subject) else { continue }
            if let condition, try !isTrue(condition) { continue }
            return true
        }
        return false
    }

    private func execute(_ loop: ForStatement) throws -> Flow {
        let sequence = try elements(of: try evaluate(loop.sequence), at: loop.place)
        let count = frames[frames.count - 1].variables.count
        for element in sequence {
            try spend(loop.place)
            defer { dropVariables(to: count) }
            guard try matches(loop.pattern, element) else { continue }
            if let condition = loop.condition, try !isTrue(condition) { continue }
            let flow = try scoped(loop.body, isWhole: false)
            if case .broke = flow { break }
            if case .returned = flow { return flow }
        }
        return .next
    }

    private func loop(while conditions: [Condition], body: [Statement], testsLast: Bool) throws -> Flow {
        let count = frames[frames.count - 1].variables.count
        var isFirst = testsLast
        while try isFirst || hold(conditions) {
            isFirst = false
            try spend(0)
            let flow = try scoped(body, isWhole: false)
            dropVariables(to: count)
            if case .broke = flow { break }
            if case .returned = flow { return flow }
        }
        dropVariables(to: count)
        return .next
    }

    func dropVariables(to count: Int) {
        let extra = frames[frames.count - 1].variables.count - count
        if extra > 0 { frames[frames.count - 1].variables.removeLast(extra) }
    }

    // Conditions

    func hold(_ conditions: [Condition]) throws -> Bool {
        for condition in conditions {
            switch condition {
            case .expression(let expression): guard try isTrue(expression) else { return false }
            case .always(let holds): guard holds else { return false }
            case .binding(let name, let expression):
                let value = try evaluate(expression)
                guard !value.isNothing else { return false }
                bind(name, value)
            case .pattern(let pattern, let expression):
                guard try matches(pattern, try evaluate(expression)) else { return false }
            }
        }
        return true
    }

    func isTrue(_ expression: Expression) throws -> Bool {
        let value = try evaluate(expression)
        return bool(value, at: expression.place)
    }

    // Variables

    func bind(_ name: String, _ value: Value, isState: Bool = false) {
        guard name != "_" else { return }
        frames[frames.count - 1].variables.append(.init(name: name, value: value, isState: isState))
    }

    private func declare(_ variable: VariableDeclaration) throws {
        if let getter = variable.getter {
            let literal = FunctionLiteral(parameters: [], body: getter, place: variable.place, end: variable.place)
            bind(variable.name, try run(literal.body))
            return
        }
        let isDecimal = variable.type?.name.map { ["CGFloat", "Double", "Float"].contains($0) } ?? false
        var value = try variable.initial.map(isDecimal ? evaluateDecimal : evaluate) ?? .nothing
        if let type = variable.type { value = try coerce(value, to: type) }
        if let wrapper = variable.wrapper, ["State", "FocusState", "Bindable"].contains(wrapper.name) {
            let key = StateKey(identity: identity, name: variable.name)
            let binding = Value.binding(Binding(root: .state(key, initial: value), path: []))
            bind("$" + variable.name, binding)
            bind(variable.name, binding, isState: true)
            return
        }
        if let pattern = variable.pattern {
            _ = try matches(pattern, value)
        } else {
            bind(variable.name, value)
        }
    }

    private func declare(_ function: FunctionDeclaration) {
        bind(function.name, .closure(closure(function)))
    }

    /// A function of a body as a closure over what is in reach.
    private func closure(_ function: FunctionDeclaration) -> Closure {
        let literal = FunctionLiteral(
            parameters: function.parameters, body: function.body, place: function.place, end: function.place)
        return makeClosure(literal)
    }

    func makeClosure(_ literal: FunctionLiteral) -> Closure {
        let surroundings = Surroundings(frames.last ?? Frame(), home: frameIDs.last ?? 0)
        return Closure(literal: literal, surroundings: surroundings, identity: identity)
    }

    // Patterns

    func matches(_ pattern: Pattern, _ value: Value) throws -> Bool {
        switch pattern {
        case .any: return true
        case .binding(let name):
            bind(name, value)
            return true
        case .some(let inner): return try !value.isNothing && matches(inner, value)
        case .expression(let expression):
            let expected = try evaluate(expression)
            if case .range(let bounds) = expected, let number = plainNumber(value) { return bounds.contains(number) }
            return try equal(value, expected, at: expression.place)
        case .tuple(let patterns):
            guard case .tuple(let tuple) = value, tuple.elements.count == patterns.count else { return false }
            for (inner, element) in zip(patterns, tuple.elements) where try !matches(inner, element) { return false }
            return true
        case .enumCase(let name, let patterns, _):
            guard case .enumCase(let subject) = value, subject.name == name else { return false }
            if patterns.count == 1, subject.payload.count > 1, case .tuple(let inner) = patterns[0] {
                for (pattern, element) in zip(inner, subject.payload) where try !matches(pattern, element) {
                    return false
                }
                return true
            }
            for (inner, element) in zip(patterns, subject.payload) where try !matches(inner, element) { return false }
            return true
        }
    }
}
