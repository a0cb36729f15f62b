internal import CSQLite

/// One open SQLite database, used by one thread at a time.
///
/// It is sendable because it is neither copied nor shared: its owner locks it.
struct SQLiteConnection: ~Copyable, @unchecked Sendable {
    private let handle: OpaquePointer

    /// Opens or makes a database; an empty path or `:memory:` keeps it in memory.
    init(path: String) throws(StoreFailure) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let failure = Self.failure(code, opened)
            sqlite3_close_v2(opened)
            throw failure
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 0)
        // Other processes may hold the write lock for the length of one small transaction each.
        sqlite3_busy_timeout(handle, 5000)
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Runs statements that give no rows worth reading.
    func run(_ statements: StaticString) throws(StoreFailure) {
        try run(statements.description)
    }

    /// Runs a statement with a number in it, such as a pragma's.
    func run(_ statement: StaticString, _ number: Int) throws(StoreFailure) {
        try run("\(statement)\(number)")
    }

    /// Runs one statement with its first parameters bound, and gives the first column of its first row.
    func firstValue(_ statement: StaticString, name: String, blob: [UInt8]? = nil) throws(StoreFailure) -> [UInt8]? {
        var prepared: OpaquePointer?
        var code = sqlite3_prepare_v2(handle, statement.description, -1, &prepared, nil)
        defer { sqlite3_finalize(prepared) }
        guard code == SQLITE_OK else { throw Self.failure(code, handle) }
        // The bound bytes are borrowed until the step is done, so nothing is copied.
        code = name.withCString { name in
            sqlite3_bind_text(prepared, 1, name, -1, nil)
            guard let blob else { return sqlite3_step(prepared) }
            return blob.withUnsafeBytes { blob in
                guard let start = blob.baseAddress else {
                    sqlite3_bind_zeroblob(prepared, 2, 0)
                    return sqlite3_step(prepared)
                }
                sqlite3_bind_blob64(prepared, 2, start, UInt64(blob.count), nil)
                return sqlite3_step(prepared)
            }
        }
        switch code {
        case SQLITE_DONE: return nil
        case SQLITE_ROW:
            let count = Int(sqlite3_column_bytes(prepared, 0))
            let start = sqlite3_column_blob(prepared, 0)
            return start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
        default: throw Self.failure(code, handle)
        }
    }

    private func run(_ statements: String) throws(StoreFailure) {
        let code = sqlite3_exec(handle, statements, nil, nil, nil)
        guard code == SQLITE_OK else { throw Self.failure(code, handle) }
    }

    private static func failure(_ code: Int32, _ handle: OpaquePointer?) -> StoreFailure {
        switch code & 0xFF {
        case SQLITE_FULL: return .full
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy
        default:
            let message = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
            return .broken(message.map { String(cString: $0) } ?? "error \(code)")
        }
    }
}
