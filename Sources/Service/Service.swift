internal import CarouselDocument
package import DocumentStore
package import HTTP

/// Answers every request: finds the route, makes the answer, and turns failures into statuses.
package struct Service: Responder {
    /// What a service works with.
    package struct Configuration: Sendable {
        /// Where it refuses.
        package var limits = Limits()
        /// The preview page's files, if there are any.
        package var publicFolder: Folder?
        /// The documents of `/v1/examples`.
        package var examples = Examples()
        /// Where requests are logged.
        package var log = RequestLog(descriptor: nil)
        /// The key that URLs must be signed with to be drawn; without one everybody may draw.
        package var signingKey: SigningKey?
        /// Whether `/metrics` is answered here; not when it has a port of its own.
        package var showsMetrics = true

        /// The defaults.
        package init() {}
    }

    let configuration: Configuration
    let reader: any DocumentReader
    let writer: any DocumentWriter
    let sender: Sender
    let metrics = Metrics()
    let parameters: DrawingParameters
    let plans = PlanCache()

    /// A service on a store.
    package init(_ configuration: Configuration, reader: any DocumentReader, writer: any DocumentWriter) {
        self.configuration = configuration
        self.reader = reader
        self.writer = writer
        parameters = DrawingParameters(isSigned: configuration.signingKey != nil)
        sender = Sender(cache: ResponseCache(limit: configuration.limits.cache))
    }

    /// The answer, made now, counted and logged.
    package func respond(to request: Request) -> Response {
        let watch = Stopwatch()
        metrics.begin()
        let instance = Instance(request)
        return finish(request, instance, outcome(request, instance), watch)
    }

    /// An answer that was kept, counted and logged; `nil` where it is to be made.
    ///
    /// Most requests by far are for what was kept, so it is known by its key before any route is.
    package func ready(for request: Request) -> Response? {
        let watch = Stopwatch()
        guard let content = Self.contentKey(request), let kept = sender.kept(request, content: content)
        else { return nil }
        let outcome = Outcome(response: kept.response, route: kept.route, isHit: true)
        return finish(request, Instance(request), outcome, watch, hasBegun: false)
    }

    /// Counts and logs an answer; one that was ready was never in flight, and has a name only where it is logged.
    private func finish(
        _ request: Request, _ instance: @autoclosure () -> Instance, _ outcome: Outcome, _ watch: Stopwatch,
        hasBegun: Bool = true
    ) -> Response {
        let seconds = watch.seconds
        metrics.end(
            route: outcome.route, method: request.method, response: outcome.response, seconds: seconds,
            hasBegun: hasBegun)
        configuration.log.add(
            RequestLog.Line(
                instance: instance(), method: request.method, route: outcome.route, response: outcome.response,
                seconds: seconds, isHit: outcome.isHit, failure: outcome.failure))
        return outcome.response
    }

    /// What became of a request.
    struct Outcome {
        var response: Response
        var route: String
        var isHit = false
        var failure: String?
    }

    private func outcome(_ request: Request, _ instance: Instance) -> Outcome {
        let content = Self.contentKey(request)
        if request.method == .options, request.target.raw == "*" {
            // The server as a whole (RFC 9110, 9.3.7).
            return Outcome(
                response: Response(.noContent, headers: ["Allow": "GET, HEAD, POST, OPTIONS"]), route: "*")
        }
        guard let match = RouteTable.match(request.target.segments) else {
            return file(request, instance)
        }
        let route = match.route
        if request.method == .options { return Outcome(response: options(route), route: route.path) }
        guard route.allowed.contains(request.method) else {
            let methods = route.allowed.map(\.name).joined(separator: ", ")
            var problem = ProblemDetails(
                .methodNotAllowed,
                "\(route.path) answers \(methods), not \(ProductRequest.quoted(request.method.name))",
                available: route.allowed.map(\.name))
            problem.headers = ["Allow": methods]
            return outcome(problem, request, route, instance)
        }
        do throws(ProblemDetails) {
            let answer = try answer(request, match)
            return Outcome(
                response: sender.send(answer, to: request, route: route, content: content), route: route.path)
        } catch {
            return outcome(error, request, route, instance)
        }
    }

    /// Whether an answer that is not ready takes long enough to be worth a worker thread: it has to be drawn.
    package func shouldOffload(_ request: Request) -> Bool {
        guard [.get, .head, .post].contains(request.method),
            let match = RouteTable.match(request.target.segments)
        else { return false }
        switch match.route.endpoint {
        case .render: return !isSmallStill(request, match.variables[0])
        case .store, .renderEncoded, .renderStored, .renderExample: return true
        default: return false
        }
    }

    /// Whether a drawing costs about as much as handing it over does, some 50 µs with all the switching of threads: a still
    /// of a short query for a few cards, at worst a millisecond.
    func isSmallStill(_ request: Request, _ file: String) -> Bool {
        guard request.method != .post, file == Product.frame.fileName, request.target.raw.utf8.count <= 256
        else { return false }
        guard let items = request.target.firstValue(of: "items") else { return true }
        return items.utf8.count <= 2
    }

    /// The answer to a request that was refused before it could be read whole.
    package func refuse(
        _ problem: ProblemDetails, method: Method, rawTarget: String, headers: Headers
    ) -> Response {
        let asksForPicture =
            rawTarget.prefix { $0 != "?" }.hasSuffix(".svg") && Accept(headers.list("Accept")).names(.svg)
        let response = response(to: problem, as: asksForPicture ? .picture : .json, route: nil, Instance())
        metrics.refused(method: method, response: response)
        return response
    }

    /// Takes the reading that `/metrics` gives of the server in front of the service.
    package func note(_ load: ServerLoad) { metrics.note(load) }

    private func options(_ route: Route) -> Response {
        let methods = route.allowed.map(\.name).joined(separator: ", ")
        var headers: Headers = ["Allow": methods]
        if route.endpoint.isShared {
            headers.add("Access-Control-Allow-Origin", "*")
            headers.add("Access-Control-Allow-Methods", methods)
            headers.add("Access-Control-Allow-Headers", "Accept, Content-Type, If-None-Match, traceparent")
            headers.add("Access-Control-Max-Age", "86400")
        }
        return Response(.noContent, headers: headers)
    }

    /// What tells one body from another: nothing where there is none, nil where an answer is not kept.
    private static func contentKey(_ request: Request) -> String? {
        if request.method == .get || request.method == .head { return "" }
        guard request.method == .post, RouteTable.match(request.target.segments)?.route.endpoint == .render
        else { return nil }
        let digest = Digest(of: request.body)
        return "\(Base64URL.encode(digest.bytes)) \(request.headers["Content-Type"] ?? "") "
    }
}
