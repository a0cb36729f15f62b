internal import HTTP

extension Service {
    /// How a problem is shown.
    enum ProblemForm: String, CaseIterable {
        /// As problem details.
        case json = "problem"
        /// Drawn.
        case picture = "image"
        /// As an empty picture.
        case blank = "hide"
    }

    /// The outcome of a request that met a problem.
    func outcome(_ problem: ProblemDetails, _ request: Request, _ route: Route?, _ instance: Instance) -> Outcome {
        Outcome(
            response: response(to: problem, as: form(for: request), route: route, instance),
            route: route?.path ?? "none",
            failure: problem.cause.map { "\(problem.kind.rawValue): \($0)" } ?? problem.kind.rawValue)
    }

    /// The response that tells a problem; its status is the honest one in every form.
    func response(to problem: ProblemDetails, as form: ProblemForm, route: Route?, _ instance: Instance) -> Response {
        let (type, bytes): (MediaType, [UInt8]) =
            switch form {
            case .json: (.problem, problem.json(instance: instance.name))
            case .picture: (.svg, problem.picture(instance: instance.name))
            case .blank: (.svg, ProblemDetails.blank)
            }
        var headers: Headers = ["Content-Type": type.text]
        headers.add(contentsOf: problem.headers)
        if problem.status == .serviceUnavailable, headers["Retry-After"] == nil { headers.add("Retry-After", "1") }
        // The same URL may be right after an upgrade; a fault of ours or a full queue may be over at once.
        let isLasting = (400...499).contains(problem.status.code) && route != nil
        headers.add("Cache-Control", (isLasting ? Answer.Freshness.minute : .never).rawValue)
        headers.add("Vary", "Accept")
        SecurityHeaders.add(to: &headers, for: type, isShared: route?.endpoint.isShared ?? true)
        return Response(problem.status, headers: headers, body: ResponseBody(bytes))
    }

    /// A picture where a picture is asked for by a client that shows nothing else, unless `onerror` says otherwise.
    private func form(for request: Request) -> ProblemForm {
        guard let file = request.target.segments.last, request.target.segments.first == "v1",
            Product.allCases.contains(where: { $0.fileName == file && $0.mediaType == .svg })
                || Product.choices(named: file).contains(where: { $0.mediaType == .svg })
        else { return .json }
        if let asked = request.target.firstValue(of: "onerror"), let form = ProblemForm(rawValue: asked) { return form }
        return Accept(request.headers.list("Accept")).names(.svg) ? .picture : .json
    }
}
