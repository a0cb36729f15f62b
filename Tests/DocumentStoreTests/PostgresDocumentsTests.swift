import DocumentStore
import Foundation
import Testing

/// These need Debian's `postgresql`, and start and stop a server of their own.
@Suite(.serialized, .enabled(if: PostgresServer.isInstalled, "PostgreSQL's initdb and postgres are not installed"))
struct PostgresDocumentsTests {
    @Test func `two stores on one database share what they keep`() throws {
        let server = try PostgresServer()
        let one = try PostgresDocuments(url: server.url)
        let other = try PostgresDocuments(url: server.url)
        for document in [Array(#"{"items":{"count":3}}"#.utf8), [], (0...255).map { UInt8($0) }] {
            let id = try one.store(document)
            #expect(id == DocumentID(of: document))
            #expect(try other.document(for: id) == document)
            #expect(try other.store(document) == id)
        }
        #expect(try one.document(for: DocumentID(of: [1])) == nil)
    }

    @Test func `many threads may store and read at once`() async throws {
        let server = try PostgresServer()
        let store = try PostgresDocuments(url: server.url)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for index in 0..<10 {
                        let document = Array("\(index % 2 == 0 ? 0 : task)/\(index)".utf8)
                        let kept = try store.document(for: try store.store(document))
                        #expect(kept == document)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `a restart of the database is survived and loses nothing`() throws {
        let server = try PostgresServer()
        let store = try PostgresDocuments(url: server.url)
        let id = try store.store([1, 2, 3])
        try server.restart()
        #expect(try store.document(for: id) == [1, 2, 3])
    }

    @Test func `a database that is not there is a failure in words`() {
        #expect(throws: StoreFailure.self) {
            _ = try PostgresDocuments(url: "postgres://nobody@127.0.0.1:1/nothing?connect_timeout=2")
        }
    }
}

/// A PostgreSQL server with a database of its own on a Unix socket; gone with the test.
final class PostgresServer {
    private let folder = "/tmp/zoetrope-pg-\(UUID().uuidString.prefix(8))"
    private var process: Process?

    static var isInstalled: Bool { !programs.isEmpty }

    /// Debian keeps the programs of each version in a folder of its own.
    private static let programs: String = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return versions.map { "\(root)/\($0)/bin" }.first {
            FileManager.default.isExecutableFile(atPath: $0 + "/initdb")
                && FileManager.default.isExecutableFile(atPath: $0 + "/postgres")
        } ?? ""
    }()

    var url: String { "postgres://zoetrope@/postgres?host=\(folder)" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // PostgreSQL refuses to run as root; then it runs as the user that Debian made for it.
        if getuid() == 0 { try Self.run("/usr/bin/chown", ["postgres", folder]) }
        try Self.run(
            Self.programs + "/initdb", ["--username=zoetrope", "--auth=trust", "--no-sync", "-D", folder + "/data"])
        try start()
    }

    deinit {
        try? Self.run(Self.programs + "/pg_ctl", ["stop", "-D", folder + "/data", "-m", "immediate"])
        process?.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    func restart() throws {
        try Self.run(Self.programs + "/pg_ctl", ["stop", "-D", folder + "/data", "-m", "fast"])
        process?.waitUntilExit()
        try start()
    }

    private func start() throws {
        process = try Self.launch(
            Self.programs + "/postgres",
            ["-D", folder + "/data", "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"])
        for _ in 0..<200 {
            if (try? PostgresDocuments(url: url)) != nil { return }
            usleep(50_000)
        }
        throw CocoaError(.executableLoad)
    }

    private static func launch(_ program: String, _ arguments: [String]) throws -> Process {
        let process = Process()
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        if getuid() == 0, !program.hasSuffix("chown") {
            process.executableURL = URL(fileURLWithPath: "/usr/sbin/runuser")
            process.arguments = ["-u", "postgres", "--", program] + arguments
        } else {
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = try launch(program, arguments)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }
}
