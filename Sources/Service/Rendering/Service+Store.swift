internal import CarouselDocument
internal import DocumentStore
internal import HTTP
internal import Writers

extension Service {
    /// Stores a document that can be read, in its one spelling.
    func store(_ request: Request) throws(ProblemDetails) -> Answer {
        let form = try body(of: request)
        guard case .json(let document) = form else {
            throw ProblemDetails(
                .unsupportedMediaType, "only JSON documents are stored", available: ["application/json"])
        }
        _ = try SourceDocument(form, freshness: .never).read(configuration.limits)
        let canonical = try canonical(document)
        let id = try Self.translating { () throws(StoreFailure) in try writer.store(canonical) }
        let location = "/v1/carousels/\(id.text)"
        var json = JSONWriter()
        json.object { json in
            json.member("id", id.text)
            json.member("document", location)
            for product in Product.allCases { json.member(product.rawValue, "\(location)/\(product.fileName)") }
        }
        return Answer(
            status: .created, type: .json, bytes: json.bytes, freshness: .never, headers: ["Location": location])
    }

    /// The document of a name.
    func storedDocument(_ name: String) throws(ProblemDetails) -> SourceDocument {
        let missing = ProblemDetails(.notFound, "no document is stored as \(ProductRequest.quoted(name))")
        guard let id = DocumentID(name) else { throw missing }
        let document = try Self.translating { () throws(StoreFailure) in try reader.document(for: id) }
        guard let document else { throw missing }
        return SourceDocument(.json(document), freshness: .immutable)
    }

    private static func translating<Result>(
        _ body: () throws(StoreFailure) -> Result
    ) throws(ProblemDetails) -> Result {
        do throws(StoreFailure) {
            return try body()
        } catch {
            switch error {
            case .full: throw ProblemDetails(.storeFull, "the store takes no more documents")
            case .busy: throw ProblemDetails(.busy, "the store is in use; try again in a moment")
            case .broken(let reason):
                var problem = ProblemDetails(.internalError, "the store does not work")
                problem.cause = reason
                throw problem
            }
        }
    }

    /// The one spelling of a document that can be drawn: one content, one name.
    private func canonical(_ document: [UInt8]) throws(ProblemDetails) -> [UInt8] {
        do throws(InvalidDocument) {
            return try JSONValue(json: document, limits: configuration.limits.document).sorted.json()
        } catch {
            throw ProblemDetails(error)
        }
    }
}
