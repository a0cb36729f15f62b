import Foundation

/// The Swift files of Tests/Fixtures/Swift.
enum Fixtures {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Swift")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()

    static let all: [(name: String, source: String)] = names.map { ($0, source($0)) }

    static func source(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)) ?? ""
    }
}
