import DocumentStore
import Foundation
import Testing

struct SQLiteDocumentsTests {
    /// A folder that goes away with the test.
    private struct Folder: ~Copyable {
        let path = NSTemporaryDirectory() + "/documents-" + UUID().uuidString

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        deinit {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    @Test func `a stored document comes back under the hash of its bytes`() throws {
        let store = try SQLiteDocuments(maximumBytes: 1 << 20)
        let document = Array(#"{"items":{"count":3}}"#.utf8)
        let id = try store.store(document)
        #expect(id == DocumentID(of: document))
        #expect(try store.document(for: id) == document)
        #expect(try store.document(for: DocumentID(of: [])) == nil)
    }

    @Test func `bytes of every kind and none at all are kept as they are`() throws {
        let store = try SQLiteDocuments(maximumBytes: 1 << 20)
        for document in [[], [0], [0xFF, 0, 0x27, 0x22], (0...255).map { UInt8($0) }] {
            #expect(try store.document(for: try store.store(document)) == document)
        }
    }

    @Test func `the same document twice is one row`() throws {
        let store = try SQLiteDocuments(maximumBytes: 1 << 20)
        let first = try store.store([1, 2, 3])
        let second = try store.store([1, 2, 3])
        #expect(first == second)
        #expect(try store.count() == 1)
    }

    @Test func `another store on the same file sees what was stored, and keeps it after`() throws {
        let folder = try Folder()
        let path = folder.path + "/carousels.sqlite"
        let id: DocumentID
        do {
            let one = try SQLiteDocuments(path: path, maximumBytes: 1 << 20)
            let other = try SQLiteDocuments(path: path, maximumBytes: 1 << 20)
            id = try one.store([4, 5, 6])
            #expect(try other.document(for: id) == [4, 5, 6])
            #expect(try other.store([4, 5, 6]) == id)
            #expect(try one.count() == 1)
        }
        #expect(try SQLiteDocuments(path: path, maximumBytes: 1 << 20).document(for: id) == [4, 5, 6])
    }

    @Test(arguments: [true, false])
    func `many threads may store and read at once`(inFile: Bool) async throws {
        let folder = try Folder()
        let store = try SQLiteDocuments(path: inFile ? folder.path + "/many.sqlite" : nil, maximumBytes: 8 << 20)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for index in 0..<20 {
                        // Half of the documents are the same in every task.
                        let document = Array("\(index % 2 == 0 ? 0 : task)/\(index)".utf8)
                        let kept = try store.document(for: try store.store(document))
                        #expect(kept == document)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.count() == 10 + 8 * 10)
    }

    @Test func `a full store refuses more and keeps what it has`() throws {
        let store = try SQLiteDocuments(maximumBytes: 64 << 10)
        let kept = try store.store([1])
        #expect(throws: StoreFailure.full) {
            for byte in UInt8(0)...255 { _ = try store.store(Array(repeating: byte, count: 4000)) }
        }
        #expect(try store.document(for: kept) == [1])
    }

    @Test func `a path that cannot be opened is a failure in words`() {
        #expect(throws: StoreFailure.broken("unable to open database file")) {
            _ = try SQLiteDocuments(path: "/nowhere/at/all.sqlite", maximumBytes: 1 << 20)
        }
    }

    @Test func `a file that is no database is a failure in words`() throws {
        let folder = try Folder()
        let path = folder.path + "/not-a-database"
        try Data(repeating: 0x41, count: 5000).write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreFailure.broken("file is not a database")) {
            _ = try SQLiteDocuments(path: path, maximumBytes: 1 << 20)
        }
    }
}
