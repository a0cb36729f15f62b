internal import HTTP

/// One request, as the log and a problem's `instance` name it.
struct Instance: Sendable {
    /// A URN that nobody else has.
    let name: String
    /// Where the caller counts it, if it says so.
    let trace: TraceContext?

    /// A name by chance; a caller's trace is kept beside it.
    init(_ request: Request? = nil) {
        trace = TraceContext(request?.headers["traceparent"])
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        name = "urn:zoetrope:request:" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
