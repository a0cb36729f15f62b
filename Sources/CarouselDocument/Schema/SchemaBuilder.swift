/// Collects the definitions of a JSON Schema (2020-12) while formats describe themselves.
struct SchemaBuilder: Sendable {
    let limits: DocumentLimits
    /// Whether values of a query are described, which may be written a little shorter.
    let isQuery: Bool
    private(set) var definitions: [String: JSONValue] = [:]
    private var begun: Set<String> = []

    init(limits: DocumentLimits = DocumentLimits(), isQuery: Bool = false) {
        self.limits = limits
        self.isQuery = isQuery
    }

    /// A reference to a definition, which is described once; a description may refer to itself.
    mutating func define(_ name: String, _ describe: (inout SchemaBuilder) -> JSONValue) -> JSONValue {
        if begun.insert(name).inserted {
            let definition = describe(&self)
            definitions[name] = definition
        }
        return ["$ref": .string("#/$defs/" + name)]
    }
}

/// The members of an object as its reader asked for them.
struct ObjectDescription: Sendable {
    private(set) var builder: SchemaBuilder
    private var properties: [JSONValue.Member] = []
    private var required: [JSONValue] = []

    init(builder: SchemaBuilder) {
        self.builder = builder
    }

    mutating func add<Value>(
        _ name: String, _ format: Format<Value>, fallback: JSONValue?, isNullable: Bool, isRequired: Bool, note: String
    ) {
        var schema = format.schema(&builder)
        if isNullable { schema = ["anyOf": [schema, ["type": "null"]]] }
        schema = schema.described(note)
        if let fallback { schema = schema.adding("default", fallback) }
        if isRequired { required.append(.string(name)) }
        properties.append(.init(name, schema))
    }

    /// The members as parameters; a reference becomes what it refers to.
    var parameters: [CarouselSchema.Parameter] {
        properties.map { property in
            let note = property.value["description"]
            return CarouselSchema.Parameter(
                name: property.name, note: note?.text ?? "", schema: property.value.inlined(builder.definitions))
        }
    }

    func schema(note: String, into builder: inout SchemaBuilder) -> JSONValue {
        builder = self.builder
        var schema = JSONValue.object([
            .init("type", "object"), .init("additionalProperties", false), .init("properties", .object(properties)),
        ])
        if !required.isEmpty { schema = schema.adding("required", .array(required)) }
        return schema.described(note)
    }
}

extension JSONValue {
    /// The schema with a description in front.
    func described(_ note: String) -> JSONValue {
        guard case .object(let members) = self, !note.isEmpty else { return self }
        return .object([Member("description", .string(note))] + members.filter { $0.name != "description" })
    }

    /// The schema with every reference replaced, once, by its definition; without `null`, which no query can say.
    func inlined(_ definitions: [String: JSONValue], depth: Int = 4) -> JSONValue {
        guard depth > 0, case .object(let members) = self else { return self }
        if let name = self["$ref"]?.text?.split(separator: "/").last, let definition = definitions[String(name)] {
            return definition.inlined(definitions, depth: depth - 1)
        }
        if case .array(let branches) = self["anyOf"] {
            let others = branches.filter { $0 != ["type": "null"] }.map { $0.inlined(definitions, depth: depth - 1) }
            if others.count == 1, let only = others.first { return only.described(self["description"]?.text ?? "") }
            return .object(members.map { $0.name == "anyOf" ? Member("anyOf", .array(others)) : $0 })
        }
        return self
    }

    /// The object with one more member.
    func adding(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [Member(name, value)])
    }
}
