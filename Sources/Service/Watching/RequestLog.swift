internal import Glibc
internal import HTTP
internal import Locks
internal import Writers

/// One line of JSON for each request, collected and handed on in blocks.
///
/// Documents are not logged: a line names the route, not the URL.
package final class RequestLog: Sendable {
    private let pending = Locked(ByteBuffer(capacity: 2 * blockSize))
    private let descriptor: Int32?
    private static let blockSize = 16 << 10

    /// A log that goes to a file descriptor, or nowhere.
    package init(descriptor: Int32?) {
        self.descriptor = descriptor
    }

    /// What is known of a request once it is answered.
    struct Line {
        let instance: Instance
        let method: Method
        let route: String
        let response: Response
        let seconds: Double
        let isHit: Bool
        /// Why it failed, for our eyes only.
        let failure: String?
    }

    func add(_ known: @autoclosure () -> Line) {
        guard descriptor != nil else { return }
        let line = known()
        var json = JSONWriter(capacity: 512)
        json.object { json in
            json.member("time", Self.now())
            json.member("instance", line.instance.name)
            json.member("method", String(line.method.name.prefix(32)))
            json.member("route", line.route)
            json.member("status", line.response.status.code)
            json.member("bytes", line.response.body.bytes.count)
            json.member("milliseconds", line.seconds * 1000)
            json.member("cache", line.isHit ? "hit" : "miss")
            if let trace = line.instance.trace {
                json.member("trace", trace.traceID)
                json.member("parent", trace.parentID)
            }
            if let failure = line.failure { json.member("failure", failure) }
        }
        let isFull = pending.withLock { pending in
            pending.append(json.buffer)
            pending.append("\n")
            return pending.count >= Self.blockSize
        }
        if isFull { flush() }
    }

    /// Hands on what was collected; call it now and then, and at the end.
    package func flush() {
        guard let descriptor else { return }
        // Written under the lock, so that lines of two threads do not mix.
        pending.withLock { pending in
            pending.withBytes { bytes in
                var written = 0
                while written < bytes.count {
                    let count = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                    if count < 0, errno == EINTR { continue }
                    // A log that cannot be written is no reason to stop answering.
                    guard count > 0 else { break }
                    written += count
                }
            }
            pending.truncate(to: 0)
        }
    }

    /// The instant in RFC 3339's form, in UTC.
    private static func now() -> String {
        var clock = timespec()
        clock_gettime(CLOCK_REALTIME, &clock)
        var parts = tm()
        gmtime_r(&clock.tv_sec, &parts)
        var buffer = ByteBuffer(capacity: 24)
        func append(_ number: Int, digits: Int, then mark: StaticString) {
            let text = String(number)
            for _ in 0..<max(0, digits - text.utf8.count) { buffer.append("0") }
            buffer.append(unescaped: text)
            buffer.append(mark)
        }
        append(Int(parts.tm_year) + 1900, digits: 4, then: "-")
        append(Int(parts.tm_mon) + 1, digits: 2, then: "-")
        append(Int(parts.tm_mday), digits: 2, then: "T")
        append(Int(parts.tm_hour), digits: 2, then: ":")
        append(Int(parts.tm_min), digits: 2, then: ":")
        append(Int(parts.tm_sec), digits: 2, then: ".")
        append(clock.tv_nsec / 1_000_000, digits: 3, then: "Z")
        return buffer.string
    }
}
