internal import CHTTPServer
internal import Glibc

/// Why a server did not start.
package enum ServerError: Error, Sendable, Equatable {
    /// Somebody listens there already.
    case addressInUse(String)
    /// The machine has no such address.
    case addressUnavailable(String)
    /// The process may not listen there; ports below 1024 need a privilege.
    case permissionDenied(String)
    /// The host is neither an address nor a name that resolves.
    case unknownHost(String)
    /// The path of the Unix socket is taken by something that is not a socket.
    case pathTaken(String)
    /// The path of the Unix socket is longer than the system takes.
    case pathTooLong(String)
    /// The inherited descriptor is not a listening socket.
    case notListening(descriptor: Int32)
    /// Anything else: the step that failed and its `errno`.
    case system(step: String, code: Int32, address: String)

    /// One sentence for whoever starts the server.
    package var explanation: String {
        switch self {
        case .addressInUse(let address): "\(address) is in use; choose another port, or 0 for any free one"
        case .addressUnavailable(let address): "\(address) is not an address of this machine"
        case .permissionDenied(let address): "no permission to listen on \(address)"
        case .unknownHost(let host): "\(host) is neither an address nor the name of a host"
        case .pathTaken(let path): "\(path) exists and is not a socket"
        case .pathTooLong(let path): "\(path) is too long for a socket; the system takes up to 107 bytes"
        case .notListening(let descriptor): "descriptor \(descriptor) is not a listening socket"
        case .system(let step, let code, let address):
            "cannot listen on \(address): \(step): \(unsafe String(cString: strerror(code)))"
        }
    }

    @safe init(_ failure: http_failure, at endpoint: ServerConfiguration.Endpoint) {
        let address = endpoint.description
        let step = unsafe failure.step.map { unsafe String(cString: $0) } ?? "start"
        let code = unsafe failure.code
        switch (step, code, endpoint) {
        case ("resolve", _, .tcp(let host, _)): self = .unknownHost(host)
        case ("path", _, _): self = .pathTooLong(address)
        case ("bind", EEXIST, _): self = .pathTaken(address)
        case ("inherit", _, .inherited(let descriptor)): self = .notListening(descriptor: descriptor)
        case (_, EADDRINUSE, _): self = .addressInUse(address)
        case (_, EADDRNOTAVAIL, _): self = .addressUnavailable(address)
        case (_, EACCES, _): self = .permissionDenied(address)
        default: self = .system(step: step, code: code, address: address)
        }
    }
}

extension ServerConfiguration.Endpoint: CustomStringConvertible {
    /// The endpoint as people write it: `127.0.0.1:8080`, `[::1]:8080`, a path.
    package var description: String {
        switch self {
        case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unixSocket(let path): path
        case .inherited(let descriptor): "descriptor \(descriptor)"
        }
    }
}
