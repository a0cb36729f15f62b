import Foundation
import HTTP
import Testing

/// The README's first picture, its command and its table, held against the service.
@Suite struct ReadmeTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let readme: String

    init() throws {
        readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    }

    @Test func `the picture in the README is what the line below it makes`() throws {
        let file = try #require(readme.firstMatch(of: /!\[[^\]]*\]\(([^)]+\.svg)\)/)?.1)
        let target = try #require(readme.firstMatch(of: /curl 'http:\/\/127\.0\.0\.1:8080(\/[^']+)'/)?.1)
        let made = try Client().get(String(target))
        #expect(made.status == .ok)
        let picture = Self.root.appending(path: String(file))
        let environment = ProcessInfo.processInfo.environment
        if environment["RECORD"] == "1", environment["CI"] == nil { try Data(made.body.bytes).write(to: picture) }
        let isSame = try [UInt8](Data(contentsOf: picture)) == made.body.bytes
        #expect(isSame, "RECORD=1 swift test --filter ReadmeTests draws it again")
    }

    @Test func `every address in the README answers`() throws {
        let client = try Client()
        let addresses = readme.matches(of: /`(?:GET` or `POST )?(\/v1\/[a-z]+\.[a-z]+(?:\?[a-z]+=[0-9.a-z]+)?)`/)
            .map { String($0.output.1) }
        #expect(addresses.count > 5)
        for address in addresses {
            #if !SWIFT_SOURCE
                if address.hasSuffix(".swift") { continue }
            #endif
            let answer = try client.get(address)
            #expect(answer.status == .ok, "\(address)")
        }
    }
}
