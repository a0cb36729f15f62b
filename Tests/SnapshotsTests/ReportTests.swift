import Foundation
import Testing

@testable import Snapshots

@Suite struct ReportTests {
    /// A run in which one document has other text, one has no golden and one is the same.
    private func report() throws -> (Folder, VerificationReport) {
        let folder = try Folder()
        try folder.write(Folder.carousel, to: "carousels/changed.json")
        try folder.write(RunTests.still, to: "carousels/same.json")
        folder.record()
        try folder.write(
            Folder.carousel.replacingOccurrences(of: "\"One\"", with: "\"<b>|1\""), to: "carousels/changed.json")
        try folder.write(RunTests.still, to: "carousels/new.json")
        return (folder, folder.verify { $0.pictures = 1 << 20 })
    }

    @Test func `the JUnit report counts and escapes`() throws {
        let (folder, report) = try report()
        let text = String(decoding: report.junit, as: UTF8.self)
        #expect(text.contains("tests=\"3\" failures=\"2\""))
        #expect(text.contains("message=\"a text “One” -&gt; “&lt;b&gt;|1”\""))
        try Data(report.junit).write(to: URL(fileURLWithPath: folder.path + "/junit.xml"))
        let lint = Process()
        lint.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
        lint.arguments = ["--noout", folder.path + "/junit.xml"]
        try lint.run()
        lint.waitUntilExit()
        #expect(lint.terminationStatus == 0)
    }

    @Test func `the JSON report has every document with its differences`() throws {
        let (_, report) = try report()
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(report.json)) as? [String: Any])
        #expect(json["passed"] as? Int == 1)
        #expect(json["failed"] as? Int == 2)
        #expect(json["exitCode"] as? Int == 1)
        let results = try #require(json["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["status"] as? String } == ["different", "missing", "same"])
        let difference = try #require((results[0]["differences"] as? [[String: Any]])?.first)
        #expect(difference["subject"] as? String == "a")
        #expect(difference["property"] as? String == "text")
        #expect(difference["before"] as? String == "“One”")
    }

    @Test func `the summary shows text as text`() throws {
        let (_, report) = try report()
        #expect(report.markdown.hasPrefix("### Carousels: 1 passed, 2 failed\n"))
        #expect(report.markdown.contains("| changed | a text “One” -&gt; “&lt;b&gt;\\|1” |\n"))
    }

    @Test func `annotations name the file and stay one line`() throws {
        let (folder, report) = try report()
        let lines = report.annotations.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0] == "::error file=\(folder.documents)/changed.json,title=changed::a text “One” -> “<b>|1”")
    }

    @Test func `the page holds both runs and nothing that could end its data`() throws {
        let (_, report) = try report()
        let page = String(decoding: report.html, as: UTF8.self)
        #expect(page.contains("<li>a text “One” -&gt; “&lt;b&gt;|1”</li>"))
        #expect(page.components(separatedBy: "class=\"viewer\"").count == 3)
        #expect(!page.contains("src=\"http"))
        let data = try #require(page.components(separatedBy: "<script type=\"application/json\">").dropFirst().first)
        let json = try #require(data.components(separatedBy: "</script>").first)
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let frames = try #require(value["frames"] as? [[String: Any]])
        #expect(frames.compactMap { $0["name"] as? String } == ["start", "release", "at-00200ms", "settled"])
        let picture = try #require(frames[0]["before"] as? String)
        #expect(Data(base64Encoded: picture)?.starts(with: Data("<svg ".utf8)) == true)
    }

    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func `base64 is as RFC 4648 has it`(bytes: String, text: String) {
        #expect(Base64.text(Array(bytes.utf8)) == text)
    }

    @Test(arguments: [
        ("*", "anything", true), ("", "", true), ("", "a", false), ("a*c", "abc", true), ("a*c", "abcd", false),
        ("a?c", "abc", true), ("a?c", "ac", false), ("*a*b*", "xaxbx", true), ("*a*b*", "xbxa", false),
        ("shop/*", "shop/a", true),
    ])
    func `patterns match whole names`(pattern: String, name: String, matches: Bool) {
        #expect(Glob(pattern).matches(name) == matches)
    }

    @Test func `lines break between elements and never inside text`() {
        let svg = "<svg><g><text>a<tspan>b</tspan></text></g><a/></svg>"
        #expect(
            String(decoding: SVGLines.broken(Array(svg.utf8)), as: UTF8.self)
                == "<svg>\n<g>\n<text>a<tspan>b</tspan></text>\n</g>\n<a/>\n</svg>\n")
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080", "127.0.0.1", 8080, ""), ("http://a/b/", "a", 80, "/b"),
        ("http://[::1]:90/", "::1", 90, ""),
    ])
    func `a server's URL is read`(text: String, host: String, port: UInt16, path: String) throws {
        let url = try #require(ServerURL(text))
        #expect((url.host, url.port, url.path) == (host, port, path))
    }

    @Test(arguments: ["https://a", "a:80", "http://", "http://a:x", "http://a b", "http://a:1:2"])
    func `another URL is none of a server`(text: String) {
        #expect(ServerURL(text) == nil)
    }
}
