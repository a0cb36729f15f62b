import SwiftSyntax

extension SourceReader {
    func declaration(_ node: DeclSyntax) -> [Statement] {
        nested(node) { readDeclaration(node) } ?? []
    }

    private func readDeclaration(_ node: DeclSyntax) -> [Statement] {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): return variables(node).map { .variable($0) }
        case .functionDecl(let node): return [.function(function(node))]
        case .macroExpansionDecl(let node):
            if node.macroName.text == "Preview" {
                readPreview(arguments: node.arguments, closure: node.trailingClosure)
            }
            return []
        case .ifConfigDecl(let node): return ifConfig(node)
        case .importDecl, .typeAliasDecl, .missingDecl: return []
        default:
            if let declared = typeDeclaration(node) { return [.type(declared)] }
            report(node, "this declaration is not supported and is skipped")
            return []
        }
    }

    /// The first branch of `#if`, as iOS would most often have it.
    private func ifConfig(_ node: IfConfigDeclSyntax) -> [Statement] {
        guard case .statements(let items)? = node.clauses.first?.elements else { return [] }
        return statements(items)
    }

    private func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            return type(.structure, node.name.text, node.inheritanceClause, node.memberBlock, node)
        case .classDecl(let node):
            return type(.reference, node.name.text, node.inheritanceClause, node.memberBlock, node)
        case .actorDecl(let node):
            return type(.reference, node.name.text, node.inheritanceClause, node.memberBlock, node)
        case .enumDecl(let node):
            return type(.enumeration, node.name.text, node.inheritanceClause, node.memberBlock, node)
        case .protocolDecl(let node):
            return type(.requirements, node.name.text, node.inheritanceClause, node.memberBlock, node)
        case .extensionDecl(let node):
            let name = type(node.extendedType).name ?? node.extendedType.trimmedDescription
            return type(.expansion, name, node.inheritanceClause, node.memberBlock, node)
        default: return nil
        }
    }

    private func type(
        _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
        _ members: MemberBlockSyntax, _ node: some SyntaxProtocol
    ) -> TypeDeclaration {
        var variables: [VariableDeclaration] = []
        var functions: [FunctionDeclaration] = []
        var initialisers: [FunctionDeclaration] = []
        var elements: [FunctionDeclaration] = []
        var cases: [CaseDeclaration] = []
        var nestedTypes: [TypeDeclaration] = []
        var aliases: [(name: String, type: TypeReference)] = []
        for member in members.members {
            let node = member.decl
            switch node.as(DeclSyntaxEnum.self) {
            case .variableDecl(let node): variables += self.variables(node)
            case .functionDecl(let node): functions.append(function(node))
            case .initializerDecl(let node): initialisers.append(initialiser(node))
            case .subscriptDecl(let node): elements.append(element(node))
            case .enumCaseDecl(let node): cases += node.elements.map(enumCase)
            case .typeAliasDecl(let node): aliases.append((node.name.text, type(node.initializer.value)))
            default:
                if let declared = nested(node, { typeDeclaration(node) }) ?? nil { nestedTypes.append(declared) }
            }
        }
        let conformances = inheritance?.inheritedTypes.compactMap { type($0.type).name } ?? []
        let place = place(node)
        typeNodes.append((place, Syntax(node)))
        return TypeDeclaration(
            kind: kind, name: name, conformances: conformances, variables: variables, functions: functions,
            initialisers: initialisers, elements: elements, cases: cases, nested: nestedTypes, aliases: aliases,
            place: place)
    }

    /// Every name with a capital in each declaration of a type, by its place.
    func mentions() -> [Int: Set<String>] {
        var mentions: [Int: Set<String>] = [:]
        for (place, node) in typeNodes {
            for token in node.tokens(viewMode: .sourceAccurate) {
                if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true {
                    mentions[place, default: []].insert(name)
                }
            }
        }
        return mentions
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> CaseDeclaration {
        let parameters = node.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
            return Parameter(
                label: label, name: label ?? "_", type: type(parameter.type), isInout: false,
                defaultValue: parameter.defaultValue.map { expression($0.value) })
        }
        return CaseDeclaration(
            name: node.name.identifierText, parameters: parameters ?? [],
            rawValue: node.rawValue.map { expression($0.value) }, place: place(node))
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    private func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            name: node.name.identifierText, parameters: parameters(node.signature.parameterClause),
            result: node.signature.returnClause.map { type($0.type) }, body: node.body.map(block) ?? [],
            isStatic: isStatic(node.modifiers), isMutating: node.modifiers.contains { $0.name.text == "mutating" },
            place: place(node))
    }

    private func initialiser(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
            body: node.body.map(block) ?? [], isStatic: true, isMutating: true, place: place(node))
    }

    private func element(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
        var body: [Statement] = []
        if case .getter(let items)? = node.accessorBlock?.accessors { body = statements(items) }
        return FunctionDeclaration(
            name: "subscript", parameters: parameters(node.parameterClause), result: type(node.returnClause.type),
            body: body, isStatic: false, isMutating: false, place: place(node))
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.identifierText
            return Parameter(
                label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).identifierText,
                type: type(parameter.type),
                isInout: parameter.type.firstToken(viewMode: .sourceAccurate)?.text == "inout",
                defaultValue: parameter.defaultValue.map { expression($0.value) })
        }
    }

    func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
        let attributes = node.attributes.compactMap { element -> Attribute? in
            guard case .attribute(let attribute) = element else { return nil }
            return self.attribute(attribute)
        }
        // In `var a, b: Int` the type at the end is that of all.
        let shared = node.bindings.last?.typeAnnotation.map { type($0.type) }
        return node.bindings.map { binding in
            var getter: [Statement]?
            var setter: (parameter: String, body: [Statement])?
            switch binding.accessorBlock?.accessors {
            case .getter(let items): getter = nested(binding) { statements(items) } ?? []
            case .accessors(let list):
                for accessor in list {
                    switch accessor.accessorSpecifier.text {
                    case "get": getter = accessor.body.map(block)
                    case "set": setter = (accessor.parameters?.name.text ?? "newValue", accessor.body.map(block) ?? [])
                    default: break
                    }
                }
            case nil: break
            @unknown default: break
            }
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            return VariableDeclaration(
                name: name ?? "_", pattern: name == nil ? pattern(binding.pattern) : nil,
                type: binding.typeAnnotation.map { type($0.type) } ?? shared,
                initial: binding.initializer.map { expression($0.value) }, getter: getter, setter: setter,
                attributes: attributes, isStatic: isStatic(node.modifiers),
                isLet: node.bindingSpecifier.text == "let", place: place(binding))
        }
    }

    private func attribute(_ node: AttributeSyntax) -> Attribute {
        var list: [Argument] = []
        if case .argumentList(let arguments)? = node.arguments { list = self.arguments(arguments, nil, []) }
        let plain = node.attributeName.as(IdentifierTypeSyntax.self)
        let name = plain?.genericArgumentClause == nil ? plain?.name.text : nil
        return Attribute(name: name ?? node.attributeName.trimmedDescription, arguments: list)
    }

    // Types

    func type(_ node: TypeSyntax) -> TypeReference {
        nested(node) { readType(node) } ?? .unknown
    }

    private func readType(_ node: TypeSyntax) -> TypeReference {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): return named(node.name.text, node.genericArgumentClause)
        case .memberType(let node):
            let base = type(node.baseType).name.map { $0 + "." } ?? ""
            return named(base + node.name.text, node.genericArgumentClause)
        case .optionalType(let node): return .optional(type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): return .optional(type(node.wrappedType))
        case .arrayType(let node): return .list(type(node.element))
        case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
        case .tupleType(let node):
            let elements = node.elements.map { type($0.type) }
            return elements.count == 1 ? elements[0] : .tuple(elements)
        case .functionType: return .function
        case .attributedType(let node): return type(node.baseType)
        case .someOrAnyType(let node): return type(node.constraint)
        case .metatypeType(let node): return type(node.baseType)
        default: return .unknown
        }
    }

    private func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeReference {
        let arguments = clause?.arguments.compactMap { argument -> TypeReference? in
            guard case .type(let node) = argument.argument else { return nil }
            return type(node)
        }
        switch (name, arguments?.first) {
        case ("Optional", let wrapped?): return .optional(wrapped)
        case ("Array", let element?): return .list(element)
        default: return .named(name, arguments ?? [])
        }
    }
}
