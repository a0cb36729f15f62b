internal import Glibc

/// One request and its answer on a connection of its own (HTTP/1.0, so that an answer ends with the connection).
struct HTTPExchange {
    /// What came back.
    struct Answer {
        let status: Int
        let body: [UInt8]
    }

    /// Why nothing came back.
    struct Failure: Error {
        let sentence: String
    }

    /// Seconds that a server may be silent.
    private static let patience = 30
    /// The most bytes of an answer that are read.
    private static let limit = 64 << 20

    /// Sends a document and waits for the answer.
    static func post(_ body: [UInt8], as type: String, to path: String, on server: ServerURL) throws(Failure) -> Answer
    {
        let connection = try connect(to: server)
        defer { close(connection) }
        let head =
            "POST \(server.path)\(path) HTTP/1.0\r\nHost: \(server.host):\(server.port)\r\n"
            + "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n\r\n"
        try send(Array(head.utf8) + body, on: connection)
        return try answer(on: connection)
    }

    private static func connect(to server: ServerURL) throws(Failure) -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(server.host, String(server.port), &hints, &list) == 0 else {
            throw Failure(sentence: "there is no machine \(server.host)")
        }
        defer { freeaddrinfo(list) }
        var next = list
        while let entry = next {
            let info = entry.pointee
            let connection = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), info.ai_protocol)
            var wait = timeval(tv_sec: patience, tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
            setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
            if Glibc.connect(connection, info.ai_addr, info.ai_addrlen) == 0 { return connection }
            close(connection)
            next = info.ai_next
        }
        throw Failure(sentence: "nothing answers at \(server.host):\(server.port)")
    }

    private static func send(_ bytes: [UInt8], on connection: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(sentence: "the server took only a part of the document") }
            rest = rest.dropFirst(count)
        }
    }

    private static func answer(on connection: Int32) throws(Failure) -> Answer {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count <= limit {
            let count = recv(connection, &chunk, chunk.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(sentence: "the server gave no whole answer") }
            if count == 0 { break }
            bytes += chunk.prefix(count)
        }
        let end: [UInt8] = [13, 10, 13, 10]
        guard let split = bytes.indices.first(where: { bytes[$0...].starts(with: end) }),
            let status = Int(String(decoding: bytes.dropFirst(9).prefix(3), as: UTF8.self))
        else { throw Failure(sentence: "the server's answer is no HTTP") }
        return Answer(status: status, body: Array(bytes[(split + 4)...]))
    }
}
