/// What a document and a query may say, as the reader itself describes it.
package enum CarouselSchema {
    /// The document's JSON Schema (2020-12) as JSON text, in the service's limits.
    package static let json: [UInt8] = document(limits: DocumentLimits()).json(isPretty: true) + [0x0A]

    /// The document's JSON Schema in other limits.
    package static func document(limits: DocumentLimits) -> JSONValue {
        var builder = SchemaBuilder(limits: limits)
        let kinds = [Carousel.format.schema(&builder), SourceBody.format.schema(&builder)]
        let definitions = builder.definitions.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
        return .object([
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("title", "Carousel document"),
            .init(
                "description",
                "Lengths in points, velocities in points per second, times in seconds, angles in degrees."),
            .init("oneOf", .array(kinds)), .init("$defs", .object(definitions)),
        ])
    }

    /// The query's parameters in the order that they are asked for.
    package static let parameters: [Parameter] = {
        var members = Members(describing: SchemaBuilder(isQuery: true))
        _ = CarouselQuery.read(&members)
        return members.described?.parameters ?? []
    }()

    /// A query parameter of the render routes.
    package struct Parameter: Sendable, Hashable {
        /// Its name in the query.
        package let name: String
        /// What it says, in a sentence.
        package let note: String
        /// The schema of its value; nothing in it refers to a definition elsewhere.
        package let schema: JSONValue
    }
}
