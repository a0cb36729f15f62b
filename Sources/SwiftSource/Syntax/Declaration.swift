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
struct FunctionDeclaration: Sendable {
    let name: String
    let parameters: [Parameter]
    let result: TypeReference?
    let body: [Statement]
    let isStatic: Bool
    let isMutating: Bool
    let place: Int
}

/// A stored or computed variable.
struct VariableDeclaration: Sendable {
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
    var wrapper: Attribute? {
        attributes.first { attribute in
            ![
                "ViewBuilder", "MainActor", "available", "ObservationIgnored", "objc", "Published", "usableFromInline",
                "Previewable",
            ]
            .contains(attribute.name)
        }
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
