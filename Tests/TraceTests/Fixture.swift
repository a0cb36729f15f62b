import CarouselDocument
import Foundation
import Scrolling
import ViewTree

/// The documents that README, command line, page and tests all read.
enum Fixture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    static func scene(_ name: String) throws -> Scene {
        let data = try Data(contentsOf: folder.appending(path: name + ".json"))
        return try Scene(json: [UInt8](data))
    }

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }
}
