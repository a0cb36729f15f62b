/// An answer: a status, header fields and a body.
///
/// The server adds `Content-Length` and `Date`, and sends no body in answer to HEAD or with 304: both should be given
/// the body a GET would have, so that its length is told.
package struct Response: Sendable {
    /// How it went.
    package var status: Status
    /// The header fields in the order they go out.
    package var headers: Headers
    /// What follows them.
    package var body: ResponseBody

    /// An answer from its parts.
    package init(_ status: Status = .ok, headers: Headers = [:], body: ResponseBody = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with a body of one media type; further fields may be added to `headers`.
    package init(_ status: Status = .ok, _ type: MediaType, _ bytes: [UInt8]) {
        self.init(status, headers: ["Content-Type": type.text], body: ResponseBody(bytes))
    }
}
