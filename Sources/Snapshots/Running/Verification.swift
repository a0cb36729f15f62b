internal import Dispatch
internal import Layout
internal import Locks
internal import Scrolling
package import Trace
internal import ViewTree

/// Compares every document of a folder with its golden.
package struct Verification: Sendable {
    /// The folder of documents, or one document.
    package var documents: String
    /// The folder of goldens.
    package var golden: String
    /// Which goldens are written.
    package var record: RecordMode
    /// Whether `record` was asked for, and not the default.
    package var isRecordExplicit = false
    /// What is kept of a document; nil is what its golden kept, or the default.
    package var options: SnapshotOptions?
    /// How far numbers may be apart.
    package var tolerance = StructuralDifference.Tolerance()
    /// What is done about goldens without a document.
    package var unreferenced = Unreferenced.warn
    /// The part of the documents that is looked at, as `2/4`.
    package var shard = Shard()
    /// How many documents are drawn at a time.
    package var jobs = 1
    /// The names that are looked at; nil is all.
    package var pattern: Glob?
    /// A server that must give the same bytes.
    package var server: ServerURL?
    /// The most bytes of pictures that all results keep together, for the report.
    package var pictures = 0
    /// The most views drawn in all pictures of a document.
    package var drawings = Int.max
    /// The version of the program.
    package var engine: String
    /// How files become scenes.
    package var readers = DocumentReaders()
    /// Hears how many documents are done, of how many; from any thread.
    package var progress: @Sendable (Int, Int) -> Void = { _, _ in }

    /// Which goldens are written.
    package enum RecordMode: String, Sendable, Hashable, CaseIterable {
        /// None: a missing one fails.
        case never
        /// Those that are missing.
        case missing
        /// Those that differ or are missing.
        case changed
        /// All.
        case all
    }

    /// What is done about goldens without a document.
    package enum Unreferenced: String, Sendable, Hashable, CaseIterable {
        /// They are told.
        case warn
        /// They fail the run.
        case fail
        /// They are removed.
        case delete
    }

    /// A part of the documents: every `of`th from the `number`th.
    package struct Shard: Sendable, Hashable {
        /// From 1.
        package var number = 1
        /// How many parts there are.
        package var of = 1

        /// All documents.
        package init() {}

        /// Reads `2/4`.
        package init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let number = parts[0], let of = parts[1], of >= 1, (1...of).contains(number)
            else { return nil }
            (self.number, self.of) = (number, of)
        }
    }

    /// Compares the documents of a folder with the goldens of another.
    package init(documents: String, golden: String, record: RecordMode, engine: String) {
        self.documents = documents
        self.golden = golden
        self.record = record
        self.engine = engine
    }

    /// Does it; documents are drawn by `jobs` threads and told in the order of their names.
    package func run() -> VerificationReport {
        let list = DocumentList(documents, readers: readers)
        var report = VerificationReport(verification: self)
        report.conflicts = list.conflicts
        guard list.conflicts.isEmpty else { return report }
        let chosen = named(list.entries).filter { pattern?.matches($0.name) ?? true }
        let entries = chosen.enumerated().filter { $0.offset % shard.of == shard.number - 1 }.map(\.element)
        if record != .never { GoldenFolder(path: golden).removeLeftovers() }
        report.documentCount = list.entries.count
        report.results = results(of: entries)
        // A part of the documents, or one file, does not know which goldens the others need.
        if pattern == nil, Disk.isFolder(documents) {
            let known = Set(list.entries.map(\.name))
            let folder = GoldenFolder(path: golden)
            report.unreferenced = folder.names.filter { !known.contains($0) }
            if unreferenced == .delete, shard.number == 1 { report.unreferenced.forEach(folder.remove) }
        }
        return report
    }

    /// One file by itself is called what its golden is called, which may stand in a folder.
    private func named(_ entries: [DocumentList.Entry]) -> [DocumentList.Entry] {
        guard let entry = entries.first, entries.count == 1, entry.path == documents else { return entries }
        let folder = GoldenFolder(path: golden)
        guard let name = folder.names.first(where: { folder.document(of: $0) == entry.path }) else { return entries }
        var named = entry
        named.name = name
        return [named]
    }

    private func results(of entries: [DocumentList.Entry]) -> [DocumentResult] {
        let state = Locked((next: 0, done: 0, bytes: 0, results: [Int: DocumentResult]()))
        let check = DocumentCheck(verification: self)
        DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, entries.count))) { _ in
            while true {
                let index = state.withLock { state in
                    defer { state.next += 1 }
                    return state.next
                }
                guard index < entries.count else { return }
                var result = check.result(of: entries[index])
                let done = state.withLock { state in
                    state.bytes += result.pictures?.size ?? 0
                    if state.bytes > pictures { result.pictures = nil }
                    state.results[index] = result
                    state.done += 1
                    return state.done
                }
                progress(done, entries.count)
            }
        }
        return state.withLock { state in entries.indices.compactMap { state.results[$0] } }
    }
}
