/// A media type such as `text/html; charset=utf-8` (RFC 9110, 8.3.1).
package struct MediaType: Sendable, Hashable {
    /// A parameter; names are lower case, values as written, unquoted.
    package struct Parameter: Sendable, Hashable {
        /// The name in lower case.
        package let name: String
        /// The value without quotes.
        package let value: String
    }

    /// The part before the slash, in lower case.
    package let type: String
    /// The part after the slash, in lower case.
    package let subtype: String
    /// Parameters in the order written.
    package let parameters: [Parameter]
    /// The type and subtype, for example `image/svg+xml`.
    package let essence: String
    /// The type as it goes into `Content-Type`.
    package let text: String

    /// Reads a type or a range such as `image/*`; `nil` when it is neither.
    package init?(_ text: String) {
        var fields = FieldParser(text)
        guard let type = fields.token(), fields.skip("/"), let subtype = fields.token() else { return nil }
        guard let parameters = fields.parameters(), fields.isAtEnd else { return nil }
        self.init(type: type, subtype: subtype, parameters: parameters)
    }

    init(type: String, subtype: String, parameters: [Parameter] = []) {
        self.type = type.lowercased()
        self.subtype = subtype.lowercased()
        self.parameters = parameters
        essence = "\(self.type)/\(self.subtype)"
        text = parameters.reduce(into: essence) { $0 += "; \($1.name)=\($1.value)" }
    }

    /// Whether this range covers a type: wildcards match, and each parameter of the range must be present.
    package func covers(_ other: MediaType) -> Bool {
        (type == "*" || type == other.type) && (subtype == "*" || subtype == other.subtype)
            && parameters.allSatisfy { wanted in
                other.parameters.contains { $0.name == wanted.name && $0.value.equalsIgnoringCase(wanted.value) }
            }
    }

    /// SVG pictures.
    package static let svg = MediaType(type: "image", subtype: "svg+xml")
    /// JSON.
    package static let json = MediaType(type: "application", subtype: "json")
    /// Problem details (RFC 9457).
    package static let problem = MediaType(type: "application", subtype: "problem+json")
    /// JSON Schema.
    package static let jsonSchema = MediaType(type: "application", subtype: "schema+json")
    /// Tar archives.
    package static let tar = MediaType(type: "application", subtype: "x-tar")
    /// Comma-separated values.
    package static let csv = utf8Text("csv")
    /// Web pages.
    package static let html = utf8Text("html")
    /// Style sheets.
    package static let css = utf8Text("css")
    /// Scripts.
    package static let javascript = utf8Text("javascript")
    /// Text for people.
    package static let plain = utf8Text("plain")
    /// Swift source.
    package static let swift = utf8Text("x-swift")
    /// Prometheus' text exposition format, version 0.0.4.
    package static let prometheus = MediaType(
        type: "text", subtype: "plain",
        parameters: [Parameter(name: "version", value: "0.0.4"), Parameter(name: "charset", value: "utf-8")])

    private static func utf8Text(_ subtype: String) -> MediaType {
        MediaType(type: "text", subtype: subtype, parameters: [Parameter(name: "charset", value: "utf-8")])
    }
}
