import SwiftParser
import SwiftSyntax

extension SourceReader {
    func expression(_ node: ExprSyntax) -> Expression {
        let kind: Expression.Kind =
            nested(node) { self.kind(of: node) } ?? .unsupported("an expression nested this deeply")
        return Expression(kind: kind, place: place(node))
    }

    private func kind(of node: ExprSyntax) -> Expression.Kind {
        let form = node.as(ExprSyntaxEnum.self)
        return postfixKind(of: form) ?? literalKind(of: form) ?? compoundKind(of: form, node)
    }

    private func postfixKind(of form: ExprSyntaxEnum) -> Expression.Kind? {
        switch form {
        case .declReferenceExpr(let node):
            let name = node.baseName.identifierText
            if name == "$1" { secondUses += 1 }
            return .name(name)
        case .memberAccessExpr(let node):
            let name = node.declName.baseName.identifierText
            guard let base = node.base else { return .implicitMember(name) }
            return .member(expression(base), name, place: place(node.declName))
        case .functionCallExpr(let node):
            return .call(
                expression(node.calledExpression),
                arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
        case .subscriptCallExpr(let node):
            return .element(expression(node.calledExpression), arguments(node.arguments, nil, []))
        case .optionalChainingExpr(let node): return .optionalChain(expression(node.expression))
        case .forceUnwrapExpr(let node): return .forced(expression(node.expression))
        case .postfixOperatorExpr(let node):
            guard node.operator.text == "..." else { return unsupported(node, "this operator") }
            return .range(lower: expression(node.expression), upper: nil, isClosed: true)
        default: return nil
        }
    }

    private func literalKind(of form: ExprSyntaxEnum) -> Expression.Kind? {
        switch form {
        case .booleanLiteralExpr(let node): return .bool(node.literal.text == "true")
        case .integerLiteralExpr(let node): return number(node.literal.text, node)
        case .floatLiteralExpr(let node):
            let text = node.literal.text
            return .double(Double(text) ?? Double(text.filter { $0 != "_" }) ?? 0)
        case .stringLiteralExpr(let node): return .string(parts(of: node))
        case .nilLiteralExpr: return .nothing
        case .arrayExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.trailingComma == nil,
                let type = typeReference(ofExpression: only.expression)
            {
                return .list([Expression(kind: .type(type), place: place(only))])
            }
            return .list(node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .dictionary([]) }
            return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.label == nil {
                return expression(only.expression).kind
            }
            return .tuple(arguments(node.elements, nil, []))
        case .closureExpr(let node): return .closure(closure(node))
        case .keyPathExpr(let node): return .keyPath(keyPath(node))
        case .regexLiteralExpr(let node): return unsupported(node, "this literal")
        default: return nil
        }
    }

    /// `[Item]` in `[Item]()` and `[Item].self`.
    private func typeReference(ofExpression node: ExprSyntax) -> TypeReference? {
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true,
            node.parent?.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true,
            let call = node.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.is(ArrayExprSyntax.self), call.arguments.isEmpty
        else { return nil }
        return .named(name, [])
    }

    private func compoundKind(of form: ExprSyntaxEnum, _ node: ExprSyntax) -> Expression.Kind {
        switch form {
        case .sequenceExpr(let node): return sequence(node)
        case .prefixOperatorExpr(let node): return prefix(node)
        case .tryExpr(let node): return expression(node.expression).kind
        case .awaitExpr(let node): return expression(node.expression).kind
        case .inOutExpr(let node): return expression(node.expression).kind
        case .ifExpr(let node): return .ifElse(ifStatement(node))
        case .switchExpr(let node): return .switchCase(switchStatement(node))
        case .genericSpecializationExpr(let node): return expression(node.expression).kind
        case .typeExpr(let node): return .type(type(node.type))
        case .macroExpansionExpr(let node) where node.macroName.text == "colorLiteral":
            let parts = arguments(node.arguments, nil, []).map { argument in
                Argument(
                    label: argument.label == "alpha" ? "opacity" : argument.label, value: argument.value,
                    isTrailing: false)
            }
            return .call(Expression(kind: .name("Color"), place: place(node)), parts)
        case .superExpr: return .name("super")
        case .patternExpr(let node):
            guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { break }
            return .name(name.identifier.text)
        case .missingExpr: return .unsupported("a missing expression")
        case .editorPlaceholderExpr: return .unsupported("an editor placeholder")
        default: break
        }
        return unsupported(node, "this expression")
    }

    private func unsupported(_ node: some SyntaxProtocol, _ what: String) -> Expression.Kind {
        report(node, "\(what) is not supported here")
        return .unsupported(what)
    }

    private func number(_ text: String, _ node: some SyntaxProtocol) -> Expression.Kind {
        if let value = Int(text) { return .integer(value) }
        let digits = text.filter { $0 != "_" }.lowercased()
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix).map { .integer($0) }
                ?? unsupported(node, "an integer this large")
        }
        return Int(digits).map { .integer($0) } ?? unsupported(node, "an integer this large")
    }

    private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression.Kind {
        let operand = expression(node.expression)
        switch (node.operator.text, operand.kind) {
        case ("-", .integer(let value)): return .integer(0 &- value)
        case ("-", .double(let value)): return .double(-value)
        case ("...", _): return .range(lower: nil, upper: operand, isClosed: true)
        case ("..<", _): return .range(lower: nil, upper: operand, isClosed: false)
        case ("&", let kind): return kind
        default: return .prefix(node.operator.text, operand)
        }
    }

    private func parts(of node: StringLiteralExprSyntax) -> [StringPart] {
        if let whole = node.representedLiteralValue { return [.text(whole)] }
        return node.segments.map { segment in
            switch segment {
            case .stringSegment(let text): return .text(unescaped(text.content.text))
            case .expressionSegment(let value):
                let all = arguments(value.expressions, nil, [])
                guard let first = all.first else { return .text("") }
                return .value(first.value, Array(all.dropFirst()))
            @unknown default: return .text("")
            }
        }
    }

    private func unescaped(_ text: String) -> String {
        text.contains("\\") ? text.unescaped() : text
    }

    func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
        _ additional: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        var result = list.map { element in
            Argument(label: element.label?.identifierText, value: expression(element.expression), isTrailing: false)
        }
        if let trailing {
            let value = expression(ExprSyntax(trailing))
            result.append(Argument(label: nil, value: value, isTrailing: true))
        }
        for element in additional {
            let value = expression(ExprSyntax(element.closure))
            result.append(Argument(label: element.label.identifierText, value: value, isTrailing: true))
        }
        return result
    }

    private func closure(_ node: ClosureExprSyntax) -> FunctionLiteral {
        var parameters: [Parameter] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list):
            parameters = list.map { simple($0.name.text, .unknown) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map {
                simple(($0.secondName ?? $0.firstName).text, $0.type.map(type) ?? .unknown)
            }
        case nil: break
        @unknown default: break
        }
        let earlierUses = secondUses
        let body = statements(node.statements)
        return FunctionLiteral(
            parameters: parameters, body: body, place: place(node), end: end(node),
            usesSecond: parameters.isEmpty && secondUses > earlierUses)
    }

    private func simple(_ name: String, _ type: TypeReference) -> Parameter {
        Parameter(label: nil, name: name, type: type, isInout: false, defaultValue: nil)
    }

    private func keyPath(_ node: KeyPathExprSyntax) -> [KeyPathPart] {
        node.components.compactMap { component in
            switch component.component {
            case .property(let part):
                let name = part.declName.baseName.identifierText
                return name == "self" ? .itself : .member(name)
            case .subscript(let part):
                return part.arguments.first.map { .element(expression($0.expression)) }
            default: return nil
            }
        }
    }

    func ifStatement(_ node: IfExprSyntax) -> IfStatement {
        var otherwise: [Statement]?
        switch node.elseBody {
        case .codeBlock(let body): otherwise = block(body)
        case .ifExpr(let next): otherwise = [.expression(expression(ExprSyntax(next)))]
        case nil: break
        @unknown default: break
        }
        return IfStatement(
            conditions: conditions(node.conditions), then: block(node.body), otherwise: otherwise, place: place(node))
    }

    private func switchStatement(_ node: SwitchExprSyntax) -> SwitchStatement {
        let cases = node.cases.compactMap { element -> SwitchStatement.Case? in
            guard case .switchCase(let item) = element else { return nil }
            switch item.label {
            case .default: return .init(patterns: [], body: statements(item.statements))
            case .case(let label):
                let patterns = label.caseItems.map {
                    (pattern: pattern($0.pattern), condition: $0.whereClause.map { expression($0.condition) })
                }
                return .init(patterns: patterns, body: statements(item.statements))
            @unknown default: return nil
            }
        }
        return SwitchStatement(subject: expression(node.subject), cases: cases, place: place(node))
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String {
        let name = text
        guard name.utf8.first == UInt8(ascii: "`"), name.utf8.count > 2, name.hasSuffix("`") else { return name }
        return String(name.dropFirst().dropLast())
    }
}

extension String {
    /// The characters that the escapes of a string literal stand for.
    fileprivate func unescaped() -> String {
        var result = ""
        var rest = self[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            case "0": result += "\0"
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                    result.unicodeScalars.append(scalar)
                }
            default: result.append(next)
            }
        }
        return result
    }
}
