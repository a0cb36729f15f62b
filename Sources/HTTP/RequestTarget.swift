/// What a request asks for: a path and a query, checked when it is made.
///
/// `RequestTarget("/v1/frame.svg?t=0.5&title=a%20b")` has path `/v1/frame.svg`, segments `["v1", "frame.svg"]` and
/// two query items. Dot segments are ordinary names here: nothing is resolved, so whoever maps segments to files
/// must refuse them. The parts are decoded when asked for: ask once, and a cache can be asked with `raw` before.
package struct RequestTarget: Sendable, Hashable {
    /// One `name=value` of the query, decoded.
    package struct QueryItem: Sendable, Hashable {
        /// The text before the first `=`.
        package let name: String
        /// The text after the first `=`; empty when there is none.
        package let value: String

        /// An item from decoded text.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The whole target as sent.
    package let raw: String
    private let pathStart: Int
    private let pathEnd: Int

    /// Takes `/path?query`, `http://host/path?query` (the host is passed over) or `*`.
    package init(_ raw: String) throws(InvalidTarget) {
        guard let pathStart = Self.pathStart(of: raw) else { throw .unknownForm }
        try PercentEncoding.check(raw.utf8)
        self.raw = raw
        self.pathStart = pathStart
        let end = raw.utf8.firstIndex(of: UInt8(ascii: "?")) ?? raw.endIndex
        pathEnd = raw.utf8.distance(from: raw.startIndex, to: end)
        if pathStart > pathEnd { throw .unknownForm }
    }

    /// The path as sent, still escaped.
    package var rawPath: String { String(Substring(pathBytes)) }

    /// The query as sent, still escaped, without its `?`; `nil` when there is no `?`.
    package var rawQuery: String? { queryBytes.map { String(Substring($0)) } }

    /// The decoded path; use `segments` where an escaped `/` must not separate.
    package var path: String { PercentEncoding.decode(pathBytes) }

    /// The decoded names between the slashes of the path; a trailing slash gives a last empty name.
    package var segments: [String] {
        if raw == "*" { return ["*"] }
        let names = pathBytes.dropFirst()
        if names.isEmpty { return [] }
        return names.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            PercentEncoding.decode($0)
        }
    }

    /// The query's items in the order sent. `+` in the query is a space, as HTML forms and `URLSearchParams`
    /// write it, and a plus sign is `%2B`; base64url text has neither and passes unchanged.
    package var query: [QueryItem] {
        (queryBytes?.split(separator: UInt8(ascii: "&")) ?? []).map { pair in
            let nameEnd = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            return QueryItem(
                name: PercentEncoding.decode(pair[..<nameEnd], plusIsSpace: true),
                value: PercentEncoding.decode(pair[nameEnd...].dropFirst(), plusIsSpace: true))
        }
    }

    /// The value of the first query item of a name.
    package func firstValue(of name: String) -> String? { query.firstValue(of: name) }

    private var pathBytes: Substring.UTF8View {
        let bytes = raw.utf8
        return bytes[bytes.index(raw.startIndex, offsetBy: pathStart)..<bytes.index(raw.startIndex, offsetBy: pathEnd)]
    }

    private var queryBytes: Substring.UTF8View? {
        let bytes = raw.utf8
        let end = bytes.index(raw.startIndex, offsetBy: pathEnd)
        return end < raw.endIndex ? bytes[bytes.index(after: end)...] : nil
    }

    private static func pathStart(of raw: String) -> Int? {
        if raw.utf8.first == UInt8(ascii: "/") || raw == "*" { return 0 }
        for scheme in ["http://", "https://"] where String(raw.prefix(scheme.count)).equalsIgnoringCase(scheme) {
            let host = raw.utf8.dropFirst(scheme.count)
            guard let slash = host.firstIndex(of: UInt8(ascii: "/")) else { return nil }
            return raw.utf8.distance(from: raw.startIndex, to: slash)
        }
        return nil
    }
}

extension [RequestTarget.QueryItem] {
    /// The value of the first item of a name.
    package func firstValue(of name: String) -> String? {
        first { $0.name == name }?.value
    }
}
