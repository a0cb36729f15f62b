import Foundation
import Testing
import Trace

@testable import Snapshots

@Suite struct ToleranceTests {
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Folder.carousel, to: "carousels/five.json")
        folder.record()
        return folder
    }

    @Test func `a tolerance that nothing needed is reported`() throws {
        let report = try folder().verify { $0.tolerance = .init(points: 0.05) }
        #expect(report.outcome == .same)
        #expect(
            report.remarks == [
                "tolerance: --max-delta-pt 0.05, --max-delta-opacity 0; nothing needed it, it can be 0"
            ])
    }

    @Test func `what a tolerance forgave is printed, and beyond it nothing is forgiven`() throws {
        // The same words and other numbers: the trace of a golden whose offsets are 0.02 further at one moment.
        let folder = try folder()
        let goldens = GoldenFolder(path: folder.golden)
        var golden = try goldens.golden("five")
        let text = String(decoding: golden.trace, as: UTF8.self)
        let moved = text.replacingOccurrences(of: #""offset x":79,"#, with: #""offset x":79.02,"#)
        #expect(moved != text)
        golden.trace = Array(moved.utf8)
        try goldens.write(golden, name: "five")
        #expect(folder.verify().results[0].sentences == ["t=0.2 s: offset x 79.02 -> 79"])
        let report = folder.verify { $0.tolerance = .init(points: 0.02) }
        #expect(report.outcome == .same)
        #expect(
            report.remarks == [
                "tolerance: --max-delta-pt 0.02, --max-delta-opacity 0; "
                    + "the most it forgave is 0.02 pt and 0 of opacity or scale"
            ])
        #expect(folder.verify { $0.tolerance = .init(points: 0.019) }.outcome == .different)
    }

    @Test func `pictures that differ where no number does are told by their line`() throws {
        let folder = try folder()
        let goldens = GoldenFolder(path: folder.golden)
        var golden = try goldens.golden("five")
        let text = String(decoding: golden.stills[0].svg, as: UTF8.self)
        golden.stills[0].svg = Array(text.replacingOccurrences(of: "role=\"img\"", with: "role=\"image\"").utf8)
        try goldens.write(golden, name: "five")
        let sentences = folder.verify().results[0].sentences
        #expect(sentences.count == 1)
        #expect(sentences[0].hasPrefix("start.svg line 1: `"))
        #expect(sentences[0].contains("role=\"image\">` -> `"))
        // A tolerance is for numbers; a word stays a difference.
        #expect(folder.verify { $0.tolerance = .init(points: 1000) }.outcome == .different)
    }

    @Test func `an animation that alone differs is told`() throws {
        let folder = try folder()
        let goldens = GoldenFolder(path: folder.golden)
        var golden = try goldens.golden("five")
        golden.animation = "0000000000000000"
        try goldens.write(golden, name: "five")
        let sentence = folder.verify().results[0].sentences[0]
        #expect(sentence.hasPrefix("the animation is written otherwise (0000000000000000 -> "))
    }

    @Test func `other fonts that change nothing are a note, and come first where something differs`() throws {
        let folder = try folder()
        let goldens = GoldenFolder(path: folder.golden)
        var golden = try goldens.golden("five")
        golden.fingerprint.fonts = "Other 1"
        try goldens.write(golden, name: "five")
        let report = folder.verify()
        #expect(report.outcome == .same)
        #expect(report.results[0].notes[0].hasPrefix("the golden's fonts are Other 1, here they are "))
        try folder.write(
            Folder.carousel.replacingOccurrences(of: "\"One\"", with: "\"Uno\""), to: "carousels/five.json")
        let sentences = folder.verify().results[0].sentences
        #expect(sentences[0].hasSuffix(": text may be drawn otherwise"))
        #expect(sentences[1] == "a text “One” -> “Uno”")
    }

    @Test func `a trace reads back as it was written`() throws {
        let folder = try folder()
        let golden = try GoldenFolder(path: folder.golden).golden("five")
        let trace = try #require(GoldenComparison.trace(golden))
        #expect(trace.json == golden.trace)
        #expect(trace.instants.map(\.labels) == [["start"], ["release"], [], ["settled"]])
    }

    @Test(arguments: [
        ("a1.5b", "a1.75b", 0.25), ("M1-2", "M1-2.5", 0.5), (".5.5", ".5.25", 0.25), ("same", "same", 0),
    ])
    func `numbers in pictures are compared as numbers`(first: String, second: String, delta: Double) {
        #expect(StillComparison(Array(first.utf8), Array(second.utf8)).greatestDelta == delta)
    }

    @Test(arguments: [("a1b", "a1c"), ("a1", "a1 2"), ("ab", "a")])
    func `other text is no difference of numbers`(first: String, second: String) {
        #expect(StillComparison(Array(first.utf8), Array(second.utf8)).greatestDelta == nil)
    }
}
