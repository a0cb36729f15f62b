internal import DocumentStore
internal import Glibc
internal import HTTP
internal import HTTPServer
internal import Service

/// `zoetrope serve`: everything around the service that a process needs.
struct Serve {
    private let endpoint: ServerConfiguration.Endpoint
    private let metricsPort: UInt16?
    private let storePath: String?
    private let service: Service.Configuration

    /// Reads the flags, and the environment where there is none.
    init(_ arguments: Arguments, _ environment: [String: String]) throws(UsageError) {
        let flags = arguments.values
        let port = try Self.port(flags["port"] ?? environment["PORT"], "port") ?? 8080
        let host = flags["host"] ?? environment["HOST"] ?? "127.0.0.1"
        endpoint =
            flags["unix"].map { .unixSocket(path: $0) } ?? ServerConfiguration.Endpoint.activated()
            ?? .tcp(host: host, port: port)
        metricsPort = try Self.port(flags["metrics-port"], "metrics-port")
        storePath = flags["store"] ?? environment["ZOETROPE_STORE"]
        var service = Service.Configuration()
        service.limits = try Self.limits(flags, environment)
        let places = Places(environment)
        service.publicFolder = places.publicFolder(flags["public"])
        if let folder = service.publicFolder, !folder.exists {
            throw UsageError("--public: there is no folder \(folder.path)", about: .serve)
        }
        service.examples = places.examples(flags["examples"])
        if let path = flags["signing-key-file"] ?? environment["ZOETROPE_SIGNING_KEY_FILE"] {
            service.signingKey = try Files.signingKey(path, about: .serve)
        }
        service.showsMetrics = metricsPort == nil
        switch flags["log"] ?? "json" {
        case "json": service.log = RequestLog(descriptor: STDERR_FILENO)
        case "none": break
        default: throw UsageError("--log is json or none", about: .serve)
        }
        self.service = service
    }

    /// Serves until SIGTERM or SIGINT, then answers what is in flight.
    func run() -> CommandOutput {
        Signals.block()
        do {
            let store = try openStore()
            return try run(Service(service, reader: store, writer: store))
        } catch let error as ServerError {
            return .failure(.failure, "zoetrope: \(error.explanation)\n")
        } catch let failure as StoreFailure {
            let store = storeName
            return .failure(.failure, "zoetrope: \(store) cannot be opened: \(failure.reason)\n")
        } catch {
            return .failure(.failure, "zoetrope: \(error)\n")
        }
    }

    /// The store in a sentence, without the password that a URL may hold.
    private var storeName: String {
        guard let storePath else { return "the store in memory" }
        return storePath.contains("://") ? "the store in PostgreSQL" : "the store \(storePath)"
    }

    private func openStore() throws(StoreFailure) -> any DocumentReader & DocumentWriter {
        if let storePath, storePath.hasPrefix("postgres://") || storePath.hasPrefix("postgresql://") {
            return try PostgresDocuments(url: storePath)
        }
        return try SQLiteDocuments(path: storePath, maximumBytes: service.limits.store)
    }

    private func run(_ service: Service) throws(ServerError) -> CommandOutput {
        let limits = self.service.limits
        let server = try Server(configuration: configuration(service), responder: service)
        Self.say("Zoetrope is at \(server.address)\(server.port == 0 ? "" : "/")\n")
        let log = self.service.log
        let flushing = Task.detached {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(200))
                log.flush()
            }
        }
        if let metricsPort {
            var own = ServerConfiguration(endpoint: .tcp(host: "127.0.0.1", port: metricsPort))
            own.threads = 1
            let metrics = try Server(configuration: own, responder: MetricsResponder(service: service))
            Self.say("Its metrics are at \(metrics.address)/metrics\n")
            Self.wait(watching: server, for: service)
            _ = metrics.stop(deadline: .zero)
        } else {
            Self.wait(watching: server, for: service)
        }
        _ = server.stop(deadline: .seconds(limits.drainSeconds))
        flushing.cancel()
        log.flush()
        return CommandOutput()
    }

    /// Blocks until a signal asks for the stop; meanwhile the service is told how busy its server is.
    private static func wait(watching server: borrowing Server, for service: Service) {
        repeat {
            let load = server.load
            service.note(ServerLoad(connections: load.connections, queued: load.queued))
        } while Signals.wait(for: .milliseconds(250)) == nil
    }

    private func configuration(_ service: Service) -> ServerConfiguration {
        let limits = self.service.limits
        var configuration = ServerConfiguration(endpoint: endpoint)
        configuration.threads = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        configuration.workers.count = limits.workers
        configuration.workers.queueLength = limits.queue
        configuration.limits.body = limits.body
        configuration.limits.buffered = limits.bodies
        configuration.limits.target = limits.target
        configuration.limits.header = limits.header
        configuration.limits.connections = limits.connections
        configuration.limits.connectionsPerAddress = limits.connectionsPerAddress
        configuration.deadlines.header = .seconds(limits.headerSeconds)
        configuration.deadlines.body = .seconds(limits.bodySeconds)
        configuration.deadlines.queue = .seconds(limits.queueSeconds)
        configuration.deadlines.idle = .seconds(limits.idleSeconds)
        configuration.deadlines.send = .seconds(limits.sendSeconds)
        configuration.shouldOffload = { service.shouldOffload($0) }
        configuration.refuse = { refusal in
            service.refuse(
                ProblemDetails(refusal), method: refusal.method, rawTarget: refusal.rawTarget, headers: refusal.headers)
        }
        return configuration
    }

    private static func limits(
        _ flags: [String: String], _ environment: [String: String]
    ) throws(UsageError) -> Limits {
        var limits = Limits()
        for entry in Limits.entries {
            let flag = String(entry.flag.dropFirst(2))
            guard let text = flags[flag] ?? environment[entry.variable] else { continue }
            guard let value = Int(text), entry.range.contains(value) else {
                let name = flags[flag] == nil ? entry.variable : entry.flag
                throw UsageError(
                    "\(name) is a whole number from \(entry.range.lowerBound) to \(entry.range.upperBound), not \(text)",
                    about: .serve)
            }
            limits[keyPath: entry.path] = value
        }
        return limits
    }

    private static func port(_ text: String?, _ name: String) throws(UsageError) -> UInt16? {
        guard let text else { return nil }
        if let port = UInt16(text) { return port }
        throw UsageError("--\(name) is a whole number from 0 to 65535, not \(text)", about: .serve)
    }

    private static func say(_ line: String) {
        _ = Files.write(Array(line.utf8), to: STDOUT_FILENO)
    }
}

/// What answers on the port of the metrics.
struct MetricsResponder: Responder {
    let service: Service

    func respond(to request: Request) -> Response {
        guard request.target.path == "/metrics" else {
            return Response(.notFound, .plain, Array("only /metrics\n".utf8))
        }
        return Response(.ok, .prometheus, service.metricsText)
    }
}

extension ProblemDetails {
    /// A request that the server refused by itself.
    fileprivate init(_ refusal: Refusal) {
        let kind: ProblemKind
        var limit: Int?
        switch refusal.reason {
        case .bodyTooLarge(let bytes): (kind, limit) = (.overLimit, bytes)
        case .targetTooLong(let bytes): (kind, limit) = (.targetTooLong, bytes)
        case .headerTooLarge(let bytes, _): (kind, limit) = (.headerTooLarge, bytes)
        case .ambiguousFraming, .badHost, .badField, .badTarget: kind = .badRequest
        case .unknownCoding: kind = .notImplemented
        case .unknownVersion: kind = .versionNotSupported
        case .busy, .buffersFull, .waitedTooLong: kind = .busy
        }
        self.init(kind, refusal.explanation)
        self.limit = limit
    }
}

extension StoreFailure {
    /// Half a sentence for whoever starts the server.
    fileprivate var reason: String {
        switch self {
        case .full: "it is full"
        case .busy: "another process holds it"
        case .broken(let reason): reason
        }
    }
}
