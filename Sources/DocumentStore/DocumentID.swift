/// The name of a document: a hash of its bytes, so that the same document has one name everywhere, for ever.
package struct DocumentID: Sendable, Hashable {
    /// The first 192 bits of the SHA-256: a whole number of characters, and 2^96 tries to find two alike.
    private static let byteCount = 24

    /// The 32 characters of the name, each of `A-Z a-z 0-9 - _`.
    package let text: String

    /// The name of a document.
    package init(of document: [UInt8]) {
        text = Base64URL.encode(Array(Digest(of: document).bytes.prefix(Self.byteCount)))
    }

    /// Reads a name; `nil` when no document can have it.
    package init?(_ text: String) {
        guard text.utf8.count == Self.byteCount / 3 * 4, Base64URL.decode(text) != nil else { return nil }
        self.text = text
    }
}
