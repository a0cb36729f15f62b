import ViewTree

/// The one spelling of a document, for hashes of its content.
package enum CanonicalDocument {
    /// The bytes of a document with sorted names, no space and rounded numbers (six decimals); space, order and the spelling
    /// of numbers and escapes make no difference. Throws what `Scene.init(json:)` throws.
    package static func bytes(of json: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(InvalidDocument)
        -> [UInt8]
    {
        let document = try JSONValue(json: json, limits: limits)
        _ = try Scene(document: document, limits: limits)
        return document.sorted.json()
    }
}
