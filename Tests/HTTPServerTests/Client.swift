import Glibc

/// A socket that says exactly what it is told and keeps what it hears; used by one thread at a time.
final class Client: @unchecked Sendable {
    /// How a wait for bytes ended.
    enum End: Equatable {
        case closed, timeout, enough
    }

    let descriptor: Int32
    private(set) var received: [UInt8] = []

    private init?(_ family: Int32, _ connect: (Int32) -> Int32) {
        descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        // A failed initialiser ends in deinit, which closes.
        guard descriptor >= 0, connect(descriptor) == 0 else { return nil }
    }

    /// Connects to a port of this machine; a small receive buffer makes a client that is slow to read.
    convenience init?(port: UInt16, receiveBuffer: Int32? = nil) {
        self.init(AF_INET) { descriptor in
            if var size = receiveBuffer {
                setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return withBytes(&address) { connect(descriptor, $0, $1) }
        }
    }

    /// Connects to a port of this machine over IPv6.
    convenience init?(port6: UInt16) {
        self.init(AF_INET6) { descriptor in
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port6.bigEndian
            address.sin6_addr = in6addr_loopback
            return withBytes(&address) { connect(descriptor, $0, $1) }
        }
    }

    /// Connects to a Unix socket.
    convenience init?(path: String) {
        self.init(AF_UNIX) { descriptor in
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            return withBytes(&address) { connect(descriptor, $0, $1) }
        }
    }

    deinit {
        close(descriptor)
    }

    /// Sends everything, or as much as the other side takes; returns whether all of it went.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool {
        send(Array(text.utf8))
    }

    /// Says that nothing more will come, while still listening.
    func finishSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Reads until `isEnough`, the end, or `milliseconds` without a byte.
    func read(for milliseconds: Int32 = 3000, until isEnough: ([UInt8]) -> Bool = { _ in false }) -> End {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while !isEnough(received) {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, milliseconds) > 0 else { return .timeout }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return .closed }
            received += buffer[..<count]
        }
        return .enough
    }

    /// Reads one answer and forgets it, so that the next can be read.
    func answer(toHead: Bool = false, for milliseconds: Int32 = 3000) -> Answer? {
        var parsed: (Answer, Int)?
        _ = read(for: milliseconds) { bytes in
            parsed = Answer.parse(bytes, toHead: toHead)
            return parsed != nil
        }
        guard let (answer, length) = parsed else { return nil }
        received.removeFirst(length)
        return answer
    }
}

/// An answer as it came over the wire.
struct Answer: Equatable {
    let status: Int
    let head: String
    let body: String

    /// The value of a header field.
    func field(_ name: String) -> String? {
        head.split(separator: "\r\n").dropFirst().first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
    }

    /// The first answer in the bytes and how many it takes, or `nil` when it is not all there. 100 is skipped.
    static func parse(_ bytes: [UInt8], toHead: Bool) -> (Answer, Int)? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        guard let status = Int(head.split(separator: " ", maxSplits: 2).dropFirst().first ?? "") else { return nil }
        if status == 100 {
            return parse(Array(bytes[end.upperBound...]), toHead: toHead).map { ($0.0, $0.1 + end.upperBound) }
        }
        let headOnly = Answer(status: status, head: head, body: "")
        let length = toHead || status == 304 ? 0 : Int(headOnly.field("Content-Length") ?? "") ?? 0
        guard bytes.count >= end.upperBound + length else { return nil }
        let body = String(decoding: bytes[end.upperBound..<end.upperBound + length], as: UTF8.self)
        return (Answer(status: status, head: head, body: body), end.upperBound + length)
    }
}

private func withBytes<Address>(
    _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
    withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
}

extension Array where Element == UInt8 {
    fileprivate func firstRange(of pattern: [UInt8]) -> Range<Int>? {
        guard count >= pattern.count else { return nil }
        for start in 0...(count - pattern.count) where self[start..<start + pattern.count].elementsEqual(pattern) {
            return start..<start + pattern.count
        }
        return nil
    }
}
