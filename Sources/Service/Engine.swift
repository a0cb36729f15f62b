/// What draws: its version is part of every entity tag, so that an upgrade is never mistaken for an old answer.
package enum Engine {
    /// The version of the program; documents and bytes may change with it.
    package static let version = "0.2.0"
    /// The version of the document's schema; a document of it stays readable.
    package static let schemaVersion = "1"
}
