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
        pathEnd = raw.utf8Span.span.index(of: UInt8(ascii: "?"), from: 0)
        if pathStart > pathEnd { throw .unknownForm }
    }

    /// The path as sent, still escaped.
    package var rawPath: String { text(pathStart..<pathEnd) }

    /// The query as sent, still escaped, without its `?`; `nil` when there is no `?`.
    package var rawQuery: String? { queryStart.map { text($0..<raw.utf8.count) } }

    /// The decoded path; use `segments` where an escaped `/` must not separate.
    package var path: String { PercentEncoding.decode(raw.utf8Span.span.extracting(pathStart..<pathEnd)) }

    /// The decoded names between the slashes of the path; a trailing slash gives a last empty name.
    package var segments: [String] {
        if raw == "*" { return ["*"] }
        let names = raw.utf8Span.span.extracting((pathStart + 1)..<pathEnd)
        if names.isEmpty { return [] }
        var segments: [String] = []
        var start = 0
        while start <= names.count {
            let end = names.index(of: UInt8(ascii: "/"), from: start)
            segments.append(PercentEncoding.decode(names.extracting(start..<end)))
            start = end + 1
        }
        return segments
    }

    /// The query's items in the order sent. `+` in the query is a space, as HTML forms and `URLSearchParams`
    /// write it, and a plus sign is `%2B`; base64url text has neither and passes unchanged.
    package var query: [QueryItem] {
        let bytes = raw.utf8Span.span
        var items: [QueryItem] = []
        var start = queryStart ?? bytes.count
        while let pair = Pair(in: bytes, from: &start) {
            items.append(
                QueryItem(
                    name: PercentEncoding.decode(bytes.extracting(pair.name), plusIsSpace: true),
                    value: PercentEncoding.decode(bytes.extracting(pair.value), plusIsSpace: true)))
        }
        return items
    }

    /// The value of the first query item of a name.
    package func firstValue(of name: String) -> String? {
        let bytes = raw.utf8Span.span
        var start = queryStart ?? bytes.count
        while let pair = Pair(in: bytes, from: &start) {
            guard PercentEncoding.decode(bytes.extracting(pair.name), plusIsSpace: true) == name else { continue }
            return PercentEncoding.decode(bytes.extracting(pair.value), plusIsSpace: true)
        }
        return nil
    }

    /// Where one `name=value` of a query stands.
    private struct Pair {
        let name: Range<Int>
        let value: Range<Int>

        /// The next pair that is not empty; moves the start behind it.
        init?(in bytes: borrowing Span<UInt8>, from start: inout Int) {
            while start < bytes.count, bytes[start] == UInt8(ascii: "&") { start += 1 }
            guard start < bytes.count else { return nil }
            let end = bytes.index(of: UInt8(ascii: "&"), from: start)
            let nameEnd = min(bytes.index(of: UInt8(ascii: "="), from: start), end)
            name = start..<nameEnd
            value = min(nameEnd + 1, end)..<end
            start = end + 1
        }
    }

    private var queryStart: Int? { pathEnd < raw.utf8.count ? pathEnd + 1 : nil }

    private func text(_ range: Range<Int>) -> String {
        raw.utf8Span.span.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
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

extension Span<UInt8> {
    /// Where a byte stands first at or after a place; the count where it does not.
    fileprivate func index(of byte: UInt8, from start: Int) -> Int {
        var index = start
        while index < count, self[index] != byte { index += 1 }
        return index
    }
}
