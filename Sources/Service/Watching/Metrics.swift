internal import HTTP
internal import Locks
internal import Writers

/// What happened since the start, counted by route, method and status.
final class Metrics: Sendable {
    /// What happened on one route.
    private struct RouteCounts {
        /// A handful, so they are searched one by one.
        var requests: [(method: String, status: Int, count: Int)] = []
        var durations = Histogram(bounds: durationBounds)
        var sizes = Histogram(bounds: sizeBounds)

        mutating func add(_ method: String, _ status: Int, _ seconds: Double, bytes: Int) {
            durations.add(seconds, bounds: durationBounds)
            sizes.add(Double(bytes), bounds: sizeBounds)
            if let index = requests.firstIndex(where: { $0.status == status && $0.method == method }) {
                requests[index].count += 1
            } else {
                requests.append((method, status, 1))
            }
        }
    }

    private struct Histogram {
        /// Values by the first bound they are not over; those over all bounds are in `total` alone.
        var counts: [Int]
        var sum = 0.0
        var total = 0

        init(bounds: [Double]) {
            counts = Array(repeating: 0, count: bounds.count)
        }

        mutating func add(_ value: Double, bounds: [Double]) {
            sum += value
            total += 1
            if let index = bounds.firstIndex(where: { value <= $0 }) { counts[index] += 1 }
        }
    }

    private struct State {
        var routes: [String: RouteCounts] = [:]
        var inFlight = 0
        var load = ServerLoad()
    }

    private let state = Locked(State())
    private static let durationBounds = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]
    private static let sizeBounds: [Double] = [1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216]
    private static let knownMethods = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"]

    func begin() {
        state.withLock { $0.inFlight += 1 }
    }

    func end(route: String, method: Method, response: Response, seconds: Double, hasBegun: Bool = true) {
        let name = Self.knownMethods.first { $0 == method.name } ?? "other"
        state.withLock { state in
            if hasBegun { state.inFlight -= 1 }
            state.routes[route, default: RouteCounts()]
                .add(name, response.status.code, seconds, bytes: response.body.count)
        }
    }

    /// Takes the server's own reading.
    func note(_ load: ServerLoad) {
        state.withLock { $0.load = load }
    }

    /// Counts a request that was refused before it could be answered.
    func refused(method: Method, response: Response) {
        end(route: "refused", method: method, response: response, seconds: 0, hasBegun: false)
    }

    /// Everything in Prometheus' text format, in a fixed order.
    func text(cache: ResponseCache.Counts) -> [UInt8] {
        let state = state.withLock { $0 }
        var text = MetricsText()
        text.family("build_info", "gauge", "The version that runs.")
        text.sample("build_info", [("version", Engine.version), ("schema", Engine.schemaVersion)], 1)
        text.family("requests_total", "counter", "Requests answered.")
        let routes = state.routes.sorted { $0.key < $1.key }
        for (route, counts) in routes {
            for request in counts.requests.sorted(by: { ($0.method, $0.status) < ($1.method, $1.status) }) {
                text.sample(
                    "requests_total",
                    [("route", route), ("method", request.method), ("code", String(request.status))],
                    Double(request.count))
            }
        }
        text.family("requests_in_flight", "gauge", "Requests being answered.")
        text.sample("requests_in_flight", [], Double(state.inFlight))
        text.family("requests_queued", "gauge", "Requests that wait for a worker, read a few times a second.")
        text.sample("requests_queued", [], Double(state.load.queued))
        text.family("connections", "gauge", "Open connections, read a few times a second.")
        text.sample("connections", [], Double(state.load.connections))
        let durations = routes.map { ($0.key, $0.value.durations) }
        write("request_duration_seconds", "Seconds to make an answer.", durations, Self.durationBounds, to: &text)
        let sizes = routes.map { ($0.key, $0.value.sizes) }
        write("response_size_bytes", "Bytes of an answer's body.", sizes, Self.sizeBounds, to: &text)
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
        _ name: StaticString, _ help: StaticString, _ histograms: [(route: String, Histogram)], _ bounds: [Double],
        to text: inout MetricsText
    ) {
        text.family(name, "histogram", help)
        for (route, histogram) in histograms {
            var count = 0
            for (bound, more) in zip(bounds, histogram.counts) {
                count += more
                text.sample(name, suffix: "_bucket", [("route", route)], bound: bound, Double(count))
            }
            text.sample(name, suffix: "_bucket", [("route", route)], bound: .infinity, Double(histogram.total))
            text.sample(name, suffix: "_sum", [("route", route)], histogram.sum)
            text.sample(name, suffix: "_count", [("route", route)], Double(histogram.total))
        }
    }
}
