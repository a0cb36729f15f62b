internal import CHTTPServer
package import HTTP

/// A request refused before the responder sees it, and why.
package struct Refusal: Sendable {
    /// What is wrong with the request, or with the moment.
    package enum Reason: Sendable, Equatable {
        /// The body is longer than this many bytes.
        case bodyTooLarge(limit: Int)
        /// The bodies being received hold this many bytes between them already.
        case buffersFull(limit: Int)
        /// The target is longer than this many bytes.
        case targetTooLong(limit: Int)
        /// The header section is longer than this many bytes, or has over `fields` fields.
        case headerTooLarge(limit: Int, fields: Int)
        /// Where the body ends can be read in two ways.
        case ambiguousFraming
        /// `Host` is missing or repeated.
        case badHost
        /// A header field has a name or a value with bytes that do not belong there.
        case badField
        /// The body has a transfer coding other than chunked.
        case unknownCoding
        /// The version is neither HTTP/1.0 nor HTTP/1.1.
        case unknownVersion
        /// The target cannot be decoded.
        case badTarget(InvalidTarget)
        /// Every worker is busy and the queue is full.
        case busy
        /// No worker was free for this long.
        case waitedTooLong(limit: Duration)
    }

    /// What is wrong.
    package let reason: Reason
    /// The method as sent.
    package let method: Method
    /// The target as sent, which may be what is wrong.
    package let rawTarget: String
    /// The header fields that arrived, for example to see which media types are accepted.
    package let headers: Headers

    /// The status this should be answered with.
    package var status: Status {
        switch reason {
        case .bodyTooLarge: .contentTooLarge
        case .targetTooLong: .uriTooLong
        case .headerTooLarge: .headerFieldsTooLarge
        case .ambiguousFraming, .badHost, .badField, .badTarget: .badRequest
        case .unknownCoding: .notImplemented
        case .unknownVersion: .versionNotSupported
        case .busy, .buffersFull, .waitedTooLong: .serviceUnavailable
        }
    }

    /// One sentence for the client, in plain ASCII without quotes; it names the limit where there is one.
    package var explanation: String {
        switch reason {
        case .bodyTooLarge(let limit): "the body is over the limit of \(limit) bytes"
        case .buffersFull(let limit):
            "other bodies being received hold the \(limit) bytes there are for them; try again in a moment"
        case .targetTooLong(let limit):
            "the request target is over the limit of \(limit) bytes; send the document as the body of a POST instead"
        case .headerTooLarge(let limit, let fields):
            "the header section is over the limit of \(limit) bytes or \(fields) fields"
        case .ambiguousFraming:
            "the length of the body must be said once, by one Content-Length or by Transfer-Encoding: chunked"
        case .badHost: "an HTTP/1.1 request needs exactly one Host field"
        case .badField: "a header field has a name or a value with characters that are not allowed there"
        case .unknownCoding: "chunked is the only transfer coding accepted"
        case .unknownVersion: "HTTP/1.1 and HTTP/1.0 are spoken here"
        case .badTarget(let error): error.explanation
        case .busy: "every worker is busy and the queue is full; try again in a moment"
        case .waitedTooLong(let limit):
            "no worker was free within the \(limit.components.seconds) seconds a request may wait; try again in a moment"
        }
    }

    /// The plain answer: problem details (RFC 9457) with status, title and the explanation, not to be stored.
    package var response: Response {
        let text = """
            {"type":"about:blank","title":"\(status.phrase)","status":\(status.code),"detail":"\(explanation)"}
            """
        var response = Response(status, .problem, Array(text.utf8))
        response.headers["Cache-Control"] = "no-store"
        if status == .serviceUnavailable { response.headers["Retry-After"] = "1" }
        return response
    }
}

extension Refusal.Reason {
    init?(_ refusal: http_refusal, limits: ServerConfiguration.Limits) {
        switch refusal {
        case HTTP_REFUSED_BODY_SIZE: self = .bodyTooLarge(limit: limits.body)
        case HTTP_REFUSED_BUFFERS: self = .buffersFull(limit: limits.buffered)
        case HTTP_REFUSED_TARGET_SIZE: self = .targetTooLong(limit: limits.target)
        case HTTP_REFUSED_HEADER_SIZE:
            self = .headerTooLarge(limit: limits.header, fields: HTTP_FIELD_LIMIT)
        case HTTP_REFUSED_FRAMING: self = .ambiguousFraming
        case HTTP_REFUSED_HOST: self = .badHost
        case HTTP_REFUSED_FIELD: self = .badField
        case HTTP_REFUSED_CODING: self = .unknownCoding
        case HTTP_REFUSED_VERSION: self = .unknownVersion
        default: return nil
        }
    }
}
