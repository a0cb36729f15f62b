import Service
import Testing

struct TarTests {
    @Test func `an archive is headers and blocks of 512 bytes, with no date and no owner`() throws {
        let archive = try #require(
            Tar.archive([
                Tar.File(name: "frame-0000.svg", bytes: Array("<svg/>".utf8)),
                Tar.File(name: "frame-0001.svg", bytes: Array(repeating: 65, count: 513)),
                Tar.File(name: "empty", bytes: []),
            ]))
        #expect(archive.count == 512 + 512 + 512 + 1024 + 512 + 1024)
        #expect(archive.prefix(14) == Array("frame-0000.svg".utf8)[...])
        #expect(archive[512..<518] == Array("<svg/>".utf8)[...])
        #expect(archive[1024..<1038] == Array("frame-0001.svg".utf8)[...])
        // Size, then modification time, in octal (POSIX ustar).
        #expect(String(decoding: archive[124..<135], as: UTF8.self) == "00000000006")
        #expect(String(decoding: archive[136..<147], as: UTF8.self) == "00000000000")
        #expect(String(decoding: archive[257..<262], as: UTF8.self) == "ustar")
        #expect(archive.suffix(1024).allSatisfy { $0 == 0 })
    }
}
