/// A parameter of a function, initialiser or closure.
struct Parameter: Sendable {
    /// What a call writes; nil is `_`.
    let label: String?
    let name: String
    let type: TypeReference
    let isInout: Bool
    let defaultValue: Expression?
}

/// A function, method or initialiser.
final class FunctionDeclaration: Sendable {
    let name: String
    let parameters: [Parameter]
    let result: TypeReference?
    let body: [Statement]
    let isStatic: Bool
    let isMutating: Bool
    let place: Int

    init(
        name: String, parameters: [Parameter], result: TypeReference?, body: [Statement], isStatic: Bool,
        isMutating: Bool, place: Int
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.body = body
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.place = place
    }
}

/// A stored or computed variable.
final class VariableDeclaration: Sendable {
    let name: String
    /// More names where a tuple is taken apart.
    let pattern: Pattern?
    let type: TypeReference?
    let initial: Expression?
    /// What reading runs; nil where it is stored.
    let getter: [Statement]?
    let setter: (parameter: String, body: [Statement])?
    let attributes: [Attribute]
    let isStatic: Bool
    let isLet: Bool
    let place: Int

    /// The property wrapper, such as `State`.
    let wrapper: Attribute?

    private static let plain: Set<String> = [
        "ViewBuilder", "MainActor", "available", "ObservationIgnored", "objc", "Published", "usableFromInline",
        "Previewable",
    ]

    init(
        name: String, pattern: Pattern?, type: TypeReference?, initial: Expression?, getter: [Statement]?,
        setter: (parameter: String, body: [Statement])?, attributes: [Attribute], isStatic: Bool, isLet: Bool,
        place: Int
    ) {
        self.name = name
        self.pattern = pattern
        self.type = type
        self.initial = initial
        self.getter = getter
        self.setter = setter
        self.attributes = attributes
        self.isStatic = isStatic
        self.isLet = isLet
        self.place = place
        wrapper = attributes.first { !Self.plain.contains($0.name) }
    }
}

/// `@Name(arguments)`.
struct Attribute: Sendable {
    let name: String
    let arguments: [Argument]
}

/// A case of an enum.
struct CaseDeclaration: Sendable {
    let name: String
    let parameters: [Parameter]
    let rawValue: Expression?
    let place: Int
}

/// A struct, class, enum, protocol or extension with its members.
final class TypeDeclaration: Sendable {
    let kind: Kind
    let name: String
    let conformances: [String]
    let variables: [VariableDeclaration]
    let functions: [FunctionDeclaration]
    let initialisers: [FunctionDeclaration]
    let elements: [FunctionDeclaration]
    let cases: [CaseDeclaration]
    let nested: [TypeDeclaration]
    let aliases: [(name: String, type: TypeReference)]
    let place: Int

    /// What declares it.
    enum Kind: String, Sendable {
        case structure = "struct"
        case reference = "class"
        case enumeration = "enum"
        case requirements = "protocol"
        case expansion = "extension"
    }

    init(
        kind: Kind, name: String, conformances: [String], variables: [VariableDeclaration],
        functions: [FunctionDeclaration], initialisers: [FunctionDeclaration], elements: [FunctionDeclaration],
        cases: [CaseDeclaration], nested: [TypeDeclaration], aliases: [(name: String, type: TypeReference)], place: Int
    ) {
        self.kind = kind
        self.name = name
        self.conformances = conformances
        self.variables = variables
        self.functions = functions
        self.initialisers = initialisers
        self.elements = elements
        self.cases = cases
        self.nested = nested
        self.aliases = aliases
        self.place = place
    }
}
