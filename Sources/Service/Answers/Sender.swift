internal import HTTP
internal import Writers

/// Turns answers into responses: codings, entity tags, conditions, and what is kept for the next time.
struct Sender: Sendable {
    let cache: ResponseCache
    /// Bytes below which gzip saves less than its own header and a packet's slack.
    private static let smallestCompressed = 1024

    /// The response of an answer that was kept, or `nil` when there is none.
    func kept(_ request: Request, content: String) -> (response: Response, route: String)? {
        let isCompressed = AcceptEncoding(request.headers.list("Accept-Encoding")).prefersGzip
        let key = ResponseCache.Key(target: request.target.raw, content: content, isCompressed: isCompressed)
        guard let entry = cache.entry(for: key) else { return nil }
        return (Self.conditional(entry.response, entry.tag, request), entry.route)
    }

    /// The response of an answer made now.
    func send(
        _ answer: Answer, to request: Request, route: Route?, content: String? = nil
    ) -> Response {
        var bytes = answer.bytes
        let canCompress = bytes.count >= Self.smallestCompressed && answer.type.isCompressible
        let wantsCompressed = AcceptEncoding(request.headers.list("Accept-Encoding")).prefersGzip
        var isCompressed = false
        if canCompress, wantsCompressed, let smaller = Gzip.compress(bytes) {
            bytes = smaller
            isCompressed = true
        }
        var headers: Headers = ["Content-Type": answer.type.text]
        if isCompressed { headers.add("Content-Encoding", "gzip") }
        headers.add(contentsOf: answer.headers)
        headers.add("Cache-Control", answer.freshness.rawValue)
        let varied = (answer.isNegotiated ? ["Accept"] : []) + (canCompress ? ["Accept-Encoding"] : [])
        if !varied.isEmpty { headers.add("Vary", varied.joined(separator: ", ")) }
        SecurityHeaders.add(to: &headers, for: answer.type, isShared: route?.endpoint.isShared ?? false)
        guard answer.status == .ok, answer.freshness != .never,
            let tag = Self.tag(of: answer.bytes, isCompressed: isCompressed)
        else { return Response(answer.status, headers: headers, body: ResponseBody(bytes)) }
        headers.add("ETag", tag.text)
        if let content, answer.isWorthKeeping, let route {
            var kept = headers
            kept.add("Server-Timing", ServerTiming.hit)
            // What is too small to compress is the same for every client.
            let forms = canCompress ? [isCompressed] : [false, true]
            let entry = ResponseCache.Entry(
                response: Response(.ok, headers: kept, body: ResponseBody(bytes)), tag: tag, route: route.path)
            for form in forms {
                cache.keep(
                    entry, for: ResponseCache.Key(target: request.target.raw, content: content, isCompressed: form))
            }
        }
        if !answer.timings.isEmpty { headers.add("Server-Timing", ServerTiming.text(answer.timings)) }
        return Self.conditional(Response(.ok, headers: headers, body: ResponseBody(bytes)), tag, request)
    }

    /// 304 to a client that has the representation already, else the representation (RFC 9110, 13.1.2 and 15.4.5).
    private static func conditional(_ response: Response, _ tag: EntityTag, _ request: Request) -> Response {
        guard let condition = EntityTagCondition(request.headers.list("If-None-Match")),
            request.method == .get || request.method == .head, condition.matchesWeakly(tag)
        else { return response }
        var rest = response.headers
        for name in ["Content-Type", "Content-Encoding"] { rest[name] = nil }
        return Response(.notModified, headers: rest)
    }

    private static let version = ContentHash(Array("zoetrope \(Engine.version)\n".utf8)).value

    /// A strong tag: the engine's version and the bytes, and which coding they are in.
    private static func tag(of bytes: [UInt8], isCompressed: Bool) -> EntityTag? {
        let hash = bytes.withUnsafeBytes { ContentHash($0, seed: version) }
        return EntityTag(hash.hexadecimal + (isCompressed ? "-gzip" : ""))
    }
}

extension MediaType {
    /// Whether gzip makes bytes of this type fewer.
    fileprivate var isCompressible: Bool {
        switch type {
        case "text": true
        case "image": subtype == "svg+xml"
        case "application": ["json", "problem+json", "schema+json", "javascript", "x-tar"].contains(subtype)
        default: false
        }
    }
}
