/// Whatever answers requests; failures have become statuses by the time it returns.
package protocol Responder: Sendable {
    /// The answer to a request; called on several threads at once.
    func respond(to request: Request) -> Response
}
