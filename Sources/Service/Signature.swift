internal import DocumentStore

/// A proof that whoever holds a key has seen a URL, so that a public service draws only what its owner links to.
///
/// It is the last query parameter, `sig`: base64url of the HMAC-SHA256 of everything before it.
package struct SigningKey: Sendable {
    private let key: [UInt8]

    /// A key of at least 16 bytes, or `nil`.
    package init?(_ key: [UInt8]) {
        guard key.count >= 16 else { return nil }
        self.key = key
    }

    /// The target with its signature at the end.
    package func sign(_ target: String) -> String {
        let separator = target.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        return target + separator + Self.name + signature(of: target)
    }

    /// Whether a target ends with its own signature.
    package func isSigned(_ target: String) -> Bool {
        guard let mark = target.utf8.lastIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "&") })
        else { return false }
        let last = target[target.utf8.index(after: mark)...]
        guard last.hasPrefix(Self.name) else { return false }
        return Authentication.isEqual(
            Array(last.dropFirst(Self.name.count).utf8), Array(signature(of: String(target[..<mark])).utf8))
    }

    private static let name = "sig="

    private func signature(of target: String) -> String {
        Base64URL.encode(Authentication(of: Array(target.utf8), key: key).bytes)
    }
}
