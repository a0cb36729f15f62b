import Foundation
import Testing

@testable import Snapshots

/// A folder of its own with documents and goldens, removed with the test.
final class Folder {
    let path = NSTemporaryDirectory() + "zoetrope-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: path + "/carousels", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var documents: String { path + "/carousels" }
    var golden: String { path + "/golden" }

    /// A small carousel of five cards, one flick.
    static let carousel = """
        {
          "title": "Five cards",
          "viewport": { "width": 200, "height": 120 },
          "scroll": { "targetBehavior": { "viewAligned": { "limit": "alwaysByOne" } },
                      "contentMargins": [{ "edges": "horizontal", "length": 10, "for": "scrollContent" }] },
          "layout": { "lazyHStack": { "spacing": 10 } },
          "items": [
            { "id": "a", "frame": { "width": 80, "height": 60 }, "fill": "#102030", "title": "One" },
            { "id": "b", "frame": { "width": 80, "height": 60 }, "fill": "#102030", "title": "Two" },
            { "id": "c", "frame": { "width": 80, "height": 60 }, "fill": "#102030", "title": "Three" },
            { "id": "d", "frame": { "width": 80, "height": 60 }, "fill": "#102030", "title": "Four" },
            { "id": "e", "frame": { "width": 80, "height": 60 }, "fill": "#102030", "title": "Five" }
          ],
          "transition": { "configuration": { "interactive": "linear" }, "threshold": "visible",
                          "edge": { "opacity": 0.5, "scale": 0.8 } },
          "interactions": [ { "fling": { "drag": -40, "velocity": 900 } } ],
          "output": { "framesPerSecond": 10, "theme": "auto" }
        }
        """

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    }

    func read(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

    @discardableResult func verify(_ change: (inout Verification) -> Void = { _ in }) -> VerificationReport {
        var verification = Verification(documents: documents, golden: golden, record: .never, engine: "1.2.3")
        change(&verification)
        return verification.run()
    }

    /// Records every document as it is now.
    @discardableResult func record() -> VerificationReport {
        verify {
            $0.record = .all
            $0.isRecordExplicit = true
        }
    }
}
