internal import HTTP

/// One request, as the log and a problem's `instance` name it.
struct Instance: Sendable {
    private let number: UInt64
    /// Where the caller counts it, if it says so.
    let trace: TraceContext?

    /// A name by chance; a caller's trace is kept beside it.
    init(_ request: Request? = nil) {
        trace = TraceContext(request?.headers["traceparent"])
        number = UInt64.random(in: .min ... .max)
    }

    /// A URN that nobody else has.
    var name: String {
        let digits = String(number, radix: 16)
        return "urn:zoetrope:request:" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
