internal import HTTP

/// What an endpoint has to say, before conditions and codings decide how it is sent.
struct Answer: Sendable {
    /// How it went.
    var status = Status.ok
    /// The type of the bytes.
    let type: MediaType
    /// The representation.
    let bytes: [UInt8]
    /// How long others may keep it.
    var freshness: Freshness
    /// Fields of its own, such as `Location`.
    var headers: Headers = [:]
    /// Whether `Accept` chose the type.
    var isNegotiated = false
    /// Whether making it again costs more than keeping it.
    var isWorthKeeping = false
    /// How long each step took.
    var timings: [Timing] = []

    /// One step of making it.
    struct Timing: Sendable {
        /// Its name in `Server-Timing`.
        let name: String
        /// How long it took.
        let seconds: Double
    }

    /// How long others may keep an answer (RFC 9111, 5.2; RFC 8246).
    enum Freshness: String, Sendable {
        /// The URL names the content, for ever.
        case immutable = "public, max-age=31536000, immutable"
        /// The content follows from the URL, but a later version may draw it differently.
        case day = "public, max-age=86400, stale-while-revalidate=604800"
        /// It may be otherwise in a minute.
        case minute = "public, max-age=60"
        /// Ask each time; the answer is often 304.
        case revalidate = "no-cache"
        /// Not to be kept at all.
        case never = "no-store"
    }
}
