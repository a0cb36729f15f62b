import Testing
import ViewTree

@testable import SwiftSource

@Suite struct SnippetTests {
    @Test(arguments: Snippets.names)
    func `probe`(name: String) throws {
        do {
            let result = try SwiftSource.scene(source: try Snippets.source(name), fileName: name)
            var out = "== \(name) title=\(result.scene.title)\n"
            for d in result.diagnostics { out += "   " + d.line(fileName: name) + "\n" }
            out += "   standins: " + result.standIns.map { "\($0.name):\($0.kind.rawValue)" }.joined(separator: " ") + "\n"
            switch result.scene.content {
            case .view(let v): out += "   VIEW \(v)".prefix(1200) + "\n"
            case .program(let p): out += "   PROGRAM \(p.body(p.initialState))".prefix(1200) + "\n"
            }
            print(out)
        } catch let error as InvalidSource {
            print("== \(name) FAILED " + error.diagnostics.map { $0.line(fileName: name) }.joined(separator: "\n"))
            Issue.record("failed")
        }
    }
}
