internal import HTTP

extension Service {
    /// A file of the preview page, or 404 with the path that was probably meant.
    func file(_ request: Request, _ instance: Instance) -> Outcome {
        let label = "/{file}"
        let isGet = request.method == .get || request.method == .head
        if let bytes = configuration.publicFolder?.contents(of: request.target.segments) {
            let methods = "GET, HEAD, OPTIONS"
            if request.method == .options {
                return Outcome(response: Response(.noContent, headers: ["Allow": methods]), route: label)
            }
            guard isGet else {
                var problem = ProblemDetails(
                    .methodNotAllowed,
                    "a file answers \(methods), not \(ProductRequest.quoted(request.method.name))",
                    available: ["GET", "HEAD", "OPTIONS"])
                problem.headers = ["Allow": methods]
                return outcome(problem, request, nil, instance)
            }
            return Outcome(
                response: sender.send(fileAnswer(request.target.segments.last ?? "", bytes), to: request, route: nil),
                route: label)
        }
        let suggestion = RouteTable.suggestion(for: request.target.path)
        let place = ProblemDetails.Place(
            detail: "no route is \(ProductRequest.quoted(request.target.path))", expected: "a path of /openapi.json",
            suggestion: suggestion)
        return outcome(
            ProblemDetails(.notFound, "nothing is at \(ProductRequest.quoted(request.target.path))", places: [place]),
            request,
            nil, instance)
    }

    /// The preview page itself.
    func page() throws(ProblemDetails) -> Answer {
        guard let bytes = configuration.publicFolder?.contents(of: ["index.html"]) else {
            throw ProblemDetails(.notFound, "this server has no preview page; start it with --public FOLDER")
        }
        return fileAnswer("index.html", bytes)
    }

    private func fileAnswer(_ name: String, _ bytes: [UInt8]) -> Answer {
        Answer(type: Self.type(of: name), bytes: bytes, freshness: .revalidate)
    }

    private static func type(of name: String) -> MediaType {
        switch name.split(separator: ".").last {
        case "html": .html
        case "css": .css
        case "js": .javascript
        case "json": .json
        case "svg": .svg
        case "csv": .csv
        case "swift": .swift
        case "png": MediaType("image/png") ?? .plain
        case "ico": MediaType("image/x-icon") ?? .plain
        case "woff2": MediaType("font/woff2") ?? .plain
        case "webmanifest": MediaType("application/manifest+json") ?? .json
        default: .plain
        }
    }
}
