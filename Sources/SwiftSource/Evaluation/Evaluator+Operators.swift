import Glibc
import ViewTree

extension Evaluator {
    func prefix(_ name: String, _ value: Value, at place: Int) throws -> Value {
        switch (name, value) {
        case ("!", _): return .bool(!bool(value, at: place))
        case ("-", .int(let number)): return .int(0 &- number)
        case ("-", .builtin(.angle(let angle))): return .builtin(.angle(Angle(degrees: -angle.degrees)))
        case ("-", _): return .double(-number(value, name: "operand", at: place))
        default: return value
        }
    }

    func binary(_ name: String, _ left: Expression, _ right: Expression, at place: Int) throws -> Value {
        switch name {
        case "&&": return .bool(try isTrue(left) && isTrue(right))
        case "||": return .bool(try isTrue(left) || isTrue(right))
        case "??":
            let value = try evaluate(left)
            return value.isNothing ? try evaluate(right) : value
        default:
            var first = try evaluate(left)
            var second = try evaluate(right)
            // A quotient of literals beside a decimal number is decimal.
            if case .double = first, right.isLiteralQuotient { second = try evaluateDecimal(right) }
            if case .double = second, left.isLiteralQuotient { first = try evaluateDecimal(left) }
            return try binary(name, first, second, at: place)
        }
    }

    func binary(_ name: String, _ left: Value, _ right: Value, at place: Int) throws -> Value {
        switch name {
        case "==", "===": return .bool(try equal(left, right, at: place))
        case "!=", "!==": return .bool(try !equal(left, right, at: place))
        case "<", "<=", ">", ">=": return .bool(compare(name, left, right, at: place))
        default: break
        }
        switch (left, right) {
        case (.int(let first), .int(let second)): return try whole(name, first, second, at: place)
        case (.string(let first), _) where name == "+":
            return .string(first + (try string(right)))
        case (.list(let first), .list(let second)) where name == "+":
            try spend(place, second.elements.count)
            return .list(List(first.elements + second.elements))
        case (.view(let first), .view(let second)) where name == "+":
            return joined(first, second)
        case (.builtin(.angle(let first)), .builtin(.angle(let second))) where name == "+" || name == "-":
            let sign = name == "+" ? 1.0 : -1.0
            return .builtin(.angle(Angle(degrees: first.degrees + sign * second.degrees)))
        case (.builtin(.angle(let angle)), _) where name == "*" || name == "/":
            let factor = number(right, name: "factor", at: place)
            return .builtin(.angle(Angle(degrees: name == "*" ? angle.degrees * factor : angle.degrees / factor)))
        default:
            return decimal(
                name, number(left, name: "operand", at: place), number(right, name: "operand", at: place), at: place)
        }
    }

    private func whole(_ name: String, _ first: Int, _ second: Int, at place: Int) throws -> Value {
        let result: (partialValue: Int, overflow: Bool)
        switch name {
        case "+", "&+": result = first.addingReportingOverflow(second)
        case "-", "&-": result = first.subtractingReportingOverflow(second)
        case "*", "&*": result = first.multipliedReportingOverflow(by: second)
        case "/": result = first.dividedReportingOverflow(by: second)
        case "%": result = first.remainderReportingOverflow(dividingBy: second)
        case "&": result = (first & second, false)
        case "|": result = (first | second, false)
        case "^": result = (first ^ second, false)
        case "<<": result = (first << second, false)
        case ">>": result = (first >> second, false)
        default: return decimal(name, Double(first), Double(second), at: place)
        }
        if result.overflow {
            notes.add(.warning, second == 0 ? "division by zero" : "arithmetic overflow", at: place)
            return .int(0)
        }
        return .int(result.partialValue)
    }

    private func decimal(_ name: String, _ first: Double, _ second: Double, at place: Int) -> Value {
        switch name {
        case "+": return .double(first + second)
        case "-": return .double(first - second)
        case "*": return .double(first * second)
        case "/": return .double(first / second)
        case "%": return .double(fmod(first, second))
        default:
            notes.add(.warning, "the operator '\(name)' is not supported here", at: place)
            return .double(first)
        }
    }

    private func compare(_ name: String, _ left: Value, _ right: Value, at place: Int) -> Bool {
        if case .string(let first) = left, case .string(let second) = right {
            return name == "<"
                ? first < second : name == "<=" ? first <= second : name == ">" ? first > second : first >= second
        }
        let first = number(left, name: "operand", at: place)
        let second = number(right, name: "operand", at: place)
        switch name {
        case "<": return first < second
        case "<=": return first <= second
        case ">": return first > second
        default: return first >= second
        }
    }

    /// Whether two values are the same, `.name` taking the type of the other side.
    func equal(_ left: Value, _ right: Value, at place: Int) throws -> Bool {
        try spend(place, min(left.extent.weight + right.extent.weight, 1 << 20))
        switch (left, right) {
        case (.implicit, .implicit): return left == right
        case (.implicit, _): return try equal(try resolve(left, as: typeName(of: right)), right, at: place)
        case (_, .implicit): return try equal(left, try resolve(right, as: typeName(of: left)), at: place)
        case (.int(let first), .double(let second)), (.double(let second), .int(let first)):
            return Double(first) == second
        case (.void, .nothing), (.nothing, .void): return true
        case (.sample(let sample), .string(let text)), (.string(let text), .sample(let sample)):
            return sample.id == text
        default: return left == right
        }
    }

    func assign(_ target: Expression, _ operation: String?, _ value: Expression, at place: Int) throws {
        var result = try evaluate(value)
        if let operation { result = try binary(operation, try evaluate(target), result, at: place) }
        try write(result, to: target)
    }
}
