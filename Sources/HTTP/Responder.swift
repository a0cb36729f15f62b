/// Whatever answers requests; failures have become statuses by the time it returns.
package protocol Responder: Sendable {
    /// The answer to a request, made now; called on several threads at once.
    func respond(to request: Request) -> Response

    /// The answer to a request whose answer is at hand; asked first, on the connection's thread, so it must be quick, and
    /// once more where the request has waited since.
    func ready(for request: Request) -> Response?
}

extension Responder {
    /// Nothing is at hand.
    package func ready(for request: Request) -> Response? { nil }
}
