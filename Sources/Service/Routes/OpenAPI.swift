internal import CarouselDocument
internal import HTTP
internal import Writers

/// The description of every route (OpenAPI 3.1), made from the route table, so that it cannot say anything else.
struct OpenAPI {
    private let limits: Limits

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// The description in JSON.
    var json: [UInt8] {
        var json = JSONWriter(capacity: 32 << 10)
        json.object { json in
            json.member("openapi", "3.1.0")
            json.member("jsonSchemaDialect", "https://json-schema.org/draft/2020-12/schema")
            json.member("info") { json in
                json.object { json in
                    json.member("title", "Zoetrope")
                    json.member("version", Engine.version)
                    json.member("description", "How a SwiftUI carousel scrolls, as SVG and as numbers.")
                }
            }
            json.member("paths") { json in
                json.object { json in
                    for route in RouteTable.routes { paths(of: route, in: &json) }
                }
            }
            json.member("components") { json in
                json.object { json in
                    json.member("schemas") { json in
                        json.object { json in
                            json.member("Carousel") { $0.object { $0.member("$ref", "/schema/carousel.json") } }
                            json.member("Comparison") { comparisonSchema(&$0) }
                            json.member("Problem") { problemSchema(&$0) }
                        }
                    }
                }
            }
        }
        return json.bytes
    }

    /// A product has parameters and types of its own, so a route with a product is a path for each.
    private func paths(of route: Route, in json: inout JSONWriter) {
        guard route.path.hasSuffix("{product}") else {
            json.member(route.path) { path(route, nil, in: &$0) }
            return
        }
        for product in Product.allCases {
            json.member(route.path.dropLast("{product}".count) + product.fileName) { path(route, product, in: &$0) }
        }
    }

    private func path(_ route: Route, _ product: Product?, in json: inout JSONWriter) {
        json.object { json in
            for method in route.methods {
                json.member(method.name.lowercased()) { operation(route, product, method, in: &$0) }
            }
        }
    }

    private func operation(_ route: Route, _ product: Product?, _ method: Method, in json: inout JSONWriter) {
        json.object { json in
            json.member("summary", route.summary)
            let parameters = self.parameters(route, product, method)
            if !parameters.isEmpty {
                json.member("parameters") { json in
                    json.array { json in
                        for parameter in parameters { parameter.write(to: &json) }
                    }
                }
            }
            if method == .post { json.member("requestBody") { requestBody(route, in: &$0) } }
            json.member("responses") { json in
                json.object { json in
                    json.member(route.endpoint == .store ? "201" : "200") { json in
                        response(
                            "What was asked for", product?.mediaType ?? route.endpoint.mediaType,
                            also: route.endpoint == .compare ? .svg : nil, in: &json)
                    }
                    json.member("304") { $0.object { $0.member("description", "The client has it already") } }
                    for status in ["4XX", "5XX"] {
                        json.member(status) { json in
                            response(
                                "What went wrong", .problem, also: product?.mediaType == .svg ? .svg : nil, in: &json)
                        }
                    }
                }
            }
        }
    }

    private func parameters(_ route: Route, _ product: Product?, _ method: Method) -> [Parameter] {
        var all = route.path.split(separator: "/").filter { $0.hasPrefix("{") && $0 != "{product}" }.map { name in
            Parameter(name: String(name.dropFirst().dropLast()), place: "path", schema: .text)
        }
        guard let product else { return all }
        if route.endpoint == .render, method == .get {
            all += CarouselSchema.parameters.map { parameter in
                Parameter(name: parameter.name, place: "query", note: parameter.note, schema: .json(parameter.schema))
            }
        }
        for name in product.parameters {
            switch name {
            case "t": all.append(Parameter(name: name, place: "query", schema: .moment))
            case "frame": all.append(Parameter(name: name, place: "query", schema: .integer(0...limits.frames - 1)))
            case "frames": all.append(Parameter(name: name, place: "query", schema: .integer(1...limits.moments)))
            default: all.append(Parameter(name: name, place: "query", schema: .words(["auto", "none"])))
            }
        }
        all.append(Parameter(name: "v", place: "query", schema: .words([Engine.version])))
        let forms = Service.ProblemForm.allCases.map(\.rawValue)
        all.append(Parameter(name: "onerror", place: "query", schema: .words(forms)))
        return all
    }

    private func requestBody(_ route: Route, in json: inout JSONWriter) {
        json.object { json in
            json.member("required", true)
            json.member("content") { json in
                json.object { json in
                    json.member("application/json") { json in
                        json.object { json in
                            json.member("schema") { json in
                                json.object { $0.member("$ref", "#/components/schemas/" + route.endpoint.bodySchema) }
                            }
                        }
                    }
                    guard route.endpoint == .render, SourceDocument.readsSwift else { return }
                    // Any text may be source; a schema would only speak of JSON.
                    json.member("text/x-swift") { $0.object { _ in } }
                }
            }
        }
    }

    private func response(_ text: String, _ type: MediaType, also: MediaType? = nil, in json: inout JSONWriter) {
        json.object { json in
            json.member("description", text)
            json.member("content") { json in
                json.object { json in
                    for type in [type, also].compactMap(\.self) {
                        json.member(type.essence) { json in
                            json.object { json in
                                guard type == .problem else { return }
                                json.member("schema") { json in
                                    json.object { $0.member("$ref", "#/components/schemas/Problem") }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func comparisonSchema(_ json: inout JSONWriter) {
        json.object { json in
            json.member("type", "object")
            json.member("required") { json in
                json.array { json in
                    for name in ["before", "after"] { json.value(name) }
                }
            }
            json.member("additionalProperties", false)
            json.member("properties") { json in
                json.object { json in
                    for name in ["before", "after"] {
                        json.member(name) { json in
                            json.object { $0.member("$ref", "#/components/schemas/Carousel") }
                        }
                    }
                }
            }
        }
    }

    private func problemSchema(_ json: inout JSONWriter) {
        json.object { json in
            json.member("type", "object")
            json.member("required") { json in
                json.array { json in
                    for name in ["type", "title", "status", "detail"] { json.value(name) }
                }
            }
            json.member("properties") { json in
                json.object { json in
                    for name in ["type", "title", "detail", "instance"] {
                        json.member(name) { $0.object { $0.member("type", "string") } }
                    }
                    for name in ["status", "limit"] {
                        json.member(name) { $0.object { $0.member("type", "integer") } }
                    }
                    for name in ["errors", "available"] {
                        json.member(name) { $0.object { $0.member("type", "array") } }
                    }
                }
            }
        }
    }

    /// One parameter of an operation.
    private struct Parameter {
        let name: String
        let place: String
        var note = ""
        let schema: Schema

        enum Schema {
            case text
            case moment
            case integer(ClosedRange<Int>)
            case words([String])
            case json(JSONValue)
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("name", name)
                json.member("in", place)
                if !note.isEmpty { json.member("description", note) }
                json.member("required", place == "path")
                json.member("schema") { json in
                    if case .json(let value) = schema {
                        json.value(json: value.json())
                    } else {
                        json.object { describe(&$0) }
                    }
                }
            }
        }

        private func describe(_ json: inout JSONWriter) {
            switch schema {
            case .text, .json: json.member("type", "string")
            case .moment:
                json.member("type", "string")
                json.member("pattern", "^(start|release|settled|[0-9]{1,3}(\\.[0-9]{1,6})?)$")
            case .integer(let range):
                json.member("type", "integer")
                json.member("minimum", range.lowerBound)
                json.member("maximum", range.upperBound)
            case .words(let words):
                json.member("enum") { json in
                    json.array { json in
                        for word in words { json.value(word) }
                    }
                }
            }
        }
    }
}

extension Endpoint {
    /// The name of the schema of what it is sent.
    fileprivate var bodySchema: String { self == .compare ? "Comparison" : "Carousel" }

    /// The type of what it answers.
    fileprivate var mediaType: MediaType {
        switch self {
        case .page: .html
        case .schema: .jsonSchema
        case .metrics: .prometheus
        case .problem: .plain
        default: .json
        }
    }
}
