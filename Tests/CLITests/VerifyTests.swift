import Foundation
import Testing

/// `verify` and `accept` as processes: files, environment and exit codes.
@Suite struct VerifyTests {
    private final class Folder {
        let path = NSTemporaryDirectory() + "zoetrope-verify-" + UUID().uuidString
        init() throws {
            try FileManager.default.createDirectory(atPath: path + "/carousels", withIntermediateDirectories: true)
            try write(limit: "alwaysByOne")
        }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(limit: String) throws {
            let document = """
                { "viewport": { "width": 200, "height": 100 },
                  "scroll": { "targetBehavior": { "viewAligned": { "limit": "\(limit)" } } },
                  "layout": { "lazyHStack": { "spacing": 10 } },
                  "items": { "count": 20, "card": { "frame": { "width": 90, "height": 60 } } },
                  "interactions": [ { "fling": { "drag": -40, "velocity": 1500 } } ] }
                """
            try document.write(toFile: path + "/carousels/limit.json", atomically: true, encoding: .utf8)
        }

        func read(_ name: String) throws -> String {
            try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        }
    }

    /// Runs it in a folder with nothing but what is given in the environment.
    private func run(
        _ folder: Folder, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (output: String, exitCode: Int32) {
        let process = Process()
        process.executableURL = try Zoetrope.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    @Test func `from a missing golden to an accepted change`() throws {
        let folder = try Folder()
        let missing = try run(folder, "verify", "carousels", environment: ["CI": "true"])
        #expect(missing.exitCode == 2)
        #expect(
            missing.output == """
                FAILED: carousels/limit.json
                  it has no golden; `zoetrope verify carousels --golden golden --record missing` makes it
                0 passed, 1 failed

                """)
        let recorded = try run(folder, "verify", "carousels", "--record", "missing", environment: ["CI": "true"])
        #expect(recorded.exitCode == 0)
        #expect(try run(folder, "verify", "carousels").output == "1 passed, 0 failed\n")
        try folder.write(limit: "never")
        let changed = try run(
            folder, "verify", "carousels", "--report", "out/report.html", "--junit", "out/junit.xml", "--json",
            "out/run.json", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path + "/summary.md"])
        #expect(changed.exitCode == 1)
        // 20 cards of 90 with gaps of 10: stops every 100; 40 - 10 of touch slop were dragged.
        let sentence = "settled offset 100 -> 800: limit alwaysByOne -> never"
        #expect(changed.output.hasPrefix("::error file=carousels/limit.json,title=limit::\(sentence)%0A"))
        #expect(changed.output.contains("\n  \(sentence)\n"))
        #expect(changed.output.hasSuffix("\n0 passed, 1 failed\n"))
        #expect(try folder.read("out/report.html").contains("settled offset 100 -&gt; 800"))
        #expect(try folder.read("out/junit.xml").contains("settled offset 100 -&gt; 800"))
        #expect(try folder.read("out/run.json").contains(sentence))
        #expect(try folder.read("summary.md").hasPrefix("### Carousels: 0 passed, 1 failed\n"))
        #expect(try run(folder, "accept", "l*").exitCode == 0)
        #expect(try run(folder, "verify", "carousels").exitCode == 0)
    }

    @Test func `usage, bad documents and unwritable reports have exit codes of their own`() throws {
        let folder = try Folder()
        #expect(try run(folder, "verify").exitCode == 4)
        #expect(try run(folder, "verify", "carousels", "--record", "often").exitCode == 4)
        #expect(try run(folder, "verify", "carousels", "--shard", "3/2").exitCode == 4)
        #expect(try run(folder, "verify", "carousels", "--max-delta-pt", "-1").exitCode == 4)
        #expect(try run(folder, "accept").exitCode == 4)
        #expect(try run(folder, "verify", "carousels", "--junit", "carousels/limit.json/x").exitCode == 5)
        try "{".write(toFile: folder.path + "/carousels/broken.json", atomically: true, encoding: .utf8)
        #expect(try run(folder, "verify", "carousels").exitCode == 3)
    }

    @Test func `one document of a folder is compared with its own golden`() throws {
        let folder = try Folder()
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "/carousels/shop", withIntermediateDirectories: true)
        try manager.moveItem(
            atPath: folder.path + "/carousels/limit.json", toPath: folder.path + "/carousels/shop/limit.json")
        #expect(try run(folder, "verify", "carousels", "--record", "missing").exitCode == 0)
        let one = try run(folder, "verify", "carousels/shop/limit.json", environment: ["CI": "1"])
        #expect(one.output == "1 passed, 0 failed\n")
        #expect(try run(folder, "verify", "carousels", "--only", "limit").exitCode == 2)
    }

    @Test func `a running server gives the same bytes`() throws {
        let folder = try Folder()
        let server = try RunningServer()
        let url = "http://127.0.0.1:\(server.port)"
        _ = try run(folder, "verify", "carousels")
        #expect(try run(folder, "verify", "carousels", "--server", url).output == "1 passed, 0 failed\n")
        let silent = try run(folder, "verify", "carousels", "--server", "http://127.0.0.1:1")
        #expect(silent.exitCode == 1)
        #expect(silent.output.contains("  nothing answers at 127.0.0.1:1\n"))
    }

    #if SWIFT_SOURCE
        @Test func `SwiftUI source is verified like a document`() throws {
            let folder = try Folder()
            let source = """
                import SwiftUI
                struct Cards: View {
                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 10) {
                                ForEach(0..<12) { index in
                                    Text("Card \\(index)").frame(width: 90, height: 60)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        .scrollTargetBehavior(.viewAligned)
                    }
                }
                """
            let path = folder.path + "/carousels/Cards.swift"
            try source.write(toFile: path, atomically: true, encoding: .utf8)
            _ = try run(folder, "verify", "carousels")
            #expect(try run(folder, "verify", "carousels").output == "2 passed, 0 failed\n")
            try source.replacingOccurrences(of: "spacing: 10", with: "spacing: 12")
                .write(toFile: path, atomically: true, encoding: .utf8)
            let changed = try run(folder, "verify", "carousels")
            #expect(changed.exitCode == 1)
            #expect(changed.output.contains("spacing 10 -> 12"))
            try "import SwiftUI\n".write(toFile: path, atomically: true, encoding: .utf8)
            #expect(try run(folder, "verify", "carousels").exitCode == 3)
        }
    #endif
}
