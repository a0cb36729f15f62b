internal import Glibc

extension ServerConfiguration.Endpoint {
    /// The socket systemd opened for this process, or `nil` when it opened none.
    ///
    /// The protocol of `sd_listen_fds(3)`: `LISTEN_PID` is this process, and the first socket is descriptor 3.
    package static func activated() -> Self? {
        guard let process = environment("LISTEN_PID"), process == getpid(),
            let count = environment("LISTEN_FDS"), count >= 1
        else { return nil }
        return .inherited(descriptor: 3)
    }

    private static func environment(_ name: String) -> Int32? {
        guard let value = unsafe getenv(name) else { return nil }
        return Int32(unsafe String(cString: value))
    }
}
