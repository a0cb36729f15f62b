internal import Glibc
internal import Service

/// Whole files, and the two streams by number.
enum Files {
    /// The content of a file, or of standard input for `-`; `nil` with `errno` set when it cannot be read.
    static func read(_ path: String, limit: Int) -> [UInt8]? {
        let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { if file != STDIN_FILENO { close(file) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            bytes += chunk.prefix(count)
            if count == 0 { return bytes }
            guard bytes.count <= limit else {
                errno = EFBIG
                return nil
            }
        }
    }

    /// Writes all bytes to a descriptor; `false` with `errno` set when it takes no more.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Makes or replaces a file; `false` with `errno` set when it cannot.
    static func write(_ bytes: [UInt8], path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return false }
        let isWritten = write(bytes, to: file)
        return close(file) == 0 && isWritten
    }

    /// The key in a file, without white space around it.
    static func signingKey(_ path: String, about verb: Command.Verb) throws(UsageError) -> SigningKey {
        guard let bytes = read(path, limit: 1 << 16) else { throw UsageError("\(path): \(reason)", about: verb) }
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        let text = bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        guard let key = SigningKey(Array(text)) else {
            throw UsageError("\(path): a key has at least 16 bytes", about: verb)
        }
        return key
    }

    /// The reason of the last failure.
    static var reason: String {
        strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    }
}
