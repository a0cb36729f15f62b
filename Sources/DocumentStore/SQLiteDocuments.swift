internal import Locks

/// Documents in one SQLite file or in memory, for any number of threads, and for other processes on the same file.
///
/// A write-ahead log lets readers go on while a document is written, and every write reaches the disk before it is
/// answered.
package final class SQLiteDocuments: DocumentReader, DocumentWriter {
    private let writer: Locked<SQLiteConnection>
    /// `nil` in memory, where the one connection is the whole store.
    private let reader: Locked<SQLiteConnection>?

    /// SQLite's page size here, bytes.
    private static let pageSize = 4096

    /// Opens or makes a store that takes at most `maximumBytes`; without a path it lives in memory and dies with us.
    package init(path: String? = nil, maximumBytes: Int) throws(StoreFailure) {
        let connection = try SQLiteConnection(path: path ?? ":memory:")
        try connection.run("PRAGMA page_size = ", Self.pageSize)
        if path != nil {
            // FULL also waits for the disk on each commit: an answered document survives a power cut, not only a kill.
            try connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        }
        try connection.run("PRAGMA max_page_count = ", max(maximumBytes / Self.pageSize, 1))
        try connection.run("CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, document BLOB NOT NULL)")
        writer = Locked(connection)
        if let path {
            reader = Locked(try SQLiteConnection(path: path))
        } else {
            reader = nil
        }
    }

    /// Reads by the primary key.
    package func document(for id: DocumentID) throws(StoreFailure) -> [UInt8]? {
        try read { connection throws(StoreFailure) in
            try connection.firstValue("SELECT document FROM documents WHERE id = ?", name: id.text)
        }
    }

    /// Writes in a transaction of its own, unless the document is there already.
    package func store(_ document: [UInt8]) throws(StoreFailure) -> DocumentID {
        let id = DocumentID(of: document)
        if let kept = try self.document(for: id) {
            guard kept == document else { throw .broken("two documents have the name \(id.text)") }
            return id
        }
        try writer.withLock { connection throws(StoreFailure) in
            _ = try connection.firstValue(
                "INSERT INTO documents VALUES (?, ?) ON CONFLICT DO NOTHING", name: id.text, blob: document)
        }
        return id
    }

    /// How many documents there are.
    package func count() throws(StoreFailure) -> Int {
        try read { connection throws(StoreFailure) in
            let text = try connection.firstValue("SELECT CAST(count(*) AS TEXT) FROM documents WHERE id <> ?", name: "")
            return text.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
        }
    }

    private func read<Result: Sendable>(
        _ body: (borrowing SQLiteConnection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        try (reader ?? writer).withLock { connection throws(StoreFailure) in try body(connection) }
    }
}
