import Foundation
import HTTP
import Service
import Testing

struct WatchingTests {
    @Test func `the metrics count by route, method and status and never by URL`() throws {
        let client = try Client()
        _ = try client.get("/v1/frame.svg?items=3")
        _ = try client.get("/v1/frame.svg?items=3")
        _ = try client.get("/v1/frame.svg?itms=3")
        _ = try client.send(HTTP.Method("BREW"), "/limits")
        let text = try client.get("/metrics").text
        #expect(text.contains("zoetrope_requests_total{route=\"/v1/{product}\",method=\"GET\",code=\"200\"} 2\n"))
        #expect(text.contains("zoetrope_requests_total{route=\"/v1/{product}\",method=\"GET\",code=\"400\"} 1\n"))
        #expect(text.contains("zoetrope_requests_total{route=\"/limits\",method=\"other\",code=\"405\"} 1\n"))
        #expect(text.contains("zoetrope_request_duration_seconds_count{route=\"/v1/{product}\"} 3\n"))
        #expect(text.contains("zoetrope_response_size_bytes_bucket{route=\"/v1/{product}\",le=\"+Inf\"} 3\n"))
        #expect(text.contains("zoetrope_cache_hits_total 1\n"))
        #expect(text.contains("zoetrope_build_info{version=\"\(Engine.version)\",schema=\"1\"} 1\n"))
        #expect(!text.contains("items=3"))
    }

    @Test func `the metrics give what the server last said of its queue`() throws {
        let client = try Client()
        #expect(try client.get("/metrics").text.contains("\nzoetrope_requests_queued 0\n"))
        client.service.note(ServerLoad(connections: 5, queued: 3))
        let text = try client.get("/metrics").text
        #expect(text.contains("\nzoetrope_requests_queued 3\n"))
        #expect(text.contains("\nzoetrope_connections 5\n"))
    }

    @Test func `a histogram's buckets only grow and every line is a comment or a sample`() throws {
        let client = try Client()
        for _ in 0..<3 { _ = try client.get("/v1/frames.tar?items=3") }
        var last = 0
        for line in try client.get("/metrics").text.split(separator: "\n") {
            #expect(
                line.hasPrefix("# HELP zoetrope_") || line.hasPrefix("# TYPE zoetrope_") || line.hasPrefix("zoetrope_"))
            guard line.hasPrefix("zoetrope_response_size_bytes_bucket"), line.contains("{product}") else { continue }
            let count = try #require(line.split(separator: " ").last.flatMap { Int($0) })
            #expect(count >= last)
            last = count
        }
        #expect(last == 3)
    }

    @Test func `each request is one line of JSON with its route, status and trace, without its document`() throws {
        let pipe = Pipe()
        let log = RequestLog(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let client = try Client { $0.log = log }
        let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
        _ = try client.get("/v1/frame.svg?items=3", ["traceparent": trace])
        _ = try client.get("/v1/frame.svg?items=nonsense\"}", ["traceparent": "nonsense"])
        log.flush()
        try pipe.fileHandleForWriting.close()
        let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(
            separator: "\n")
        #expect(lines.count == 2)
        let first = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(first["route"] as? String == "/v1/{product}")
        #expect(first["status"] as? Int == 200)
        #expect(first["trace"] as? String == "4bf92f3577b34da6a3ce929d0e0e4736")
        #expect(first["parent"] as? String == "00f067aa0ba902b7")
        #expect(first["cache"] as? String == "miss")
        let second = try #require(try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any])
        #expect(second["trace"] == nil)
        #expect(!lines[1].contains("nonsense"))
    }

    @Test(arguments: [
        "", "00-0-0-0", "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
    ])
    func `a malformed trace is passed over`(field: String) {
        #expect(TraceContext(field) == nil)
    }

    @Test func `an answer made now says how long each step took`() throws {
        let timing = try #require(try Client().get("/v1/frame.svg?items=3").headers["Server-Timing"])
        #expect(
            timing.split(separator: ", ").map { $0.prefix { $0 != ";" } } == ["parse", "timeline", "draw", "cache"])
    }
}
