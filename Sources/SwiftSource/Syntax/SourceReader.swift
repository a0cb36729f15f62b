import SwiftParser
import SwiftSyntax

/// Turns syntax into the subset; what the subset lacks is kept as `unsupported` and reported.
final class SourceReader {
    private let nesting: Int
    private var depth = 0
    private(set) var problems: [SourceFile.Problem] = []
    var previews: [(name: String?, body: [Statement])] = []
    /// The declarations of types, by place.
    var typeNodes: [(place: Int, node: Syntax)] = []
    /// How often `$1` was read.
    var secondUses = 0

    init(nesting: Int) {
        self.nesting = nesting
    }

    func report(_ node: some SyntaxProtocol, _ message: String, isError: Bool = false) {
        guard problems.count < 100 else { return }
        problems.append(.init(place: place(node), message: message, isError: isError))
    }

    func place(_ node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    func end(_ node: some SyntaxProtocol) -> Int {
        node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Runs a step one level deeper; nil where the limit is reached.
    func nested<Result>(_ node: some SyntaxProtocol, _ step: () -> Result) -> Result? {
        guard depth < nesting else {
            report(node, "nested more than \(nesting) levels deep", isError: true)
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return step()
    }

    /// Reports what the parser found missing or left over; `line` is that of a byte.
    func noteErrors(in tree: Syntax, line: (Int) -> Int) {
        for token in tree.tokens(viewMode: .all) where problems.count < 20 {
            if token.presence == .missing, let opening = openingBrace(of: token) {
                report(token, "expected '}': the '{' in line \(line(place(opening))) is not closed", isError: true)
            } else if token.presence == .missing {
                let expected = token.text.isEmpty ? "a name or an expression" : "'\(token.text)'"
                report(token, "expected \(expected)", isError: true)
            } else if let parent = token.parent, parent.is(UnexpectedNodesSyntax.self),
                parent.firstToken(viewMode: .all) == token
            {
                report(token, "unexpected '\(token.text)'", isError: true)
            }
        }
    }

    /// The brace that a missing one would close.
    private func openingBrace(of token: TokenSyntax) -> TokenSyntax? {
        guard token.tokenKind == .rightBrace, let siblings = token.parent?.children(viewMode: .sourceAccurate) else {
            return nil
        }
        return siblings.lazy.compactMap { $0.as(TokenSyntax.self) }.first { $0.tokenKind == .leftBrace }
    }

    // Statements

    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        items.flatMap { item -> [Statement] in
            switch item.item {
            case .decl(let node): declaration(node)
            case .stmt(let node): statement(node)
            case .expr(let node): expressionStatement(node)
            @unknown default: []
            }
        }
    }

    func block(_ node: CodeBlockSyntax) -> [Statement] {
        nested(node) { statements(node.statements) } ?? []
    }

    private func expressionStatement(_ node: ExprSyntax) -> [Statement] {
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            readPreview(arguments: macro.arguments, closure: macro.trailingClosure)
            return []
        }
        return [.expression(expression(node))]
    }

    func readPreview(arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?) {
        guard let closure else { return }
        var name: String?
        if let first = arguments.first, first.label == nil,
            let literal = first.expression.as(StringLiteralExprSyntax.self)
        {
            name = literal.representedLiteralValue
        }
        previews.append((name, statements(closure.statements)))
    }

    private func statement(_ node: StmtSyntax) -> [Statement] {
        nested(node) { readStatement(node) } ?? []
    }

    private func readStatement(_ node: StmtSyntax) -> [Statement] {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return expressionStatement(node.expression)
        case .returnStmt(let node): return [.returnValue(node.expression.map(expression))]
        case .guardStmt(let node): return [.guardElse(conditions(node.conditions), otherwise: block(node.body))]
        case .forStmt(let node):
            return [
                .forIn(
                    ForStatement(
                        pattern: pattern(node.pattern), sequence: expression(node.sequence),
                        condition: node.whereClause.map { expression($0.condition) }, body: block(node.body),
                        place: place(node)))
            ]
        case .whileStmt(let node):
            return [.whileLoop(conditions(node.conditions), body: block(node.body), testsLast: false)]
        case .repeatStmt(let node):
            return [.whileLoop([.expression(expression(node.condition))], body: block(node.body), testsLast: true)]
        case .doStmt(let node): return [.doBlock(block(node.body))]
        case .breakStmt: return [.breakLoop]
        case .continueStmt: return [.continueLoop]
        case .deferStmt, .missingStmt: return []
        default:
            report(node, "this statement is not supported and is skipped")
            return []
        }
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let node): return .expression(expression(node))
            case .availability(let node): return .always(node.availabilityKeyword.text != "#unavailable")
            case .optionalBinding(let node):
                let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "_"
                if let value = node.initializer?.value { return .binding(name: name, value: expression(value)) }
                return .binding(name: name, value: Expression(kind: .name(name), place: place(node)))
            case .matchingPattern(let node):
                return .pattern(pattern(node.pattern), value: expression(node.initializer.value))
            @unknown default: return .always(false)
            }
        }
    }

    // Patterns

    func pattern(_ node: PatternSyntax) -> Pattern {
        nested(node) { readPattern(node) } ?? .any
    }

    private func readPattern(_ node: PatternSyntax) -> Pattern {
        if let node = node.as(IdentifierPatternSyntax.self) { return .binding(node.identifier.text) }
        if node.is(WildcardPatternSyntax.self) { return .any }
        if let node = node.as(ValueBindingPatternSyntax.self) { return bound(node.pattern) }
        if let node = node.as(TuplePatternSyntax.self) { return .tuple(node.elements.map { pattern($0.pattern) }) }
        if let node = node.as(ExpressionPatternSyntax.self) { return pattern(of: node.expression, binds: false) }
        report(node, "this pattern is not supported and matches anything")
        return .any
    }

    /// The pattern inside `let`, where every name is bound.
    private func bound(_ node: PatternSyntax) -> Pattern {
        if let node = node.as(ExpressionPatternSyntax.self) { return pattern(of: node.expression, binds: true) }
        return pattern(node)
    }

    private func pattern(of node: ExprSyntax, binds: Bool) -> Pattern {
        nested(node) { readPattern(of: node, binds: binds) } ?? .any
    }

    private func readPattern(of node: ExprSyntax, binds: Bool) -> Pattern {
        if let node = node.as(PatternExprSyntax.self) { return pattern(node.pattern) }
        if node.is(DiscardAssignmentExprSyntax.self) { return .any }
        if let node = node.as(OptionalChainingExprSyntax.self) {
            return .some(pattern(of: node.expression, binds: binds))
        }
        if binds, let node = node.as(DeclReferenceExprSyntax.self) { return .binding(node.baseName.text) }
        if let node = node.as(TupleExprSyntax.self), node.elements.count > 1 {
            return .tuple(node.elements.map { pattern(of: $0.expression, binds: binds) })
        }
        if let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            let carried = call.arguments.map { pattern(of: $0.expression, binds: binds) }
            let name = member.declName.baseName.text
            return name == "some" ? .some(carried.first ?? .any) : .enumCase(name, carried, place: place(node))
        }
        return .expression(expression(node))
    }
}
