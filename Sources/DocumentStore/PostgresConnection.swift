internal import CPostgres

/// One connection to a PostgreSQL server, used by one thread at a time.
///
/// It is sendable because whoever took it from the pool has it alone.
final class PostgresConnection: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Connects; `url` is a connection URI of libpq.
    init(url: String) throws(StoreFailure) {
        guard let handle = PQconnectdb(url) else { throw .broken("out of memory") }
        guard PQstatus(handle) == CONNECTION_OK else {
            let reason = Self.message(handle)
            PQfinish(handle)
            throw .broken(reason)
        }
        // Notices, such as that a table exists already, would go to standard error.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        self.handle = handle
    }

    deinit {
        PQfinish(handle)
    }

    /// Whether it can be used again.
    var isGood: Bool { PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE }

    /// Runs a statement with its parameters in binary form, and gives the first column of its first row.
    func firstValue(_ statement: StaticString, _ parameters: [[UInt8]]) throws(StoreFailure) -> [UInt8]? {
        let joined = parameters.flatMap(\.self)
        let result = joined.withUnsafeBytes { bytes -> OpaquePointer? in
            // An empty parameter still needs a pointer: none at all would mean null.
            let empty = UnsafeRawPointer(bitPattern: 1)
            var next = 0
            var values: [UnsafePointer<CChar>?] = []
            for parameter in parameters {
                let start = bytes.baseAddress.map { $0 + next } ?? empty
                values.append(start?.assumingMemoryBound(to: CChar.self))
                next += parameter.count
            }
            let lengths = parameters.map { Int32(clamping: $0.count) }
            let formats = [Int32](repeating: 1, count: parameters.count)
            return PQexecParams(
                handle, statement.description, Int32(parameters.count), nil, values, lengths, formats, 1)
        }
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK: return nil
        case PGRES_TUPLES_OK:
            guard PQntuples(result) > 0, let start = PQgetvalue(result, 0, 0) else { return nil }
            return Array(UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, 0, 0))))
        default: throw failure(of: result)
        }
    }

    private func failure(of result: OpaquePointer?) -> StoreFailure {
        // PostgreSQL's error codes, appendix A: class 53 is no room, class 55 a lock that is held.
        let field = UInt8(ascii: "C")
        let code = PQresultErrorField(result, Int32(field)).map { String(cString: $0) } ?? ""
        if code == "53100" { return .full }
        if code.hasPrefix("53") || code.hasPrefix("55") { return .busy }
        return .broken(Self.message(handle))
    }

    private static func message(_ handle: OpaquePointer) -> String {
        let text = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
        return text.split(separator: "\n").joined(separator: " ")
    }
}
