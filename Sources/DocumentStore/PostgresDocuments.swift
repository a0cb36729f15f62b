internal import Locks

/// Documents in a PostgreSQL database, which any number of processes on any number of machines may share.
package final class PostgresDocuments: DocumentReader, DocumentWriter {
    private let url: String
    private let idle = Locked<[PostgresConnection]>([])
    /// Connections kept open while nobody needs them.
    private static let mostIdle = 8

    /// Connects to `postgres://user@host/database` and makes the table if there is none.
    package init(url: String) throws(StoreFailure) {
        self.url = url
        let connection = try PostgresConnection(url: url)
        // Two processes that make the table at once would trip over each other.
        _ = try connection.firstValue("SELECT pg_advisory_lock(7238941102)::text", [])
        _ = try connection.firstValue(
            "CREATE TABLE IF NOT EXISTS documents (id text PRIMARY KEY, document bytea NOT NULL)", [])
        _ = try connection.firstValue("SELECT pg_advisory_unlock(7238941102)::text", [])
        idle.withLock { $0.append(connection) }
    }

    /// Reads by the primary key.
    package func document(for id: DocumentID) throws(StoreFailure) -> [UInt8]? {
        try withConnection { connection throws(StoreFailure) in
            try connection.firstValue("SELECT document FROM documents WHERE id = $1", [Array(id.text.utf8)])
        }
    }

    /// Writes in a transaction of its own, unless the document is there already.
    package func store(_ document: [UInt8]) throws(StoreFailure) -> DocumentID {
        let id = DocumentID(of: document)
        if let kept = try self.document(for: id) {
            guard kept == document else { throw .broken("two documents have the name \(id.text)") }
            return id
        }
        _ = try withConnection { connection throws(StoreFailure) in
            try connection.firstValue(
                "INSERT INTO documents VALUES ($1, $2) ON CONFLICT DO NOTHING", [Array(id.text.utf8), document])
        }
        return id
    }

    /// Lends a connection; one that died while idle, as after a restart of the server, is replaced once.
    private func withConnection<Result>(
        _ body: (PostgresConnection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        if let connection = idle.withLock({ $0.popLast() }) {
            do throws(StoreFailure) {
                let result = try body(connection)
                give(connection)
                return result
            } catch {
                if connection.isGood {
                    give(connection)
                    throw error
                }
                idle.withLock { $0.removeAll() }
            }
        }
        let connection = try PostgresConnection(url: url)
        let result = try body(connection)
        give(connection)
        return result
    }

    private func give(_ connection: PostgresConnection) {
        guard connection.isGood else { return }
        idle.withLock { idle in
            if idle.count < Self.mostIdle { idle.append(connection) }
        }
    }
}
