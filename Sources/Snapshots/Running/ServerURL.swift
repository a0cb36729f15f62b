/// Where a server is: `http://host:port`, with or without a path in front of `/v1`.
package struct ServerURL: Sendable, Hashable {
    /// The name or number of the machine.
    package let host: String
    /// The port.
    package let port: UInt16
    /// What stands in front of `/v1`, without a slash at its end.
    package let path: String

    /// Reads a URL; nil where it is no plain HTTP one.
    package init?(_ text: String) {
        guard text.hasPrefix("http://"), !text.utf8.contains(where: { $0 <= 32 || $0 == 127 }) else { return nil }
        let rest = text.dropFirst(7)
        let authority = rest.prefix { $0 != "/" }
        var path = String(rest.dropFirst(authority.count))
        while path.hasSuffix("/") { path.removeLast() }
        self.path = path
        // An IPv6 address stands in brackets, as it has colons of its own.
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            host = String(authority[authority.index(after: authority.startIndex)..<end])
            let tail = authority[authority.index(after: end)...]
            guard let port = tail.isEmpty ? 80 : UInt16(tail.dropFirst()) else { return nil }
            self.port = port
        } else {
            let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count <= 2, let name = parts.first, !name.isEmpty,
                let port = parts.count == 2 ? UInt16(parts[1]) : 80
            else { return nil }
            host = String(name)
            self.port = port
        }
        guard !host.isEmpty else { return nil }
    }
}
