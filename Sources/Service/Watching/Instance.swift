internal import HTTP
internal import Synchronization

/// One request, as the log and a problem's `instance` name it.
struct Instance: Sendable {
    private let number: UInt64
    /// Where the caller counts it, if it says so.
    let trace: TraceContext?

    // Chance once a process: asking the kernel for each request would cost a tenth of one that is ready.
    private static let seed = UInt64.random(in: .min ... .max)
    private static let count = Atomic<UInt64>(0)
    /// 2^64 over the golden ratio, odd: its multiples lie far apart and repeat only after 2^64.
    private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// A name of its own; a caller's trace is kept beside it.
    init(_ request: Request? = nil) {
        trace = TraceContext(request?.headers["traceparent"])
        number = Self.seed &+ Self.count.wrappingAdd(1, ordering: .relaxed).newValue &* Self.step
    }

    /// A URN that nobody else has.
    var name: String {
        let digits = String(number, radix: 16)
        return "urn:zoetrope:request:" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
