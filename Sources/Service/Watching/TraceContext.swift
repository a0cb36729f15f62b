/// The caller's place in a distributed trace, from `traceparent` (W3C Trace Context, 3.2).
package struct TraceContext: Sendable, Equatable {
    /// 32 hexadecimal digits, not all 0.
    package let traceID: String
    /// 16 hexadecimal digits, not all 0.
    package let parentID: String

    /// Reads the field; `nil` when it is absent or malformed, which is no error.
    package init?(_ field: String?) {
        guard let field else { return nil }
        let parts = field.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, Self.isHex(parts[0], 2), parts[0] != "ff", parts[0] != "00" || parts.count == 4,
            Self.isHex(parts[1], 32), Self.isHex(parts[2], 16), Self.isHex(parts[3], 2),
            parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" })
        else { return nil }
        traceID = parts[1]
        parentID = parts[2]
    }

    private static func isHex(_ text: String, _ count: Int) -> Bool {
        text.utf8.count == count
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
