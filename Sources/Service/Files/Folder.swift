internal import Glibc

/// A folder whose files may be read: names lead only downwards, and links are not followed.
package struct Folder: Sendable, Equatable {
    /// Where it is.
    package let path: String
    /// Bytes over which a file is not served.
    private static let largestFile = 16 << 20

    /// A folder that may or may not exist.
    package init(path: String) {
        self.path = path
    }

    /// Whether it is there.
    package var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The content of a regular file, or `nil` when there is none at these names.
    ///
    /// Each name is opened in the folder before it without following a link, so nothing outside can be reached however
    /// the names are spelt and whatever changes meanwhile.
    package func contents(of names: [String]) -> [UInt8]? {
        guard !names.isEmpty, names.allSatisfy(Self.isPlain) else { return nil }
        var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for name in names.dropLast() where folder >= 0 {
            let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            close(folder)
            folder = inner
        }
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let file = openat(folder, names[names.count - 1], O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largestFile
        else { return nil }
        return Self.contents(of: file, expecting: Int(status.st_size))
    }

    /// The names of the files in it with this ending, sorted.
    package func names(endingIn suffix: String) -> [String] {
        guard let listing = opendir(path) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name, name.hasSuffix(suffix), Self.isPlain(name) { names.append(name) }
        }
        return names.sorted()
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
    }

    private static func contents(of file: Int32, expecting size: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count + count <= largestFile else { return nil }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
    }
}
