/// The types of a source file by name, with what a look-up needs to say quickly that there is nothing.
struct TypeTable: Sendable {
    let types: [String: TypeInfo]
    /// Types by their last name, where only one has it.
    let shortNames: [String: String]
    /// The last name of every type.
    private let lastNames: NameSet
    /// Names of members of any type, and of those that every type has.
    let memberNames: NameSet
    /// Each type with the protocols it conforms to, as far as source declares them.
    private var families: [String: [TypeInfo]] = [:]

    init(types: [String: TypeInfo], shortNames: [String: String]) {
        self.types = types
        self.shortNames = shortNames
        lastNames = NameSet(types.keys.map { Self.lastName(of: $0) })
        var names: Set<String> = ["init", "allCases"]
        for type in types.values {
            names.formUnion(type.storedIndex.keys)
            names.formUnion(type.computed.keys)
            names.formUnion(type.statics.keys)
            names.formUnion(type.methods.keys)
            names.formUnion(type.staticMethods.keys)
            names.formUnion(type.cases.map(\.name))
        }
        memberNames = NameSet(names)
        for (name, type) in types {
            families[name] = [type] + type.conformances.compactMap { self.type(named: $0, within: name) }
        }
    }

    /// The type of a name as it is written somewhere; nil where the source does not declare it.
    func type(named name: String, within scope: String? = nil) -> TypeInfo? {
        let last = Self.lastName(of: name)
        guard lastNames.contains(last) else { return nil }
        if let scope {
            var outer = scope[...]
            while true {
                if let found = types[outer + "." + name] { return found }
                guard let dot = outer.lastIndex(of: ".") else { break }
                outer = outer[..<dot]
            }
        }
        if let found = types[name] { return found }
        guard last == name || name.hasPrefix("Self.") else { return nil }
        return shortNames[last].flatMap { types[$0] }
    }

    /// The declared type and the protocols it conforms to, as far as source declares them.
    func family(of name: String) -> [TypeInfo] { families[name] ?? [] }

    /// What comes after the last dot.
    static func lastName(of name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return String(name[name.utf8.index(after: dot)...])
    }
}
