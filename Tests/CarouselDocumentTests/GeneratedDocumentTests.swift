import CarouselDocument
import Testing
import ViewTree

@Suite struct GeneratedDocumentTests {
    @Test func `a document made from the schema has only problems that a schema cannot say`() throws {
        let schema = CarouselSchema.document(limits: DocumentLimits())
        var maker = DocumentMaker(definitions: try #require(schema["$defs"]), seed: 11)
        var valid = 0
        for _ in 0..<2000 {
            let document = maker.value(["$ref": "#/$defs/carousel"], depth: 0)
            do {
                _ = try Scene(document: document)
                valid += 1
            } catch {
                for problem in error.problems {
                    let isSyntax = ["cannot stand here", "is not a member", "is not known here", "missing"].contains {
                        problem.detail.hasSuffix($0)
                    }
                    // The place of a scroll is one of several members, an axis in space has a direction.
                    let isKnown = problem.detail == "the place is missing"
                    let isListOfIdentities = problem.expected == "each identity once"
                    #expect(!isSyntax || isKnown || isListOfIdentities, "\(problem)")
                }
            }
        }
        #expect(valid > 300)
    }
}

/// Makes values that a schema describes, of every form that it names.
private struct DocumentMaker {
    let definitions: JSONValue
    var random: SeededGenerator

    init(definitions: JSONValue, seed: UInt64) {
        self.definitions = definitions
        random = SeededGenerator(seed: seed)
    }

    mutating func value(_ schema: JSONValue, depth: Int) -> JSONValue {
        if case .string(let target) = schema["$ref"] {
            return value(definitions[String(target.dropFirst("#/$defs/".count))] ?? true, depth: depth)
        }
        if let constant = schema["const"] { return constant }
        if case .array(let words) = schema["enum"] { return words.randomElement(using: &random) ?? .null }
        if case .array(let branches) = schema["anyOf"] {
            return value(branches.randomElement(using: &random) ?? .null, depth: depth)
        }
        switch schema["type"] {
        case "object": return object(schema, depth: depth)
        case "array":
            let least = number(schema["minItems"]) ?? 0
            let count = Int.random(in: Int(least)...max(Int(least), depth > 6 ? 0 : 2), using: &random)
            return .array((0..<count).map { _ in value(schema["items"] ?? true, depth: depth + 1) })
        case "number":
            return .number(Double.random(in: range(schema), using: &random))
        case "integer":
            return .number(Double.random(in: range(schema), using: &random).rounded(.towardZero))
        case "boolean": return .bool(Bool.random(using: &random))
        case "null": return .null
        default: return text(schema)
        }
    }

    private mutating func object(_ schema: JSONValue, depth: Int) -> JSONValue {
        guard case .object(let properties) = schema["properties"] else { return [:] }
        let required: [JSONValue] = if case .array(let names) = schema["required"] { names } else { [] }
        var members: [JSONValue.Member] = []
        for property in properties {
            let isRequired = required.contains(.string(property.name))
            guard isRequired || (depth < 8 && Int.random(in: 0..<4, using: &random) == 0) else { continue }
            members.append(.init(property.name, value(property.value, depth: depth + 1)))
        }
        return .object(members)
    }

    private mutating func text(_ schema: JSONValue) -> JSONValue {
        guard case .string(let pattern) = schema["pattern"] else {
            return ["card-1", "{index} of many", "Library", ""].randomElement(using: &random) ?? ""
        }
        return pattern.contains("velocity") ? "velocity >= -20" : "#1289A7"
    }

    private func range(_ schema: JSONValue) -> ClosedRange<Double> {
        (number(schema["minimum"]) ?? 0)...(number(schema["maximum"]) ?? 1)
    }

    private func number(_ value: JSONValue?) -> Double? {
        if case .number(let number) = value { number } else { nil }
    }
}
