/// What a request asks for: a path and a query, checked and decoded once.
///
/// `RequestTarget("/v1/frame.svg?t=0.5&title=a%20b")` has path `/v1/frame.svg`, segments `["v1", "frame.svg"]` and
/// two query items. Dot segments are ordinary names here: nothing is resolved, so whoever maps segments to files
/// must refuse them.
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
    /// The path as sent, still escaped; good as a cache key.
    package let rawPath: String
    /// The query as sent, still escaped, without its `?`; `nil` when there is no `?`.
    package let rawQuery: String?
    /// The decoded path; use `segments` where an escaped `/` must not separate.
    package let path: String
    /// The decoded names between the slashes of the path; a trailing slash gives a last empty name.
    package let segments: [String]
    /// The query's items in the order sent. `+` in the query is a space, as HTML forms and `URLSearchParams`
    /// write it, and a plus sign is `%2B`; base64url text has neither and passes unchanged.
    package let query: [QueryItem]

    /// Reads `/path?query`, `http://host/path?query` (the host is dropped) or `*`.
    package init(_ raw: String) throws(InvalidTarget) {
        self.raw = raw
        let origin = try Self.originForm(of: raw)
        let shift = raw.utf8.count - origin.utf8.count
        let pathEnd = origin.utf8.firstIndex(of: UInt8(ascii: "?")) ?? origin.endIndex
        let rawPath = origin[..<pathEnd]
        self.rawPath = String(rawPath)
        if rawPath == "*" {
            path = "*"
            segments = ["*"]
        } else {
            var segments: [String] = []
            var offset = shift + 1
            for segment in rawPath.utf8.dropFirst().split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            {
                segments.append(try PercentEncoding.decode(segment, offset: offset))
                offset += segment.count + 1
            }
            path = "/" + segments.joined(separator: "/")
            self.segments = segments == [""] ? [] : segments
        }
        guard pathEnd < origin.endIndex else {
            rawQuery = nil
            query = []
            return
        }
        let rawQuery = origin[origin.utf8.index(after: pathEnd)...]
        self.rawQuery = String(rawQuery)
        query = try Self.items(of: rawQuery, offset: shift + rawPath.utf8.count + 1)
    }

    /// The value of the first query item of a name.
    package func firstValue(of name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    private static func originForm(of raw: String) throws(InvalidTarget) -> Substring {
        if raw.utf8.first == UInt8(ascii: "/") || raw == "*" { return raw[...] }
        for scheme in ["http://", "https://"] {
            let prefix = raw.prefix(scheme.count)
            guard String(prefix).equalsIgnoringCase(scheme) else { continue }
            let rest = raw[prefix.endIndex...]
            if let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) { return rest[slash...] }
        }
        throw .unknownForm
    }

    private static func items(of rawQuery: Substring, offset: Int) throws(InvalidTarget) -> [QueryItem] {
        var items: [QueryItem] = []
        var offset = offset
        for pair in rawQuery.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
            defer { offset += pair.count + 1 }
            guard !pair.isEmpty else { continue }
            let nameEnd = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let name = pair[..<nameEnd]
            let value = pair[nameEnd...].dropFirst()
            items.append(
                QueryItem(
                    name: try PercentEncoding.decode(name, offset: offset, plusIsSpace: true),
                    value: try PercentEncoding.decode(value, offset: offset + name.count + 1, plusIsSpace: true)))
        }
        return items
    }
}
