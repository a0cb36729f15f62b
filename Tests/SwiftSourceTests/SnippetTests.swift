import SwiftSource
import Testing
import ViewTree

@Suite struct SnippetTests {
    @Test(arguments: Snippets.names)
    func `every snippet shows a view`(name: String) throws {
        let result = try SwiftSource.scene(source: try Snippets.source(name), fileName: name)
        #expect(!result.diagnostics.contains { $0.severity == .error })
    }
}
