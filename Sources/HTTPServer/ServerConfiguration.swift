package import HTTP

/// Where a server listens and what it puts up with.
package struct ServerConfiguration: Sendable {
    /// Where clients come in.
    package var endpoint: Endpoint
    /// Threads that carry connections and give the cheap answers, at least 1.
    package var threads = 2
    /// The pool for answers that `shouldOffload` names.
    package var workers = Workers()
    /// Sizes and counts over which requests and connections are refused.
    package var limits = Limits()
    /// Instants after which a slow client is cut.
    package var deadlines = Deadlines()
    /// Whether an answer that is not ready takes long enough (over about 100 µs) to be worth a worker; asked on the
    /// connection's thread, so it must be quick itself.
    package var shouldOffload: @Sendable (Request) -> Bool = { _ in false }
    /// Makes the answer to a request that never reaches the responder; the status should be the refusal's.
    package var refuse: @Sendable (Refusal) -> Response = { $0.response }

    /// A configuration with every default but the endpoint.
    package init(endpoint: Endpoint) {
        self.endpoint = endpoint
    }

    /// Where clients come in.
    package enum Endpoint: Sendable, Equatable {
        /// A numeric IPv4 or IPv6 address or a host name; port 0 takes any free port. `::` is every address.
        case tcp(host: String, port: UInt16)
        /// A path at which to make a Unix socket; it is removed at the stop.
        case unixSocket(path: String)
        /// A listening socket opened by someone else, such as systemd.
        case inherited(descriptor: Int32)
    }

    /// How many answers are worked out at once beside the connections' threads.
    package struct Workers: Sendable, Equatable {
        /// Threads; 0 works everything out on the connections' threads.
        package var count = 2
        /// Requests that may wait for a worker; the next one is answered 503.
        package var queueLength = 64

        /// The defaults.
        package init() {}
    }

    /// Sizes in bytes and counts.
    package struct Limits: Sendable, Equatable {
        /// The longest body, announced or chunked; over it 413.
        package var body = 1 << 20
        /// Memory for bodies of all connections together; a body that finds no room is answered 503.
        package var buffered = 256 << 20
        /// The longest target; over it 414.
        package var target = 8192
        /// The longest header section without the request line; over it 431.
        package var header = 8192
        /// Connections at once; beyond it, the one longest without a whole request makes room.
        package var connections = 4096
        /// Connections at once from one address; 0 means as many as there may be in all.
        package var connectionsPerAddress = 0

        /// The defaults.
        package init() {}
    }

    /// How long each part of an exchange may take, whatever trickles meanwhile.
    package struct Deadlines: Sendable, Equatable {
        /// From connecting to the first request line, and from a request line to the end of the header section.
        package var header = Duration.seconds(10)
        /// From the end of the header section to the end of the body.
        package var body = Duration.seconds(30)
        /// From an answer to the next request on the same connection.
        package var idle = Duration.seconds(60)
        /// From the end of a request to a free worker; over it 503.
        package var queue = Duration.seconds(10)
        /// From an answer to its last byte.
        package var send = Duration.seconds(60)

        /// The defaults.
        package init() {}
    }
}
