import Foundation
import Fuzzing
import Testing

@Suite struct CorpusTests {
    /// The inputs that are kept, by target.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fuzzing/Corpus")

    @Test(arguments: FuzzTarget.allCases) func `every kept input is taken in without breaking a law`(target: FuzzTarget)
        throws
    {
        let folder = Self.folder.appending(path: target.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files { target.take([UInt8](try Data(contentsOf: file))) }
    }
}
