internal import CarouselDocument
internal import HTTP

/// The routes in the order they are tried; what is not here may be a file of the preview page.
enum RouteTable {
    static let routes: [Route] = [
        Route("/", .page, "The preview page"),
        Route("/v1/{product}", .render, methods: [.get, .post], "A document of the query or of the body, drawn"),
        Route("/v1/d/{document}/{product}", .renderEncoded, "A document of the URL (base64url of its JSON), drawn"),
        Route("/v1/carousels", .store, methods: [.post], "Stores a document under the hash of its content"),
        Route("/v1/carousels/{id}", .stored, "A stored document"),
        Route("/v1/carousels/{id}/{product}", .renderStored, "A stored document, drawn"),
        Route("/v1/compare", .compare, methods: [.post], "What differs between two documents, in sentences or drawn"),
        Route("/v1/examples", .examples, "The examples"),
        Route("/v1/examples/{name}", .example, "The document of an example"),
        Route("/v1/examples/{name}/{product}", .renderExample, "An example, drawn"),
        Route("/v1/problems/{name}", .problem, "What a kind of problem means"),
        Route("/openapi.json", .openAPI, "This description"),
        Route("/schema/carousel.json", .schema, "The JSON Schema of documents"),
        Route("/limits", .limits, "Every limit, its value and how to set it"),
        Route("/version", .version, "The version of the engine and of the schema"),
        Route("/healthz", .health, "Whether the process lives"),
        Route("/readyz", .readiness, "Whether requests can be answered"),
        Route("/metrics", .metrics, "Counters in Prometheus' text format"),
    ]

    /// A route that fits a path, and what its variables stand for.
    struct Match {
        let route: Route
        let variables: [String]
    }

    /// The first route that fits; names of their own win over variables.
    static func match(_ segments: [String]) -> Match? {
        var best: Match?
        for route in routes {
            guard let variables = route.variables(in: segments) else { continue }
            if variables.isEmpty { return Match(route: route, variables: variables) }
            if best == nil { best = Match(route: route, variables: variables) }
        }
        return best
    }

    /// The path that was probably meant.
    static func suggestion(for path: String) -> String? {
        let products = Product.allCases.map { "/v1/\($0.fileName)" }
        return Spelling.nearest(to: path, among: routes.map(\.path).filter { !$0.contains("{") } + products)
    }
}
