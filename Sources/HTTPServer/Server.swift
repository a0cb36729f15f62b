internal import CHTTPServer
package import HTTP

/// A running server: it listens from `init` on, and stops once, by `stop` or at the end of its life.
@safe package struct Server: ~Copyable {
    private let handle: OpaquePointer
    private let dispatcher: Unmanaged<Dispatcher>

    /// What a server is doing at one moment.
    package struct Load: Sendable, Equatable {
        /// Open connections, idle ones included.
        package let connections: Int
        /// Requests whose header section has arrived and whose answer has not left.
        package let inFlight: Int
        /// Requests that wait for a worker.
        package let queued: Int
        /// Workers with a request.
        package let working: Int
        /// Bytes that bodies have been given.
        package let buffered: Int

        /// A reading from its numbers.
        package init(connections: Int, inFlight: Int, queued: Int, working: Int, buffered: Int = 0) {
            self.connections = connections
            self.inFlight = inFlight
            self.queued = queued
            self.working = working
            self.buffered = buffered
        }
    }

    /// How a stop went.
    package enum StopResult: Sendable, Equatable {
        /// Every request in flight was answered.
        case drained
        /// The deadline came first: requests still being sent or received were cut.
        case cut
        /// The deadline came while workers were busy: they go on, and the process should exit.
        case abandoned
    }

    /// Starts listening and answering, on threads of its own.
    ///
    /// Block the signals you wait for before this, so that those threads inherit the mask; see `Signals`.
    package init(configuration: ServerConfiguration, responder: some Responder) throws(ServerError) {
        unsafe dispatcher = Unmanaged.passRetained(Dispatcher(configuration: configuration, responder: responder))
        var failure = unsafe http_failure()
        let context = unsafe dispatcher.toOpaque()
        let handle = unsafe configuration.withOptions { options in
            unsafe withUnsafePointer(to: options) { options in
                unsafe http_server_start(options, Dispatcher.handler, context, &failure)
            }
        }
        guard let handle = unsafe handle else {
            unsafe dispatcher.release()
            throw ServerError(failure, at: configuration.endpoint)
        }
        unsafe self.handle = handle
    }

    deinit {
        _ = unsafe Self.stop(handle, dispatcher, deadline: .zero)
    }

    /// The port listened on; 0 for a Unix socket.
    package var port: UInt16 { unsafe http_server_port(handle) }

    /// Where to find the server: a URL, or the path of its Unix socket.
    package var address: String {
        switch unsafe dispatcher.takeUnretainedValue().configuration.endpoint {
        case .tcp(let host, _): "http://\(ServerConfiguration.Endpoint.tcp(host: host, port: port))"
        case .unixSocket(let path): path
        case .inherited(let descriptor): port == 0 ? "descriptor \(descriptor)" : "port \(port)"
        }
    }

    /// What the server is doing.
    package var load: Load {
        let load = unsafe http_server_load(handle)
        return Load(
            connections: Int(load.connections), inFlight: Int(load.in_flight), queued: Int(load.queued),
            working: Int(load.working), buffered: Int(load.buffered))
    }

    /// Refuses new connections at once, answers what is in flight within the deadline, then stops.
    ///
    /// Answers given meanwhile say `Connection: close`. Blocks until done.
    package consuming func stop(deadline: Duration) -> StopResult {
        let result = unsafe Self.stop(handle, dispatcher, deadline: deadline)
        discard self
        return result
    }

    @unsafe private static func stop(
        _ handle: OpaquePointer, _ dispatcher: Unmanaged<Dispatcher>, deadline: Duration
    ) -> StopResult {
        switch unsafe http_server_stop(handle, deadline.milliseconds) {
        case HTTP_STOP_DRAINED:
            unsafe dispatcher.release()
            return .drained
        case HTTP_STOP_CUT:
            unsafe dispatcher.release()
            return .cut
        default:
            return .abandoned
        }
    }
}

extension ServerConfiguration {
    /// The configuration as C sees it, for the duration of the call.
    @unsafe fileprivate func withOptions<Result>(_ body: (http_server_options) -> Result) -> Result {
        var options = unsafe http_server_options()
        unsafe options.inherited_socket = -1
        unsafe options.threads = UInt32(clamping: max(threads, 1))
        unsafe options.workers = UInt32(clamping: workers.count)
        unsafe options.queue_limit = UInt32(clamping: workers.queueLength)
        unsafe options.body_limit = max(limits.body, 0)
        unsafe options.buffer_limit = max(limits.buffered, 0)
        unsafe options.target_limit = max(limits.target, 1)
        unsafe options.header_limit = max(limits.header, 1)
        unsafe options.connection_limit = UInt32(clamping: max(limits.connections, 1))
        unsafe options.address_limit = UInt32(clamping: limits.connectionsPerAddress)
        unsafe options.header_deadline = deadlines.header.milliseconds
        unsafe options.body_deadline = deadlines.body.milliseconds
        unsafe options.idle_deadline = deadlines.idle.milliseconds
        unsafe options.send_deadline = deadlines.send.milliseconds
        switch endpoint {
        case .tcp(let host, let port):
            unsafe options.port = port
            return unsafe host.withCString {
                unsafe options.host = $0
                return unsafe body(options)
            }
        case .unixSocket(let path):
            return unsafe path.withCString {
                unsafe options.unix_path = $0
                return unsafe body(options)
            }
        case .inherited(let descriptor):
            unsafe options.inherited_socket = descriptor
            return unsafe body(options)
        }
    }
}

extension Duration {
    /// Whole milliseconds, rounded towards zero, at least 0 and at most a day.
    fileprivate var milliseconds: Int64 {
        let day: Int64 = 86_400_000
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return seconds >= day / 1000 ? day : seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
}
