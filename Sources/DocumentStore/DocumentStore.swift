/// Where stored documents are found.
package protocol DocumentReader: Sendable {
    /// The bytes of a document, or `nil` when it was never stored here.
    func document(for id: DocumentID) throws(StoreFailure) -> [UInt8]?
}

/// Where documents are kept.
package protocol DocumentWriter: Sendable {
    /// Keeps a document under the hash of its bytes; once it returns, the death of the process cannot lose it.
    ///
    /// Storing the same document again changes nothing and gives the same name.
    func store(_ document: [UInt8]) throws(StoreFailure) -> DocumentID
}

/// Why a store could not do its work.
package enum StoreFailure: Error, Sendable, Equatable {
    /// The store has reached its size limit, or its disk is full.
    case full
    /// Another process kept the store locked for too long.
    case busy
    /// Anything else, in the words of the library; for logs, not for clients.
    case broken(String)
}
