internal import Glibc

/// Files and folders; every failure carries the system's own reason.
package enum Disk {
    /// Something that the system refused.
    package struct Failure: Error, Sendable, Hashable {
        /// The file or folder.
        package var path: String
        /// The system's reason.
        package var reason: String

        /// Both in one sentence.
        package var sentence: String { path + ": " + reason }
    }

    /// The most bytes of a file that are read.
    static let limit = 64 << 20

    /// The content of a file.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(path) }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            guard bytes.count <= limit else {
                throw Failure(path: path, reason: "it is larger than \(limit) bytes")
            }
        }
    }

    /// Makes or replaces a file at once: whoever reads sees the old content or the new, never a part.
    ///
    /// What is no file, such as `/dev/stdout` or a pipe, is written to as it is.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        if let mode = mode(path), mode != S_IFREG, mode != S_IFDIR { return try writeWhole(bytes, to: path) }
        if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
        let temporary = path + ".tmp-\(getpid())"
        try writeWhole(bytes, to: temporary)
        guard rename(temporary, path) == 0 else {
            let reason = failure(path)
            unlink(temporary)
            throw reason
        }
    }

    /// Adds to the end of a file, or makes it.
    package static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
        try write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC)
    }

    static func writeWhole(_ bytes: [UInt8], to path: String) throws(Failure) {
        try write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    }

    private static func write(_ bytes: [UInt8], to path: String, flags: Int32) throws(Failure) {
        let file = open(path, flags, 0o644)
        guard file >= 0 else { throw failure(path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = failure(path)
                close(file)
                throw reason
            }
            rest = rest.dropFirst(count)
        }
        guard close(file) == 0 else { throw failure(path) }
    }

    /// Makes a folder and those around it; nothing happens where it is.
    package static func makeFolder(_ path: String) throws(Failure) {
        guard !path.isEmpty, !isFolder(path) else { return }
        if let slash = path.dropLast().lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
        guard mkdir(path, 0o755) == 0 || errno == EEXIST, isFolder(path) else {
            if errno == 0 || errno == EEXIST { throw Failure(path: path, reason: "it is a file, not a folder") }
            throw failure(path)
        }
    }

    /// Puts a finished folder in the place of another.
    ///
    /// A folder cannot be renamed onto one that is not empty, so it takes two steps: between them there is no golden,
    /// which the next run calls missing, but never a part of one.
    static func exchange(_ fresh: String, with place: String) throws(Failure) {
        let old = fresh + "-old"
        removeTree(old)
        let hadOne = isFolder(place)
        if hadOne, rename(place, old) != 0 { throw failure(place) }
        guard rename(fresh, place) == 0 else {
            let reason = failure(place)
            if hadOne { _ = rename(old, place) }
            throw reason
        }
        removeTree(old)
    }

    /// Whether there is a folder.
    package static func isFolder(_ path: String) -> Bool { mode(path) == S_IFDIR }
    /// Whether there is a file.
    package static func isFile(_ path: String) -> Bool { mode(path) == S_IFREG }

    private static func mode(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The names in a folder in the order of their bytes, hidden ones left out; none where it cannot be read.
    package static func names(in folder: String) -> [String] {
        allNames(in: folder).filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// All names in a folder but its own and its parent's.
    static func allNames(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes a folder with all that is in it; links are removed, not followed.
    static func removeTree(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        for name in allNames(in: path) { removeTree(path + "/" + name) }
        rmdir(path)
    }

    private static func failure(_ path: String) -> Failure {
        Failure(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
    }
}
