package import CarouselDocument
internal import ViewTree

/// A document as it reached us, not read yet.
struct SourceDocument: Sendable {
    /// How it is written.
    enum Form: Sendable {
        /// As JSON.
        case json([UInt8])
        /// As query parameters.
        case parameters([(name: String, value: String)])
    }

    /// What is to be read.
    let form: Form
    /// How long what is drawn of it may be kept.
    let freshness: Answer.Freshness

    init(_ form: Form, freshness: Answer.Freshness) {
        self.form = form
        self.freshness = freshness
    }

    /// The JSON, empty for parameters.
    var bytes: [UInt8] {
        if case .json(let bytes) = form { bytes } else { [] }
    }

    /// Reads it.
    func scene(_ limits: Limits) throws(ProblemDetails) -> Scene {
        var most = limits.document
        most.bytes = max(limits.body, limits.inflated)
        do throws(InvalidDocument) {
            switch form {
            case .json(let bytes): return try Scene(json: bytes, limits: most)
            case .parameters(let parameters): return try Scene(query: parameters, limits: most)
            }
        } catch {
            throw ProblemDetails(error, isQuery: isQuery)
        }
    }

    private var isQuery: Bool {
        if case .parameters = form { true } else { false }
    }
}

extension ProblemDetails {
    /// What is wrong with a document; a place in a query is a parameter, in JSON a pointer.
    package init(_ invalid: InvalidDocument, isQuery: Bool = false) {
        let places = invalid.problems.map { problem in
            Place(
                pointer: isQuery ? nil : problem.pointer,
                parameter: isQuery ? problem.pointer.split(separator: "/").first.map(String.init) ?? "" : nil,
                detail: problem.detail, expected: problem.expected, suggestion: problem.suggestion)
        }
        switch invalid.kind {
        case .unreadable: self.init(.unreadableDocument, places.first?.detail ?? "no JSON", places: places)
        case .invalid: self.init(isQuery ? .invalidParameter : .invalidDocument, places)
        }
    }
}

extension ProductRequest {
    /// The product of a document in JSON: all the steps from its bytes to the product's.
    package func bytes(of document: [UInt8], limits: Limits) throws(ProblemDetails) -> [UInt8] {
        let scene = try SourceDocument(.json(document), freshness: .never).scene(limits)
        return try draw(try timeline(of: scene), limits: limits)
    }
}
