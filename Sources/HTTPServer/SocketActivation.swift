internal import Glibc

extension ServerConfiguration.Endpoint {
    /// The socket systemd opened for this process, or `nil` when it opened none.
    ///
    /// The protocol of `sd_listen_fds(3)`: `LISTEN_PID` is this process, and the first socket is descriptor 3.
    package static func activated() -> Self? {
        activated(process: getpid()) { name in
            unsafe getenv(name).map { unsafe String(cString: $0) }
        }
    }

    /// The same for any process and environment.
    package static func activated(process: Int32, environment: (String) -> String?) -> Self? {
        guard let meant = environment("LISTEN_PID").flatMap({ Int32($0) }), meant == process,
            let count = environment("LISTEN_FDS").flatMap({ Int32($0) }), count >= 1
        else { return nil }
        return .inherited(descriptor: 3)
    }
}
