/// A status code, 100-599, with its reason phrase (RFC 9110, 15).
package struct Status: Sendable, Hashable {
    /// The three-digit code.
    package let code: Int

    private init(_ code: Int) {
        self.code = code
    }

    /// A status by number, or `nil` outside 100-599.
    package init?(code: Int) {
        guard (100...599).contains(code) else { return nil }
        self.code = code
    }

    /// Whether the code is 2xx.
    package var isSuccess: Bool { (200...299).contains(code) }

    /// 200: here it is.
    package static let ok = Status(200)
    /// 201: made; `Location` says where.
    package static let created = Status(201)
    /// 204: done, and there is nothing to say.
    package static let noContent = Status(204)
    /// 304: the client's copy is good.
    package static let notModified = Status(304)
    /// 308: moved for good; repeat the same request there.
    package static let permanentRedirect = Status(308)
    /// 400: the request cannot be read.
    package static let badRequest = Status(400)
    /// 403: understood and refused.
    package static let forbidden = Status(403)
    /// 404: nothing here.
    package static let notFound = Status(404)
    /// 405: not with this method; `Allow` lists those that work.
    package static let methodNotAllowed = Status(405)
    /// 406: not in a form the client accepts.
    package static let notAcceptable = Status(406)
    /// 408: the request took too long to arrive.
    package static let requestTimeout = Status(408)
    /// 412: a condition of the request does not hold.
    package static let preconditionFailed = Status(412)
    /// 413: the body is over the limit.
    package static let contentTooLarge = Status(413)
    /// 414: the target is over the limit.
    package static let uriTooLong = Status(414)
    /// 415: the body is of a type nobody here reads.
    package static let unsupportedMediaType = Status(415)
    /// 422: readable, but it does not make sense.
    package static let unprocessableContent = Status(422)
    /// 429: too many requests from this client.
    package static let tooManyRequests = Status(429)
    /// 431: the header section is over the limit.
    package static let headerFieldsTooLarge = Status(431)
    /// 500: a fault of the program.
    package static let internalServerError = Status(500)
    /// 501: a method or transfer coding that is not known here.
    package static let notImplemented = Status(501)
    /// 503: too busy now; `Retry-After` says when to come back.
    package static let serviceUnavailable = Status(503)
    /// 505: a version of HTTP that is not spoken here.
    package static let versionNotSupported = Status(505)

    /// The standard phrase, also a fitting problem title; `Status` and the number where there is none here.
    package var phrase: String {
        switch code {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 304: "Not Modified"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Status \(code)"
        }
    }
}
