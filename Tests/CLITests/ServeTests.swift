import Foundation
import Testing

struct ServeTests {
    @Test func `SIGTERM stops it with exit code 0 and the port is free again`() throws {
        let server = try RunningServer()
        #expect(server.send("GET", "/healthz")?.status == 200)
        server.process.terminate()
        server.process.waitUntilExit()
        #expect(server.process.terminationReason == .exit)
        #expect(server.process.terminationStatus == 0)
        #expect(server.send("GET", "/healthz") == nil)
    }

    @Test func `a port in use exits 5 and says so`() throws {
        let server = try RunningServer()
        let run = try Zoetrope.run("serve", "--port", "\(server.port)")
        #expect(run.exitCode == 5)
        #expect(
            run.errors == "zoetrope: 127.0.0.1:\(server.port) is in use; choose another port, or 0 for any free one\n")
    }

    @Test func `a store that cannot be opened exits 5 and says why`() throws {
        let run = try Zoetrope.run("serve", "--port", "0", "--store", "/nowhere/at-all.sqlite")
        #expect(run.exitCode == 5)
        #expect(
            run.errors == "zoetrope: the store /nowhere/at-all.sqlite cannot be opened: unable to open database file\n")
    }

    @Test func `a limit given by a flag holds on the wire`() throws {
        let server = try RunningServer("--limit-body", "100", "--limit-target", "200")
        let tooLarge = try #require(server.send("POST", "/v1/frame.svg", body: String(repeating: " ", count: 101)))
        #expect(tooLarge.status == 413)
        #expect(String(decoding: tooLarge.body, as: UTF8.self).contains("\"limit\":100"))
        #expect(tooLarge.field("Content-Type") == "application/problem+json")
        #expect(server.send("GET", "/v1/frame.svg?title=" + String(repeating: "a", count: 200))?.status == 414)
        #expect(server.send("GET", "/healthz")?.status == 200)
    }

    @Test func `the metrics may have a port of their own`() throws {
        let server = try RunningServer("--metrics-port", "0")
        #expect(server.send("GET", "/metrics")?.status == 404)
    }

    @Test func `HEAD says the length and sends no body`() throws {
        let server = try RunningServer()
        let get = try #require(server.send("GET", "/v1/frame.svg?items=3"))
        #expect(server.send("HEAD", "/v1/frame.svg?items=3") == nil)
        #expect(get.field("Content-Length") == "\(get.body.count)")
    }

    @Test func `two processes on one store draw what either was given`() throws {
        let path = FileManager.default.temporaryDirectory.path + "/zoetrope-\(UUID().uuidString).sqlite"
        defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) } }
        let one = try RunningServer("--store", path)
        let other = try RunningServer("--store", path)
        let stored = try #require(one.send("POST", "/v1/carousels", body: #"{"items":{"count":4}}"#))
        let location = try #require(stored.field("Location"))
        let drawn = try #require(other.send("GET", location + "/animation.svg"))
        #expect(drawn.status == 200)
        #expect(drawn.body == one.send("GET", location + "/animation.svg")?.body)
        #expect(drawn.field("ETag") == one.send("GET", location + "/animation.svg")?.field("ETag"))
    }

    @Test func `a kill in the middle of posts loses nothing that was answered 201`() throws {
        let path = FileManager.default.temporaryDirectory.path + "/zoetrope-\(UUID().uuidString).sqlite"
        defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) } }
        var locations: [String] = []
        do {
            let server = try RunningServer("--store", path)
            let process = server.process.processIdentifier
            for number in 0..<1000 {
                // The kill comes from elsewhere, while a post is under way.
                if number == 300 { DispatchQueue.global().async { kill(process, SIGKILL) } }
                guard let answer = server.send("POST", "/v1/carousels", body: #"{"title":"Number \#(number)"}"#),
                    answer.status == 201
                else { break }
                locations.append(try #require(answer.field("Location")))
            }
            server.process.waitUntilExit()
            #expect(server.process.terminationReason == .uncaughtSignal)
        }
        #expect(locations.count >= 300)
        #expect(Set(locations).count == locations.count)
        let again = try RunningServer("--store", path)
        for (number, location) in locations.enumerated() {
            let body = again.send("GET", location)?.body
            #expect(body == Data(#"{"title":"Number \#(number)"}"#.utf8))
        }
    }
}
