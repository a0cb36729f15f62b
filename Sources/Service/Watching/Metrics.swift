internal import HTTP
internal import Locks
internal import Writers

/// What happened since the start, counted by route, method and status.
final class Metrics: Sendable {
    private struct Label: Hashable {
        let route: String
        let method: String
        let status: Int
    }

    private struct Histogram {
        var counts: [Int]
        var sum = 0.0
        var total = 0

        init(bounds: [Double]) {
            counts = Array(repeating: 0, count: bounds.count)
        }

        mutating func add(_ value: Double, bounds: [Double]) {
            sum += value
            total += 1
            for index in bounds.indices.reversed() where value <= bounds[index] { counts[index] += 1 }
        }
    }

    private struct State {
        var requests: [Label: Int] = [:]
        var durations: [String: Histogram] = [:]
        var sizes: [String: Histogram] = [:]
        var inFlight = 0
        var load = ServerLoad()
    }

    private let state = Locked(State())
    private static let durationBounds = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]
    private static let sizeBounds: [Double] = [1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216]
    private static let knownMethods: Set<String> = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"]

    func begin() {
        state.withLock { $0.inFlight += 1 }
    }

    func end(route: String, method: Method, response: Response, duration: Duration) {
        let name = Self.knownMethods.contains(method.name) ? method.name : "other"
        let label = Label(route: route, method: name, status: response.status.code)
        state.withLock { state in
            state.inFlight -= 1
            state.requests[label, default: 0] += 1
            state.durations[route, default: Histogram(bounds: Self.durationBounds)]
                .add(duration.seconds, bounds: Self.durationBounds)
            state.sizes[route, default: Histogram(bounds: Self.sizeBounds)]
                .add(Double(response.body.bytes.count), bounds: Self.sizeBounds)
        }
    }

    /// Takes the server's own reading.
    func note(_ load: ServerLoad) {
        state.withLock { $0.load = load }
    }

    /// Counts a request that was refused before it could be answered.
    func refused(method: Method, response: Response) {
        begin()
        end(route: "refused", method: method, response: response, duration: .zero)
    }

    /// Everything in Prometheus' text format, in a fixed order.
    func text(cache: ResponseCache.Counts) -> [UInt8] {
        let state = state.withLock { $0 }
        var text = MetricsText()
        text.family("build_info", "gauge", "The version that runs.")
        text.sample("build_info", [("version", Engine.version), ("schema", Engine.schemaVersion)], 1)
        text.family("requests_total", "counter", "Requests answered.")
        let labels = state.requests.keys.sorted {
            ($0.route, $0.method, $0.status) < ($1.route, $1.method, $1.status)
        }
        for label in labels {
            text.sample(
                "requests_total",
                [("route", label.route), ("method", label.method), ("code", String(label.status))],
                Double(state.requests[label] ?? 0))
        }
        text.family("requests_in_flight", "gauge", "Requests being answered.")
        text.sample("requests_in_flight", [], Double(state.inFlight))
        text.family("requests_queued", "gauge", "Requests that wait for a worker, read a few times a second.")
        text.sample("requests_queued", [], Double(state.load.queued))
        text.family("connections", "gauge", "Open connections, read a few times a second.")
        text.sample("connections", [], Double(state.load.connections))
        write("request_duration_seconds", "Seconds to make an answer.", state.durations, Self.durationBounds, to: &text)
        write("response_size_bytes", "Bytes of an answer's body.", state.sizes, Self.sizeBounds, to: &text)
        let counters: [(StaticString, StaticString, StaticString, Int)] = [
            ("cache_hits_total", "counter", "Answers found ready.", cache.hits),
            ("cache_misses_total", "counter", "Answers not found ready.", cache.misses),
            ("cache_evictions_total", "counter", "Answers that made room.", cache.evictions),
            ("cache_entries", "gauge", "Answers kept ready.", cache.entries),
            ("cache_bytes", "gauge", "Bytes of answers kept ready.", cache.bytes),
        ]
        for (name, type, help, value) in counters {
            text.family(name, type, help)
            text.sample(name, [], Double(value))
        }
        return text.bytes
    }

    private func write(
        _ name: StaticString, _ help: StaticString, _ histograms: [String: Histogram], _ bounds: [Double],
        to text: inout MetricsText
    ) {
        text.family(name, "histogram", help)
        for route in histograms.keys.sorted() {
            guard let histogram = histograms[route] else { continue }
            for (bound, count) in zip(bounds, histogram.counts) {
                text.sample(name, suffix: "_bucket", [("route", route)], bound: bound, Double(count))
            }
            text.sample(name, suffix: "_bucket", [("route", route)], bound: .infinity, Double(histogram.total))
            text.sample(name, suffix: "_sum", [("route", route)], histogram.sum)
            text.sample(name, suffix: "_count", [("route", route)], Double(histogram.total))
        }
    }
}
