internal import HTTP

/// The fields that say what a browser may do with an answer.
enum SecurityHeaders {
    /// A picture may style itself and hold pictures and fonts in itself; nothing is fetched, nothing runs.
    private static let picture =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
    /// The preview page uses its own files and what this server draws; its pictures may be blobs that it made.
    private static let page =
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        + "font-src 'self' data:; connect-src 'self'; object-src 'self' blob:; frame-src 'self' blob:; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    private static let data = "default-src 'none'; frame-ancestors 'none'"

    /// Adds them for a type; `isShared` lets pages of other origins use the answer.
    static func add(to headers: inout Headers, for type: MediaType, isShared: Bool) {
        let policy =
            switch type.essence {
            case "image/svg+xml": picture
            case "text/html": page
            default: data
            }
        headers.add("Content-Security-Policy", policy)
        headers.add("X-Content-Type-Options", "nosniff")
        headers.add("Cross-Origin-Resource-Policy", isShared ? "cross-origin" : "same-origin")
        if type.essence == "text/html" { headers.add("Referrer-Policy", "no-referrer") }
        guard isShared else { return }
        headers.add("Access-Control-Allow-Origin", "*")
        headers.add("Access-Control-Expose-Headers", "ETag, Location, Retry-After, Server-Timing, Stand-Ins")
        headers.add("Timing-Allow-Origin", "*")
    }
}
