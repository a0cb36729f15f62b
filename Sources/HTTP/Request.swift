/// A whole request, body included, already held to the server's limits.
package struct Request: Sendable {
    /// What to do.
    package let method: Method
    /// What to do it to.
    package let target: RequestTarget
    /// The header fields in the order they arrived.
    package let headers: Headers
    /// The body without transfer coding; empty when there is none.
    package let body: [UInt8]

    /// A request from its parts.
    package init(method: Method, target: RequestTarget, headers: Headers = [:], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}
