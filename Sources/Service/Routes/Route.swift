internal import HTTP

/// One line of the route table: what a path looks like, and what is done there.
final class Route: Sendable {
    /// The path with its variable names in braces, as `/openapi.json`, the log and the metrics show it.
    let path: String
    /// What is done.
    let endpoint: Endpoint
    /// The methods that do it, beside HEAD and OPTIONS.
    let methods: [Method]
    /// What it answers, for `/openapi.json`.
    let summary: String

    /// Every method that is answered with something else than 405.
    let allowed: [Method]

    private let parts: [Part]

    private enum Part: Sendable {
        case name(String)
        case variable
    }

    init(_ path: String, _ endpoint: Endpoint, methods: [Method] = [.get], _ summary: String) {
        self.path = path
        self.endpoint = endpoint
        self.methods = methods
        self.summary = summary
        allowed = methods.flatMap { $0 == .get ? [.get, .head] : [$0] } + [.options]
        parts = path.split(separator: "/").map { part in
            part.hasPrefix("{") ? .variable : .name(String(part))
        }
    }

    /// What the variables stand for in a path, or `nil` when the path is another.
    func variables(in segments: [String]) -> [String]? {
        guard segments.count == parts.count else { return nil }
        var variables: [String] = []
        for (part, segment) in zip(parts, segments) {
            switch part {
            case .name(let name): guard name == segment else { return nil }
            case .variable: variables.append(segment)
            }
        }
        return variables
    }
}

/// What is done at a route.
enum Endpoint: Sendable, Equatable {
    /// Draws the document that the request carries in its query or body.
    case render
    /// Draws the document that the path carries.
    case renderEncoded
    /// Draws a stored document.
    case renderStored
    /// Draws an example.
    case renderExample
    /// Stores the body.
    case store
    /// Gives a stored document back.
    case stored
    /// Compares two documents.
    case compare
    /// Lists the examples.
    case examples
    /// Gives an example.
    case example
    /// Describes the routes.
    case openAPI
    /// Describes documents.
    case schema
    /// Lists the limits.
    case limits
    /// Names the versions.
    case version
    /// Says that the process lives.
    case health
    /// Says that requests can be answered.
    case readiness
    /// Gives the counters.
    case metrics
    /// Explains a kind of problem.
    case problem
    /// Gives the preview page.
    case page

    /// Whether whoever asks decides what is drawn or kept.
    var needsSignature: Bool {
        switch self {
        case .render, .renderEncoded, .store: true
        default: false
        }
    }

    /// Whether pages of any origin may use the answer.
    var isShared: Bool {
        switch self {
        case .metrics, .page: false
        default: true
        }
    }
}
