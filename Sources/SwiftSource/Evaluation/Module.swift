import ViewTree

/// A type of the source with all of its extensions.
final class TypeInfo: Sendable {
    let name: String
    let kind: TypeDeclaration.Kind
    let conformances: [String]
    let stored: [VariableDeclaration]
    let storedIndex: [String: Int]
    let computed: [String: VariableDeclaration]
    let statics: [String: VariableDeclaration]
    let methods: [String: [FunctionDeclaration]]
    let staticMethods: [String: [FunctionDeclaration]]
    let initialisers: [FunctionDeclaration]
    let elements: [FunctionDeclaration]
    let cases: [CaseDeclaration]
    let aliases: [String: TypeReference]

    init(name: String, kind: TypeDeclaration.Kind, parts: [TypeDeclaration]) {
        self.name = name
        self.kind = kind
        conformances = parts.flatMap(\.conformances)
        let variables = parts.flatMap(\.variables)
        stored = variables.filter { !$0.isStatic && $0.getter == nil && $0.pattern == nil }
        storedIndex = Swift.Dictionary(stored.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        computed = Swift.Dictionary(
            variables.filter { !$0.isStatic && $0.getter != nil }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        statics = Swift.Dictionary(variables.filter(\.isStatic).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let functions = parts.flatMap(\.functions)
        methods = Swift.Dictionary(grouping: functions.filter { !$0.isStatic }, by: \.name)
        staticMethods = Swift.Dictionary(grouping: functions.filter(\.isStatic), by: \.name)
        initialisers = parts.flatMap(\.initialisers)
        elements = parts.flatMap(\.elements)
        cases = parts.flatMap(\.cases)
        aliases = Swift.Dictionary(parts.flatMap(\.aliases).map { ($0.name, $0.type) }, uniquingKeysWith: { $1 })
    }

    /// Whether it says that it is a view.
    var isView: Bool { conformances.contains("View") }
}

/// Everything that a source file declares; values do not change it.
final class Module: Sendable {
    let file: SourceFile
    let table: TypeTable
    // Beside the table, all of which would be retained for each look.
    private let memberNames: NameSet
    let variables: [String: VariableDeclaration]
    let functions: [String: [FunctionDeclaration]]
    /// Names of views in order of declaration.
    let viewNames: [String]
    /// Names of views that another view mentions.
    let mentionedViews: Set<String>
    /// Statements outside of declarations.
    let loose: [Statement]
    let viewport: Viewport
    let limits: SourceLimits
    /// Tells this source from others.
    let fingerprint: UInt64

    init(file: SourceFile, viewport: Viewport, limits: SourceLimits) {
        self.file = file
        self.viewport = viewport
        self.limits = limits
        fingerprint = file.text.reduce(Evaluator.seed) { Evaluator.mix($0, UInt64($1)) }
        var parts: [String: [TypeDeclaration]] = [:]
        var kinds: [String: TypeDeclaration.Kind] = [:]
        var extensions: [TypeDeclaration] = []
        var order: [String] = []
        func register(_ declared: TypeDeclaration, in outer: String) {
            if declared.kind == .expansion {
                extensions.append(declared)
                return
            }
            let name = outer.isEmpty ? declared.name : outer + "." + declared.name
            kinds[name] = kinds[name] ?? declared.kind
            parts[name, default: []].append(declared)
            order.append(name)
            for inner in declared.nested { register(inner, in: name) }
        }
        var variables: [String: VariableDeclaration] = [:]
        var functions: [String: [FunctionDeclaration]] = [:]
        var loose: [Statement] = []
        for statement in file.statements {
            switch statement {
            case .type(let declared): register(declared, in: "")
            case .variable(let variable) where variable.pattern == nil: variables[variable.name] = variable
            case .function(let function): functions[function.name, default: []].append(function)
            default: loose.append(statement)
            }
        }
        var shortNames: [String: String] = [:]
        for name in order {
            let last = TypeTable.lastName(of: name)
            shortNames[last] = shortNames[last] ?? name
        }
        for part in extensions {
            let name = kinds[part.name] != nil ? part.name : shortNames[part.name] ?? part.name
            kinds[name] = kinds[name] ?? .expansion
            parts[name, default: []].append(part)
            for inner in part.nested {
                register(inner, in: name)
                shortNames[inner.name] = shortNames[inner.name] ?? name + "." + inner.name
            }
        }
        let types = Swift.Dictionary(
            uniqueKeysWithValues: parts.map { name, parts in
                (name, TypeInfo(name: name, kind: kinds[name] ?? .expansion, parts: parts))
            })
        let table = TypeTable(types: types, shortNames: shortNames)
        self.table = table
        memberNames = table.memberNames
        self.variables = variables
        self.functions = functions
        self.loose = loose
        let viewNames = order.filter { types[$0]?.isView == true }
        self.viewNames = viewNames
        var mentioned: Set<String> = []
        for (name, declarations) in parts where !file.mentions.isEmpty {
            for view in viewNames where view != name && !name.hasPrefix(view + ".") {
                let last = TypeTable.lastName(of: view)
                let isMentioned = declarations.contains { file.mentions[$0.place]?.contains(last) == true }
                if isMentioned { mentioned.insert(view) }
            }
        }
        mentionedViews = mentioned
    }

    var types: [String: TypeInfo] { table.types }

    /// Whether any type may have a member of the name.
    func declares(_ name: String) -> Bool { memberNames.contains(name) }

    /// The type of a name as it is written somewhere; nil where the source does not declare it.
    func type(named name: String, within scope: String? = nil) -> TypeInfo? {
        table.type(named: name, within: scope)
    }
}
