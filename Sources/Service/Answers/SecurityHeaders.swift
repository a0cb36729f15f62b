internal import HTTP

/// The fields that say what a browser may do with an answer.
struct SecurityHeaders {
    // Made once: they are a third of the fields of every answer.
    private let own: Headers
    private let shared: Headers

    /// A picture may style itself and hold pictures and fonts in itself; nothing is fetched, nothing runs.
    private static let picture = SecurityHeaders(
        policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox")
    /// The preview page uses its own files and what this server draws; its pictures may be blobs that it made.
    private static let page = SecurityHeaders(
        policy: "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
            + "font-src 'self' data:; connect-src 'self'; object-src 'self' blob:; frame-src 'self' blob:; "
            + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        more: ["Referrer-Policy": "no-referrer"])
    private static let data = SecurityHeaders(policy: "default-src 'none'; frame-ancestors 'none'")

    private init(policy: String, more: Headers = [:]) {
        func fields(_ isShared: Bool) -> Headers {
            var headers: Headers = [
                "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff",
                "Cross-Origin-Resource-Policy": isShared ? "cross-origin" : "same-origin",
            ]
            headers.add(contentsOf: more)
            guard isShared else { return headers }
            headers.add("Access-Control-Allow-Origin", "*")
            headers.add("Access-Control-Expose-Headers", "ETag, Location, Retry-After, Server-Timing, Stand-Ins")
            headers.add("Timing-Allow-Origin", "*")
            return headers
        }
        own = fields(false)
        shared = fields(true)
    }

    /// Adds them for a type; `isShared` lets pages of other origins use the answer.
    static func add(to headers: inout Headers, for type: MediaType, isShared: Bool) {
        let fields =
            switch type.essence {
            case "image/svg+xml": picture
            case "text/html": page
            default: data
            }
        headers.add(contentsOf: isShared ? fields.shared : fields.own)
    }
}
