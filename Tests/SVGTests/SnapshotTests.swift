import CarouselDocument
import Foundation
import SVG
import Scrolling
import Testing
import Typography
import ViewTree

/// Every fixture's animation and settled still against the file kept for it.
///
/// `RECORD=1 swift test --filter Snapshots` writes the files anew; where `CI` is set that is refused.
@Suite struct Snapshots {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = tests.appending(path: "SVGTests/Snapshots")
    private static let environment = ProcessInfo.processInfo.environment

    static let cases: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.appending(path: "Fixtures").path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    @Test(.enabled(if: FontLibrary.shared.hasInter, "outlines are those of Inter"), arguments: cases)
    func `a fixture is drawn as it was`(name: String) throws {
        let json = try Data(contentsOf: Self.tests.appending(path: "Fixtures/\(name).json"))
        let timeline = try Scene(json: Array(json)).timeline()
        let rendering = Rendering(scene: timeline.scene)
        try Self.compare(timeline.animation(rendering), with: "\(name).animation.svg")
        try Self.compare(timeline.frame(at: timeline.settledTime).svg(rendering), with: "\(name).frame.svg")
    }

    @Test func `there are fixtures`() {
        #expect(Self.cases.count > 10)
    }

    private static func compare(_ bytes: [UInt8], with name: String) throws {
        let file = folder.appending(path: name)
        if environment["RECORD"] == "1" {
            try #require(environment["CI"] == nil, "snapshots are not recorded where they are checked")
            try Data(bytes).write(to: file)
            return
        }
        guard let kept = try? Data(contentsOf: file) else {
            Issue.record("no snapshot \(name); look at what is drawn, then: RECORD=1 swift test --filter Snapshots")
            return
        }
        if Array(kept) != bytes {
            Attachment.record(bytes, named: name)
            Issue.record("\(name) is drawn otherwise; if rightly so: RECORD=1 swift test --filter Snapshots")
        }
    }
}
