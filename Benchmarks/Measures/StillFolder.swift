import Glibc

/// A folder of stills, to be written and to be copied; in memory where there is room for it, so that no disk counts.
final class StillFolder {
    private let path: String
    private let count: Int

    /// Writes files into a folder of its own, which goes with it.
    init(_ files: [[UInt8]]) {
        let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(parent)/stills-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fail("no folder for stills") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        count = files.count
        for (index, file) in files.enumerated() { write(file, to: index) }
    }

    deinit {
        for index in 0..<count {
            unlink(name(index))
            unlink(name(index, isCopy: true))
        }
        rmdir(path)
    }

    /// Writes one file, over what is there.
    func write(_ bytes: [UInt8], to index: Int, isCopy: Bool = false) {
        let file = open(name(index, isCopy: isCopy), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0, Glibc.write(file, bytes, bytes.count) == bytes.count else { fail("a still cannot be written") }
        close(file)
    }

    /// Reads every file and writes its bytes to another.
    func copy() {
        for index in 0..<count {
            let file = open(name(index), O_RDONLY)
            var status = stat()
            guard file >= 0, fstat(file, &status) == 0 else { fail("a still cannot be read") }
            let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
                count = max(0, read(file, buffer.baseAddress, buffer.count))
            }
            close(file)
            write(bytes, to: index, isCopy: true)
        }
    }

    private func name(_ index: Int, isCopy: Bool = false) -> String { "\(path)/\(index)\(isCopy ? "-copy" : "").svg" }
}
