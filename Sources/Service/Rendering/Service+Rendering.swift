internal import CarouselDocument
internal import DocumentStore
internal import HTTP
internal import Trace
internal import ViewTree
internal import Writers

extension Service {
    /// Draws a document; the query says which moment, and may hold the document too.
    func render(
        _ request: Request, _ query: [RequestTarget.QueryItem], _ source: SourceDocument, _ file: String
    ) throws(ProblemDetails) -> Answer {
        let (product, isNegotiated) = try product(file, request)
        try checkParameters(query, of: request, product, source)
        let rendering = try ProductRequest(
            product, parameters: query.map { ($0.name, $0.value) }, limits: configuration.limits)
        let watch = Stopwatch()
        var read: Double?
        let planned = try planned(source) { read = watch.seconds }
        let moved = watch.seconds
        let bytes = try rendering.draw(planned.timeline, planned.notes, limits: configuration.limits)
        let drawn = watch.seconds
        let isPinned = source.freshness == .day && query.firstValue(of: "v") != nil
        var answer = Answer(
            type: product.mediaType, bytes: bytes, freshness: isPinned ? .immutable : source.freshness)
        if request.method == .post { answer.freshness = .revalidate }
        answer.isNegotiated = isNegotiated
        let standIns = planned.notes?.standIns.map(\.text) ?? []
        if !standIns.isEmpty { answer.headers.add("Stand-Ins", Self.list(standIns)) }
        // The cache knows an answer by its target alone, not by what `Accept` says. A small still of a kept plan takes 20
        // us; to keep each would take 3 more, and memory that others use better.
        let isCheap = read == nil && source.isParameters && isSmallStill(request, file)
        answer.isWorthKeeping = !isNegotiated && !isCheap
        answer.timings = [
            Answer.Timing(name: "parse", seconds: read ?? 0),
            Answer.Timing(name: "timeline", seconds: moved - (read ?? 0)),
            Answer.Timing(name: "draw", seconds: drawn - moved),
        ]
        return answer
    }

    /// A document read and planned, now or not long ago.
    private func planned(_ source: SourceDocument, whenRead: () -> Void) throws(ProblemDetails) -> PlannedDocument {
        let limits = configuration.limits
        func plan() throws(ProblemDetails) -> PlannedDocument {
            let reading = try source.read(limits)
            whenRead()
            return PlannedDocument(timeline: try ProductRequest.timeline(of: reading.scene), notes: reading.notes)
        }
        return limits.cache > 0 ? try plans.plan(of: source, make: plan) : try plan()
    }

    /// Stand-ins as a header field: in printing ASCII, and not longer than a field may be.
    private static func list(_ standIns: [String]) -> String {
        let text = standIns.prefix(40).joined(separator: ", ").unicodeScalars.prefix(2000)
        return text.reduce(into: "") { $0 += (0x20...0x7E).contains($1.value) ? String($1) : "?" }
    }

    /// The product of a file name; without a suffix `Accept` chooses.
    private func product(_ file: String, _ request: Request) throws(ProblemDetails) -> (Product, isNegotiated: Bool) {
        if let product = Product.allCases.first(where: { $0.fileName == file }) { return (product, false) }
        let choices = Product.choices(named: file)
        if choices.isEmpty {
            let names = Product.allCases.map(\.fileName)
            let place = ProblemDetails.Place(
                detail: "nothing can be drawn as \(ProductRequest.quoted(file))",
                expected: names.joined(separator: ", "),
                suggestion: Spelling.nearest(to: file, among: names))
            throw ProblemDetails(.notFound, [place])
        }
        let accept = Accept(request.headers.list("Accept"))
        let type = accept.preferred(among: choices.map(\.mediaType))
        guard let product = choices.first(where: { $0.mediaType == type }) else {
            throw ProblemDetails(
                .notAcceptable, "\(file) comes as \(choices.map(\.mediaType.essence).joined(separator: " or "))",
                available: choices.map { "\($0.fileName) (\($0.mediaType.essence))" })
        }
        return (product, true)
    }

    /// Refuses parameters without a meaning here, a version other than ours, and an unknown form of errors.
    private func checkParameters(
        _ query: [RequestTarget.QueryItem], of request: Request, _ product: Product, _ source: SourceDocument
    ) throws(ProblemDetails) {
        var known = product.parameters + parameters.common
        if case .swift = source.form { known += SourceDocument.surroundings }
        let isDocument = source.isParameters && request.method != .post
        var places: [ProblemDetails.Place] = []
        for item in query {
            if isDocument, !parameters.ofDrawings.contains(item.name) { continue }
            if known.contains(item.name) { continue }
            if let owner = Product.allCases.first(where: { $0.parameters.contains(item.name) }) {
                places.append(
                    .init(
                        parameter: item.name, detail: "\(item.name) has no meaning for \(product.fileName)",
                        expected: "\(owner.fileName) takes it"))
            } else {
                places.append(
                    .init(
                        parameter: item.name,
                        detail:
                            "\(ProductRequest.quoted(item.name)) is no parameter here; the document says what is drawn",
                        expected: known.joined(separator: ", "),
                        suggestion: Spelling.nearest(to: item.name, among: known)))
            }
        }
        if let version = query.firstValue(of: "v"), version != Engine.version {
            places.append(
                .init(
                    parameter: "v",
                    detail: "v asks for version \(ProductRequest.quoted(version)), which this server is not",
                    expected: Engine.version, suggestion: Engine.version))
        }
        if let form = query.firstValue(of: "onerror"), ProblemForm(rawValue: form) == nil {
            let words = ProblemForm.allCases.map(\.rawValue)
            places.append(
                .init(
                    parameter: "onerror", detail: "onerror cannot be \(ProductRequest.quoted(form))",
                    expected: words.joined(separator: ", "), suggestion: Spelling.nearest(to: form, among: words)))
        }
        if !places.isEmpty { throw ProblemDetails(.invalidParameter, places) }
    }

    /// The document of the query (GET) or of the body (POST).
    func inlineDocument(
        _ request: Request, _ query: [RequestTarget.QueryItem]
    ) throws(ProblemDetails) -> SourceDocument {
        guard request.method == .post else {
            var document: [(name: String, value: String)] = []
            document.reserveCapacity(query.count)
            for item in query where !parameters.ofDrawings.contains(item.name) {
                document.append((item.name, item.value))
            }
            return SourceDocument(.parameters(document), freshness: .day)
        }
        return SourceDocument(try body(of: request), freshness: .revalidate)
    }

    /// The document of a body, by its type.
    func body(of request: Request) throws(ProblemDetails) -> SourceDocument.Form {
        if request.body.count > configuration.limits.body {
            throw .overLimit("the body", configuration.limits.body, "bytes")
        }
        guard let field = request.headers["Content-Type"] else { return .json(request.body) }
        let type = MediaType(field)
        switch type?.essence {
        case "application/json": return .json(request.body)
        case let essence? where essence.hasSuffix("+json"): return .json(request.body)
        case "application/x-www-form-urlencoded":
            let target: RequestTarget
            do throws(InvalidTarget) {
                target = try RequestTarget("/?" + String(decoding: request.body, as: UTF8.self))
            } catch {
                throw ProblemDetails(.badRequest, "the body is not a form: " + error.explanation)
            }
            return .parameters(target.query.map { ($0.name, $0.value) })
        case "text/x-swift" where SourceDocument.readsSwift:
            let around = request.target.query.filter {
                $0.name != "view" && SourceDocument.surroundings.contains($0.name)
            }
            return .swift(
                request.body, around.map { ($0.name, $0.value) }, view: request.target.firstValue(of: "view"))
        default:
            throw ProblemDetails(
                .unsupportedMediaType, "a document is not read from \(ProductRequest.quoted(field))",
                available: ["application/json", "application/x-www-form-urlencoded"]
                    + (SourceDocument.readsSwift ? ["text/x-swift"] : []))
        }
    }

    /// The document that a URL carries: base64url of its JSON, deflated or not.
    func encodedDocument(_ text: String) throws(ProblemDetails) -> SourceDocument {
        guard let bytes = Base64URL.decode(text) else {
            throw ProblemDetails(
                .unreadableDocument, "the document in the path is not base64url without padding (RFC 4648, section 5)")
        }
        let isPlain = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x7B
        if isPlain { return SourceDocument(.json(bytes), freshness: .day) }
        let limit = configuration.limits.inflated
        do throws(Gzip.InflateFailure) {
            return SourceDocument(.json(try Gzip.inflate(bytes, limit: limit)), freshness: .day)
        } catch {
            switch error {
            case .overLimit: throw .overLimit("the document in the path, once inflated,", limit, "bytes")
            case .damaged:
                throw ProblemDetails(
                    .unreadableDocument,
                    "the document in the path is neither a JSON object nor deflated (RFC 1950, 1951)")
            }
        }
    }
}

extension ProblemDetails {
    /// Something passes a limit.
    package static func overLimit(_ what: String, _ limit: Int, _ unit: String) -> ProblemDetails {
        var problem = ProblemDetails(.overLimit, "\(what) is over the limit of \(limit) \(unit)")
        problem.limit = limit
        return problem
    }
}

/// The names of the query's parameters that are not a document's.
struct DrawingParameters: Sendable {
    /// Those that every drawing takes.
    let common: [String]
    /// Those that some drawing takes.
    let ofDrawings: Set<String>

    init(isSigned: Bool) {
        common = ["v", "onerror"] + (isSigned ? ["sig"] : [])
        ofDrawings = Set(Product.allCases.flatMap(\.parameters) + common)
    }
}
