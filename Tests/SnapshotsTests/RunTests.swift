import Foundation
import Testing

@testable import Snapshots

/// Whole runs: what is told, and how the process would exit.
@Suite struct RunTests {
    /// One still card: fast to draw.
    static let still = """
        { "viewport": { "width": 60, "height": 40 }, "items": { "count": 1 }, "interactions": [],
          "output": { "framesPerSecond": 1, "tail": 0 } }
        """

    private func folder(_ names: String...) throws -> Folder {
        let folder = try Folder()
        for name in names { try folder.write(Self.still, to: "carousels/\(name).json") }
        return folder
    }

    @Test func `what was recorded is the same in the next run`() throws {
        let folder = try folder("a", "b")
        #expect(folder.record().outcome == .same)
        let report = folder.verify()
        #expect(report.outcome == .same)
        #expect(report.text == "2 passed, 0 failed\n")
        #expect(report.annotations == "")
    }

    @Test func `nothing compared is never a success`() throws {
        let empty = try Folder()
        let report = empty.verify()
        #expect(report.outcome == .missing)
        #expect(
            report.text == """
                there is no document (.json) in \(empty.documents): nothing was compared
                0 passed, 0 failed

                """)
        #expect(String(decoding: report.junit, as: UTF8.self).contains("failures=\"1\""))
        #expect(report.annotations.hasPrefix("::error::there is no document"))
        #expect(empty.verify { $0.documents = "/nowhere" }.outcome == .missing)
        let one = try folder("a")
        one.record()
        #expect(one.verify { $0.pattern = Glob("b*") }.outcome == .missing)
        let part = one.verify {
            $0.shard.number = 2; $0.shard.of = 2
        }
        #expect(part.outcome == .missing)
        #expect(part.remarks == ["shard 2/2 has none of the 1 documents: nothing was compared"])
    }

    @Test func `a missing golden fails and prints the command that makes it`() throws {
        let folder = try folder("a")
        let report = folder.verify()
        #expect(report.outcome == .missing)
        #expect(
            report.results[0].sentences == [
                "it has no golden; `zoetrope verify \(folder.documents) --golden \(folder.golden) --record missing` makes it"
            ])
        #expect(report.count == "0 passed, 1 failed")
        #expect(!Disk.isFolder(folder.golden))
    }

    @Test func `recording only what is missing leaves changed goldens alone, and is no comparison by itself`() throws {
        let folder = try folder("a")
        let first = folder.verify { $0.record = .missing }
        #expect(first.outcome == .missing)
        #expect(first.remarks.contains("nothing was compared with an older golden; run it again to compare"))
        try folder.write(Self.still.replacingOccurrences(of: "60", with: "70"), to: "carousels/a.json")
        try folder.write(Self.still, to: "carousels/b.json")
        let second = folder.verify { $0.record = .missing }
        #expect(second.results.map(\.status) == [.different, .recorded])
        #expect(second.outcome == .different)
    }

    @Test func `changed goldens are taken by pattern, the others stay as they are`() throws {
        let folder = try folder("a", "b", "c")
        folder.record()
        let old = try folder.read("golden/c/trace.json")
        for name in ["a", "b"] {
            try folder.write(Self.still.replacingOccurrences(of: "60", with: "70"), to: "carousels/\(name).json")
        }
        let accepted = folder.verify {
            $0.record = .changed
            $0.isRecordExplicit = true
            $0.pattern = Glob("a")
        }
        #expect(accepted.outcome == .same)
        #expect(accepted.results.map(\.status) == [.recorded])
        #expect(folder.verify().results.map(\.status) == [.same, .different, .same])
        #expect(try folder.read("golden/c/trace.json") == old)
    }

    @Test func `a truncated file of a golden is named`() throws {
        for file in ["start.svg", "trace.json"] {
            let folder = try folder("a")
            folder.record()
            let whole = try folder.read("golden/a/\(file)")
            try folder.write(String(whole.dropLast(20)), to: "golden/a/\(file)")
            let report = folder.verify()
            #expect(report.outcome == .different)
            #expect(
                report.results[0].sentences == [
                    "\(folder.golden)/a/\(file) was cut or edited: it is not the file that golden.json names"
                ])
            try FileManager.default.removeItem(atPath: folder.golden + "/a/\(file)")
            #expect(
                folder.verify().results[0].sentences == ["\(folder.golden)/a/\(file): No such file or directory"])
        }
    }

    @Test func `a truncated list of files is named`() throws {
        let folder = try folder("a")
        folder.record()
        try folder.write(String(try folder.read("golden/a/golden.json").dropLast(20)), to: "golden/a/golden.json")
        let report = folder.verify()
        #expect(report.outcome == .different)
        #expect(report.results[0].sentences[0].hasPrefix("\(folder.golden)/a/golden.json cannot be read: line "))
    }

    @Test func `a golden of another version says so and fails`() throws {
        let folder = try folder("a")
        folder.record()
        let report = folder.verify { $0.engine = "2.0.0" }
        #expect(report.outcome == .different)
        #expect(
            report.results[0].sentences == [
                "the golden was made by version 1.2.3, this is 2.0.0: `zoetrope accept a --documents "
                    + "\(folder.documents) --golden \(folder.golden)` makes it again"
            ])
    }

    @Test func `a golden of other moments says so and fails, unless nobody asked for moments`() throws {
        let folder = try folder("a")
        folder.verify {
            $0.record = .all; $0.options = SnapshotOptions(every: 500, stills: .named)
        }
        #expect(folder.verify().outcome == .same)
        let report = folder.verify { $0.options = SnapshotOptions(every: 100) }
        #expect(report.outcome == .different)
        #expect(report.results[0].sentences[0].hasPrefix("the golden has a moment every 500 ms"))
    }

    @Test func `a folder that cannot be written to is an internal failure with the reason`() throws {
        let folder = try folder("a")
        try folder.write("a file where the goldens should be", to: "golden")
        let report = folder.record()
        #expect(report.outcome == .failure)
        #expect(
            report.results[0].sentences == [
                "the golden cannot be written: \(folder.golden): it is a file, not a folder"
            ])
    }

    @Test func `line endings of another system are their own message`() throws {
        let folder = try folder("a")
        folder.record()
        let text = try folder.read("golden/a/start.svg")
        try folder.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "golden/a/start.svg")
        let report = folder.verify()
        #expect(report.outcome == .different)
        #expect(
            report.results[0].sentences[0].hasPrefix("\(folder.golden)/a/start.svg has CR LF line endings, which git"))
        #expect(try folder.read("golden/.gitattributes") == "* text eol=lf\n")
    }

    @Test func `a document with too much to draw is told, and its golden is not made`() throws {
        let folder = try Folder()
        try folder.write(Folder.carousel, to: "carousels/five.json")
        let report = folder.verify {
            $0.record = .all
            $0.drawings = 10
        }
        #expect(report.outcome == .badDocument)
        #expect(report.results.first?.sentences == ["what is drawn of it is over the limit of 10 views"])
        #expect(!FileManager.default.fileExists(atPath: folder.golden + "/five"))
        #expect(folder.record().outcome != .badDocument)
    }

    @Test func `two documents of one name stop the run`() throws {
        let folder = try folder("a", "A")
        let report = folder.record()
        #expect(report.outcome == .badDocument)
        #expect(
            report.remarks == [
                "two documents have one name, A: \(folder.documents)/A.json and \(folder.documents)/a.json; rename one"
            ])
        #expect(!Disk.isFolder(folder.golden))
    }

    @Test func `a document that is none is told with the place in it`() throws {
        let folder = try folder("a")
        folder.record()
        try folder.write(#"{ "itms": { "count": 1 } }"#, to: "carousels/b.json")
        let report = folder.verify()
        #expect(report.outcome == .badDocument)
        #expect(report.count == "1 passed, 1 failed")
        #expect(report.results[1].sentences[0].hasPrefix("/itms: "))
        #expect(report.results[1].sentences[0].hasSuffix("did you mean items?"))
    }

    @Test func `goldens without a document are told, fail the run or are removed, as asked`() throws {
        let folder = try folder("a", "b")
        folder.record()
        try FileManager.default.removeItem(atPath: folder.documents + "/b.json")
        #expect(folder.verify().outcome == .same)
        #expect(folder.verify().remarks == ["goldens that have no document: b"])
        let failed = folder.verify { $0.unreferenced = .fail }
        #expect(failed.outcome == .missing)
        #expect(failed.count == "1 passed, 1 failed")
        #expect(folder.verify { $0.unreferenced = .delete }.remarks == ["goldens that were removed: b"])
        #expect(GoldenFolder(path: folder.golden).names == ["a"])
    }

    @Test func `documents in folders have goldens in folders`() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: folder.documents + "/shop", withIntermediateDirectories: true)
        try folder.write(Self.still, to: "carousels/shop/a.json")
        folder.record()
        #expect(GoldenFolder(path: folder.golden).names == ["shop/a"])
        #expect(folder.verify().results.map(\.name) == ["shop/a"])
        #expect(folder.verify { $0.pattern = Glob("shop/*") }.outcome == .same)
    }

    @Test func `shards look at every document once`() throws {
        let folder = try folder("a", "b", "c", "d", "e")
        folder.record()
        let names = (1...2).flatMap { number in
            folder.verify {
                $0.shard.number = number; $0.shard.of = 2
            }.results.map(\.name)
        }
        #expect(names == ["a", "c", "e", "b", "d"])
        #expect(Verification.Shard("3/2") == nil)
        #expect(Verification.Shard("0/2") == nil)
    }

    @Test func `many documents are compared by several threads in the order of their names`() throws {
        let folder = try Folder()
        let names = (0..<120).map { "c\(1000 + $0)" }
        for name in names { try folder.write(Self.still, to: "carousels/\(name).json") }
        folder.verify {
            $0.record = .all; $0.jobs = 4
        }
        let report = folder.verify { $0.jobs = 4 }
        #expect(report.results.map(\.name) == names)
        #expect(report.text == "120 passed, 0 failed\n")
    }

    @Test func `an interrupted write leaves the old golden or none, never a part`() throws {
        let folder = try folder("a")
        folder.record()
        let goldens = GoldenFolder(path: folder.golden)
        let old = try goldens.golden("a")
        // At every step of the next write, whoever reads finds the old golden whole.
        let steps = old.files.lazy.map { file -> Golden.File in
            #expect((try? goldens.golden("a"))?.files == old.files)
            #expect(goldens.names == ["a"])
            return Golden.File(name: file.name, bytes: file.bytes + [10])
        }
        try goldens.write(steps, name: "a")
        #expect(try folder.read("golden/a/start.svg").hasSuffix("\n\n"))
        #expect(Disk.allNames(in: folder.golden).sorted() == [".gitattributes", "a"])
    }

    @Test func `what an interrupted run left is removed by the next that records`() throws {
        let folder = try folder("a")
        // No process has this number: Linux gives at most 4194304.
        let left = folder.golden + "/.a.tmp-999999999"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
        try folder.write("half", to: "golden/.a.tmp-999999999/start.svg")
        #expect(folder.verify().outcome == .missing)
        folder.record()
        #expect(!Disk.isFolder(left))
    }

    @Test func `a report holds no more bytes of pictures than it may`() throws {
        let folder = try folder("a", "b")
        folder.record()
        for name in ["a", "b"] {
            try folder.write(Self.still.replacingOccurrences(of: "60", with: "70"), to: "carousels/\(name).json")
        }
        let whole = folder.verify { $0.pictures = 1 << 20 }.results.compactMap(\.pictures?.size)
        #expect(whole.count == 2)
        #expect(folder.verify { $0.pictures = whole[0] }.results.compactMap(\.pictures).count == 1)
    }

    @Test func `a device is written to, not replaced`() throws {
        try Disk.write([1, 2, 3], to: "/dev/null")
        #expect(try Disk.read("/dev/null").isEmpty)
        #expect(!Disk.isFile("/dev/null"))
    }
}
