import Foundation
import Testing

struct RenderTests {
    @Test(arguments: [
        ("animation", "animation.svg"), ("frame", "frame.svg"), ("filmstrip", "filmstrip.svg"), ("chart", "chart.svg"),
        ("onion", "onion.svg"), ("timeline", "timeline.json"), ("csv", "timeline.csv"), ("frames", "frames.tar"),
    ])
    func `the command line writes the bytes that the server sends`(product: String, file: String) throws {
        let server = try RunningServer()
        let document = "Tests/Fixtures/peeking-cards.json"
        let drawn = try Zoetrope.run("render", document, "--product", product)
        #expect(drawn.exitCode == 0)
        #expect(drawn.errors.isEmpty)
        let body = try String(contentsOf: Zoetrope.repository.appendingPathComponent(document), encoding: .utf8)
        let sent = try #require(server.send("POST", "/v1/\(file)", body: body))
        #expect(sent.status == 200)
        #expect(sent.body == drawn.output)
        #expect(!drawn.output.isEmpty)
        let example = try #require(server.send("GET", "/v1/examples/peeking-cards/\(file)"))
        #expect(example.body == drawn.output)
    }

    @Test func `standard input and an output file give the same bytes again`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let plain = try Zoetrope.run("render", "-", "-p", "frame", "-t", "0.5", input: #"{"items":{"count":4}}"#)
        #expect(plain.exitCode == 0)
        let written = try Zoetrope.run(
            "render", "-", "--product=frame.svg", "--time=0.5", "-o", file.path, input: #"{"items":{"count":4}}"#)
        #expect(written.exitCode == 0)
        #expect(written.output.isEmpty)
        #expect(try Data(contentsOf: file) == plain.output)
    }

    @Test(arguments: [
        (#"{"itms":3}"#, "standard input:/itms: ", "did you mean items?\n"),
        ("{", "standard input: line 1, column 2: ", "\n"),
        (#"{"items":{"count":-1}}"#, "standard input:/items/count: ", "\n"),
    ])
    func `a bad document exits 3 and says where`(document: String, start: String, end: String) throws {
        let run = try Zoetrope.run("render", "-", input: document)
        #expect(run.exitCode == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix(start), "\(run.errors)")
        #expect(run.errors.hasSuffix(end), "\(run.errors)")
    }

    @Test func `a bad command line exits 4, a good one 0`() throws {
        #expect(try Zoetrope.run("rendr").exitCode == 4)
        #expect(try Zoetrope.run("version").output == Data("zoetrope 0.2.0\n".utf8))
        #expect(try Zoetrope.run("render", "-", "-o", "/nowhere/at-all.svg", input: "{}").exitCode == 5)
    }

    @Test func `an example is printed as it is in its file`() throws {
        let run = try Zoetrope.run("examples", "peeking-cards")
        let file = Zoetrope.repository.appendingPathComponent("Tests/Fixtures/peeking-cards.json")
        #expect(run.output == (try Data(contentsOf: file)))
        let list = String(decoding: try Zoetrope.run("examples").output, as: UTF8.self)
        #expect(
            list.split(separator: "\n").contains { $0.hasPrefix("peeking-cards ") && $0.hasSuffix("Peeking cards") })
        #expect(try Zoetrope.run("examples", "peking-cards").errors.hasSuffix("did you mean peeking-cards?\n"))
    }
}
