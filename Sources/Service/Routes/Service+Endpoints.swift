internal import CZlib
internal import CarouselDocument
internal import DocumentStore
internal import HTTP
internal import Writers

extension Service {
    /// Does what a route says.
    func answer(_ request: Request, _ match: RouteTable.Match) throws(ProblemDetails) -> Answer {
        let route = match.route
        let variables = match.variables
        try checkSignature(of: request, at: route.endpoint)
        let query = request.target.query
        switch route.endpoint {
        case .render: return try render(request, query, try inlineDocument(request, query), variables[0])
        case .renderEncoded: return try render(request, query, try encodedDocument(variables[0]), variables[1])
        case .renderStored: return try render(request, query, try storedDocument(variables[0]), variables[1])
        case .renderExample: return try render(request, query, try exampleDocument(variables[0]), variables[1])
        default: break
        }
        try refuseParameters(
            of: request, knowing: configuration.signingKey != nil && route.endpoint == .store ? ["sig"] : [])
        switch route.endpoint {
        case .store: return try store(request)
        case .compare: return try comparison(request)
        case .stored:
            return Answer(type: .json, bytes: try storedDocument(variables[0]).bytes, freshness: .immutable)
        case .examples: return examples()
        case .example:
            return Answer(type: .json, bytes: try exampleDocument(variables[0]).bytes, freshness: .minute)
        case .openAPI:
            return description(.json, OpenAPI(configuration.limits).json)
        case .schema:
            let schema = CarouselSchema.document(limits: configuration.limits.document)
            return description(.jsonSchema, schema.json(isPretty: true))
        case .limits: return limits()
        case .version: return version()
        case .health: return status("ok")
        case .readiness: return try readiness()
        case .metrics: return try metricsAnswer()
        case .problem: return try explanation(variables[0])
        default: return try page()
        }
    }

    /// Refuses what costs work and is not signed, where a key is set.
    private func checkSignature(of request: Request, at endpoint: Endpoint) throws(ProblemDetails) {
        guard let key = configuration.signingKey, endpoint.needsSignature, !key.isSigned(request.target.raw)
        else { return }
        throw ProblemDetails(.notSigned, "the URL does not end with sig= and its signature")
    }

    /// Refuses every query parameter that has no meaning here.
    func refuseParameters(of request: Request, knowing known: [String]) throws(ProblemDetails) {
        let places = request.target.query.filter { !known.contains($0.name) }.map { item in
            ProblemDetails.Place(
                parameter: item.name, detail: "\(ProductRequest.quoted(item.name)) is no parameter here",
                expected: known.isEmpty ? "no parameters" : known.joined(separator: ", "),
                suggestion: Spelling.nearest(to: item.name, among: known))
        }
        if !places.isEmpty { throw ProblemDetails(.invalidParameter, places) }
    }

    /// Something long that stays the same while the process lives.
    private func description(_ type: MediaType, _ bytes: [UInt8]) -> Answer {
        var answer = Answer(type: type, bytes: bytes, freshness: .revalidate)
        answer.isWorthKeeping = true
        return answer
    }

    private func status(_ word: String) -> Answer {
        var json = JSONWriter()
        json.object { $0.member("status", word) }
        return Answer(type: .json, bytes: json.bytes, freshness: .never)
    }

    /// Ready means that the store answers.
    private func readiness() throws(ProblemDetails) -> Answer {
        do {
            _ = try reader.document(for: DocumentID(of: []))
        } catch {
            throw ProblemDetails(.busy, "the document store does not answer")
        }
        return status("ready")
    }

    private func version() -> Answer {
        var json = JSONWriter()
        json.object { json in
            json.member("name", "zoetrope")
            json.member("version", Engine.version)
            json.member("schema", Engine.schemaVersion)
        }
        return Answer(type: .json, bytes: json.bytes, freshness: .revalidate)
    }

    private func limits() -> Answer {
        var json = JSONWriter(isPretty: true)
        json.object { json in
            for entry in Limits.entries {
                json.member(entry.name) { json in
                    json.object { json in
                        json.member("value", configuration.limits[keyPath: entry.path])
                        json.member("unit", entry.unit)
                        json.member("meaning", entry.meaning)
                        json.member("flag", entry.flag)
                        json.member("environment", entry.variable)
                    }
                }
            }
        }
        return Answer(type: .json, bytes: json.bytes, freshness: .revalidate)
    }

    private func metricsAnswer() throws(ProblemDetails) -> Answer {
        guard configuration.showsMetrics else {
            throw ProblemDetails(.notFound, "the metrics have a port of their own here")
        }
        return Answer(type: .prometheus, bytes: metricsText, freshness: .never)
    }

    /// The counters in Prometheus' text format.
    package var metricsText: [UInt8] { metrics.text(cache: sender.cache.counts) }

    private func explanation(_ name: String) throws(ProblemDetails) -> Answer {
        guard let kind = ProblemKind(rawValue: name) else {
            let names = ProblemKind.allCases.map(\.rawValue)
            let place = ProblemDetails.Place(
                detail: "no kind of problem is called \(ProductRequest.quoted(name))",
                expected: names.joined(separator: ", "),
                suggestion: Spelling.nearest(to: name, among: names))
            throw ProblemDetails(.notFound, [place])
        }
        return Answer(
            type: .plain, bytes: Array("\(kind.title) (\(kind.status.code))\n\n\(kind.advice)\n".utf8), freshness: .day)
    }

    private func examples() -> Answer {
        var json = JSONWriter()
        json.object { json in
            json.member("examples") { json in
                json.array { json in
                    for example in configuration.examples.all {
                        json.object { json in
                            json.member("name", example.name)
                            json.member("title", example.title)
                            json.member("document", "/v1/examples/\(example.name)")
                            json.member("animation", "/v1/examples/\(example.name)/animation.svg")
                        }
                    }
                }
            }
        }
        return Answer(type: .json, bytes: json.bytes, freshness: .minute)
    }

    private func exampleDocument(_ name: String) throws(ProblemDetails) -> SourceDocument {
        guard let example = configuration.examples[name] else {
            let names = configuration.examples.all.map(\.name)
            let place = ProblemDetails.Place(
                detail: "no example is called \(ProductRequest.quoted(name))", expected: "a name of /v1/examples",
                suggestion: Spelling.nearest(to: name, among: names))
            throw ProblemDetails(.notFound, [place])
        }
        return SourceDocument(.json(example.document), freshness: .minute)
    }
}
