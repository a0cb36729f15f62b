import CarouselDocument
import Foundation
import Testing
import ViewTree

@Suite struct CarouselSchemaTests {
    private static let file = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "public/carousel.schema.json")

    @Test func `the published schema is what the reader says of itself`() throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(CarouselSchema.json).write(to: Self.file)
        }
        let published = try [UInt8](Data(contentsOf: Self.file))
        let isSame = published == CarouselSchema.json
        #expect(
            isSame,
            "run RECORD=1 swift test --filter CarouselSchemaTests and review the difference")
    }

    @Test func `every reference has its definition and every definition is referred to`() throws {
        let schema = CarouselSchema.document(limits: DocumentLimits())
        guard case .object(let definitions) = schema["$defs"] else {
            Issue.record("no definitions")
            return
        }
        var names: Set<String> = []
        func collect(_ value: JSONValue) {
            switch value {
            case .array(let values): values.forEach(collect)
            case .object(let members):
                for member in members {
                    if member.name == "$ref", case .string(let target) = member.value {
                        names.insert(String(target.dropFirst("#/$defs/".count)))
                    }
                    collect(member.value)
                }
            default: break
            }
        }
        collect(schema)
        #expect(names == Set(definitions.map(\.name)))
    }

    @Test func `every object of the schema is closed`() {
        func check(_ value: JSONValue) {
            switch value {
            case .array(let values): values.forEach(check)
            case .object(let members):
                if value["type"] == "object", value["properties"] != nil {
                    #expect(value["additionalProperties"] == false)
                }
                members.map(\.value).forEach(check)
            default: break
            }
        }
        check(CarouselSchema.document(limits: DocumentLimits()))
    }

    @Test func `every default of the schema is a value that the reader takes`() throws {
        guard case .object(let definitions) = CarouselSchema.document(limits: DocumentLimits())["$defs"] else { return }
        let carousel = try #require(definitions.first { $0.name == "carousel" }?.value["properties"])
        guard case .object(let properties) = carousel else { return }
        for property in properties {
            guard let fallback = property.value["default"] else { continue }
            let document = JSONValue.object([.init(property.name, fallback)])
            #expect(throws: Never.self) { try Scene(document: document) }
        }
    }
}
