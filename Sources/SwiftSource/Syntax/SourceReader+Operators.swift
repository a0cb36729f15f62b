import SwiftSyntax

extension SourceReader {
    /// Swift's precedence groups from loosest to tightest.
    private static let precedence: [String: Int] = [
        "||": 20, "&&": 30, "==": 40, "!=": 40, "<": 40, "<=": 40, ">": 40, ">=": 40, "===": 40, "!==": 40, "~=": 40,
        "??": 50, "..<": 60, "...": 60, "+": 70, "-": 70, "&+": 70, "&-": 70, "|": 70, "^": 70, "*": 80, "/": 80,
        "%": 80, "&*": 80, "&": 80, "<<": 90, ">>": 90,
    ]

    /// An operand or an operator of a flat sequence.
    private enum Item {
        case operand(Expression)
        case infix(String)
        case assignment(String?)
        case ternary(Expression)
        case cast(TypeReference)
        case test(TypeReference)
    }

    /// Gives a flat sequence of operands and operators its tree.
    func sequence(_ node: SequenceExprSyntax) -> Expression.Kind {
        var items: [Item] = []
        var elements = Array(node.elements)[...]
        guard elements.count <= 2 * 100 + 1 else {
            report(node, "more than 100 operators in one expression", isError: true)
            return .unsupported("an expression this long")
        }
        while let element = elements.popFirst() {
            if let infix = element.as(BinaryOperatorExprSyntax.self) {
                let text = infix.operator.text
                let assigns = text.count > 1 && text.hasSuffix("=") && Self.precedence[text] == nil
                items.append(assigns ? .assignment(String(text.dropLast())) : .infix(text))
            } else if element.is(AssignmentExprSyntax.self) {
                items.append(.assignment(nil))
            } else if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                items.append(.ternary(expression(ternary.thenExpression)))
            } else if element.is(UnresolvedAsExprSyntax.self) {
                if let next = elements.popFirst()?.as(TypeExprSyntax.self) { items.append(.cast(type(next.type))) }
            } else if element.is(UnresolvedIsExprSyntax.self) {
                if let next = elements.popFirst()?.as(TypeExprSyntax.self) { items.append(.test(type(next.type))) }
            } else if !element.is(ArrowExprSyntax.self) {
                items.append(.operand(expression(element)))
            }
        }
        var rest = items[...]
        let result = assignment(&rest)
        return result?.kind ?? .unsupported("this expression")
    }

    private func assignment(_ items: inout ArraySlice<Item>) -> Expression? {
        guard let target = ternary(&items) else { return nil }
        guard case .assignment(let operation)? = items.first else { return target }
        items.removeFirst()
        guard let value = assignment(&items) else { return target }
        return Expression(kind: .assign(target: target, operation: operation, value: value), place: target.place)
    }

    private func ternary(_ items: inout ArraySlice<Item>) -> Expression? {
        guard let condition = binary(&items, above: 0) else { return nil }
        guard case .ternary(let then)? = items.first else { return condition }
        items.removeFirst()
        guard let otherwise = ternary(&items) else { return condition }
        return Expression(
            kind: .ternary(condition: condition, then: then, otherwise: otherwise), place: condition.place)
    }

    private func binary(_ items: inout ArraySlice<Item>, above level: Int) -> Expression? {
        guard case .operand(var left)? = items.popFirst() else { return nil }
        while let item = items.first {
            switch item {
            case .cast(let type):
                items.removeFirst()
                left = Expression(kind: .cast(left, type), place: left.place)
            case .test(let type):
                items.removeFirst()
                left = Expression(kind: .isType(left, type), place: left.place)
            case .infix(let name):
                let own = Self.precedence[name] ?? 70
                guard own > level else { return left }
                items.removeFirst()
                // `??` groups to the right.
                guard let right = binary(&items, above: name == "??" ? own - 1 : own) else { return left }
                if name == "..<" || name == "..." {
                    let kind = Expression.Kind.range(lower: left, upper: right, isClosed: name == "...")
                    left = Expression(kind: kind, place: left.place)
                } else {
                    left = Expression(kind: .binary(name, left, right), place: left.place)
                }
            case .operand, .assignment, .ternary: return left
            }
        }
        return left
    }
}
