internal import Writers

/// The value of a `Server-Timing` field.
enum ServerTiming {
    /// The steps of an answer made now, in milliseconds.
    static func text(_ timings: [Answer.Timing]) -> String {
        var buffer = ByteBuffer()
        for timing in timings {
            buffer.append(unescaped: timing.name)
            buffer.append(";dur=")
            buffer.append(timing.seconds * 1000)
            buffer.append(", ")
        }
        buffer.append("cache;desc=miss")
        return buffer.string
    }

    /// An answer that was ready.
    static let hit = "cache;desc=hit"
}
