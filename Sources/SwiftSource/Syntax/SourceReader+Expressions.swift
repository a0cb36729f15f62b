import SwiftParser
import SwiftSyntax

extension SourceReader {
    func expression(_ node: ExprSyntax) -> Expression {
        let kind: Expression.Kind =
            nested(node) { self.kind(of: node) } ?? .unsupported("an expression nested this deeply")
        return Expression(kind: kind, place: place(node))
    }

    private func kind(of node: ExprSyntax) -> Expression.Kind {
        switch node.kind {
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
            .forceUnwrapExpr, .postfixOperatorExpr:
            return postfixKind(of: node)
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr,
            .arrayExpr, .dictionaryExpr, .tupleExpr, .closureExpr, .keyPathExpr, .regexLiteralExpr:
            return literalKind(of: node)
        default: return compoundKind(of: node)
        }
    }

    private func postfixKind(of node: ExprSyntax) -> Expression.Kind {
        if let node = node.as(DeclReferenceExprSyntax.self) { return .name(node.baseName.identifierText) }
        if let node = node.as(MemberAccessExprSyntax.self) {
            let name = node.declName.baseName.identifierText
            guard let base = node.base else { return .implicitMember(name) }
            return .member(expression(base), name)
        }
        if let node = node.as(FunctionCallExprSyntax.self) {
            return .call(
                expression(node.calledExpression),
                arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
        }
        if let node = node.as(SubscriptCallExprSyntax.self) {
            return .element(expression(node.calledExpression), arguments(node.arguments, nil, []))
        }
        if let node = node.as(OptionalChainingExprSyntax.self) { return .optionalChain(expression(node.expression)) }
        if let node = node.as(ForceUnwrapExprSyntax.self) { return .forced(expression(node.expression)) }
        if let node = node.as(PostfixOperatorExprSyntax.self), node.operator.text == "..." {
            return .range(lower: expression(node.expression), upper: nil, isClosed: true)
        }
        return unsupported(node, "this operator")
    }

    private func literalKind(of node: ExprSyntax) -> Expression.Kind {
        if let node = node.as(BooleanLiteralExprSyntax.self) { return .bool(node.literal.text == "true") }
        if let node = node.as(IntegerLiteralExprSyntax.self) { return number(node.literal.text, node) }
        if let node = node.as(FloatLiteralExprSyntax.self) {
            return .double(Double(node.literal.text.filter { $0 != "_" }) ?? 0)
        }
        if let node = node.as(StringLiteralExprSyntax.self) { return .string(parts(of: node)) }
        if node.is(NilLiteralExprSyntax.self) { return .nothing }
        if let node = node.as(ArrayExprSyntax.self) {
            if node.elements.count == 1, let only = node.elements.first, only.trailingComma == nil,
                let type = typeReference(ofExpression: only.expression)
            {
                return .list([Expression(kind: .type(type), place: place(only))])
            }
            return .list(node.elements.map { expression($0.expression) })
        }
        if let node = node.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = node.content else { return .dictionary([]) }
            return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
        }
        if let node = node.as(TupleExprSyntax.self) {
            if node.elements.count == 1, let only = node.elements.first, only.label == nil {
                return expression(only.expression).kind
            }
            return .tuple(arguments(node.elements, nil, []))
        }
        if let node = node.as(ClosureExprSyntax.self) { return .closure(closure(node)) }
        if let node = node.as(KeyPathExprSyntax.self) { return .keyPath(keyPath(node)) }
        return unsupported(node, "this literal")
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

    private func compoundKind(of node: ExprSyntax) -> Expression.Kind {
        if let node = node.as(SequenceExprSyntax.self) { return sequence(node) }
        if let node = node.as(PrefixOperatorExprSyntax.self) { return prefix(node) }
        if let node = node.as(TryExprSyntax.self) { return expression(node.expression).kind }
        if let node = node.as(AwaitExprSyntax.self) { return expression(node.expression).kind }
        if let node = node.as(InOutExprSyntax.self) { return expression(node.expression).kind }
        if let node = node.as(IfExprSyntax.self) { return .ifElse(ifStatement(node)) }
        if let node = node.as(SwitchExprSyntax.self) { return .switchCase(switchStatement(node)) }
        if let node = node.as(GenericSpecializationExprSyntax.self) { return expression(node.expression).kind }
        if let node = node.as(TypeExprSyntax.self) { return .type(type(node.type)) }
        if let node = node.as(MacroExpansionExprSyntax.self), node.macroName.text == "colorLiteral" {
            let parts = arguments(node.arguments, nil, []).map { argument in
                Argument(
                    label: argument.label == "alpha" ? "opacity" : argument.label, value: argument.value,
                    isTrailing: false)
            }
            return .call(Expression(kind: .name("Color"), place: place(node)), parts)
        }
        if node.is(SuperExprSyntax.self) { return .name("super") }
        if let node = node.as(PatternExprSyntax.self), let name = node.pattern.as(IdentifierPatternSyntax.self) {
            return .name(name.identifier.text)
        }
        if node.is(MissingExprSyntax.self) { return .unsupported("a missing expression") }
        if node.is(EditorPlaceholderExprSyntax.self) { return .unsupported("an editor placeholder") }
        return unsupported(node, "this expression")
    }

    private func unsupported(_ node: some SyntaxProtocol, _ what: String) -> Expression.Kind {
        report(node, "\(what) is not supported here")
        return .unsupported(what)
    }

    private func number(_ text: String, _ node: some SyntaxProtocol) -> Expression.Kind {
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
        let usesSecond = parameters.isEmpty && node.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" }
        return FunctionLiteral(
            parameters: parameters, body: statements(node.statements), place: place(node), end: end(node),
            usesSecond: usesSecond)
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
        return name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
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
