internal import CArchive

/// A tar archive whose bytes depend on its files alone: no dates, no owners.
package enum Tar {
    /// One file of an archive.
    package struct File: Sendable {
        /// Its path in the archive.
        package let name: String
        /// What it holds.
        package let bytes: [UInt8]

        /// A file from its parts.
        package init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// The archive of some files in their order (POSIX ustar); `nil` only when memory is out or a name does not fit.
    package static func archive(_ files: [File]) -> [UInt8]? {
        guard let archive = archive_write_new() else { return nil }
        defer { archive_write_free(archive) }
        archive_write_set_format_ustar(archive)
        archive_write_add_filter_none(archive)
        archive_write_set_bytes_in_last_block(archive, 1)
        // A file takes a header of 512 bytes and its content in whole blocks of 512; two empty blocks end the archive.
        let size = files.reduce(1024) { $0 + 512 + ($1.bytes.count + 511) / 512 * 512 }
        var isGood = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var used = 0
            isGood = archive_write_open_memory(archive, buffer.baseAddress, buffer.count, &used) == ARCHIVE_OK
            isGood = isGood && files.allSatisfy { add($0, to: archive) }
            isGood = archive_write_close(archive) == ARCHIVE_OK && isGood
            count = isGood ? used : 0
        }
        return isGood ? bytes : nil
    }

    private static func add(_ file: File, to archive: OpaquePointer) -> Bool {
        guard let entry = archive_entry_new() else { return false }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, file.name)
        archive_entry_set_size(entry, Int64(file.bytes.count))
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, 0, 0)
        guard archive_write_header(archive, entry) == ARCHIVE_OK else { return false }
        return file.bytes.withUnsafeBytes { bytes in
            bytes.isEmpty || archive_write_data(archive, bytes.baseAddress, bytes.count) == bytes.count
        }
    }
}
