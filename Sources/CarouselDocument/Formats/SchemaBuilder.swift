/// Collects the definitions of a JSON Schema (2020-12) while formats describe themselves.
struct SchemaBuilder: Sendable {
    let limits: DocumentLimits
    private(set) var definitions: [String: JSONValue] = [:]
    private var begun: Set<String> = []

    init(limits: DocumentLimits = DocumentLimits()) {
        self.limits = limits
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

    /// The object with one more member.
    func adding(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [Member(name, value)])
    }
}
