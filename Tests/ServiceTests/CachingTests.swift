import HTTP
import Service
import Testing

struct CachingTests {
    private let target = "/v1/timeline.json?items=3"

    @Test func `the same request twice gives the same bytes and tag, the second from the cache`() throws {
        let client = try Client()
        let first = try client.get(target)
        let second = try client.get(target)
        #expect(first.body.bytes == second.body.bytes)
        #expect(first.headers["ETag"] == second.headers["ETag"])
        #expect(first.headers["Server-Timing"]?.hasSuffix("cache;desc=miss") == true)
        #expect(second.headers["Server-Timing"] == "cache;desc=hit")
        #expect(try client.get(target).body === second.body)
    }

    @Test func `targets that are equal as text but not as bytes have answers of their own`() throws {
        let client = try Client()
        let one = try client.get("/v1/frame.svg?items=1&label=caf\u{E9}")
        let other = try client.get("/v1/frame.svg?items=1&label=cafe\u{301}")
        #expect(other.headers["Server-Timing"] != "cache;desc=hit")
        #expect(one.text.utf8.contains(0xC3))
        #expect(!other.text.utf8.contains(0xC3))
    }

    @Test(arguments: [
        ("TAG", 304), ("W/TAG", 304), ("\"other\", TAG", 304), ("*", 304), ("\"other\"", 200), ("TAG-more", 200),
        ("", 200), ("unquoted", 200),
    ])
    func `If-None-Match is 304 for lists, the star and weak forms`(condition: String, status: Int) throws {
        let client = try Client()
        for _ in 0..<2 {
            // The first time the answer is made, then it is ready.
            let tag = try #require(try client.get(target).headers["ETag"])
            let field = condition.split(separator: "TAG", omittingEmptySubsequences: false).joined(separator: tag)
            let response = try client.get(target, ["If-None-Match": condition == "TAG-more" ? "\"\(field)\"" : field])
            #expect(response.status.code == status)
        }
    }

    @Test func `a 304 carries the fields that a cache needs and no body`() throws {
        let client = try Client()
        let full = try client.get(target)
        let response = try client.get(target, ["If-None-Match": "*"])
        for name in ["ETag", "Cache-Control", "Vary", "Access-Control-Allow-Origin"] {
            #expect(response.headers[name] == full.headers[name])
        }
        #expect(response.headers["Content-Type"] == nil)
        #expect(response.body.bytes.isEmpty)
    }

    @Test func `tags are strong and differ between representations`() throws {
        let client = try Client()
        let plain = try #require(try client.get("/v1/frames.tar?items=3").headers["ETag"])
        let compressed = try #require(
            try client.get("/v1/frames.tar?items=3", ["Accept-Encoding": "gzip"]).headers["ETag"])
        #expect(plain.hasPrefix("\"") && compressed.hasPrefix("\""))
        #expect(plain != compressed)
        #expect(plain != (try client.get(target).headers["ETag"]))
    }

    @Test func `gzip is for clients that take it and bodies above a kilobyte`() throws {
        let client = try Client()
        for _ in 0..<2 {
            let compressed = try client.get("/v1/frames.tar?items=3", ["Accept-Encoding": "gzip, br"])
            #expect(compressed.headers["Content-Encoding"] == "gzip")
            #expect(compressed.headers["Vary"] == "Accept-Encoding")
            let plain = try client.get("/v1/frames.tar?items=3", ["Accept-Encoding": "gzip;q=0, identity"])
            #expect(plain.headers["Content-Encoding"] == nil)
            #expect(plain.headers["Vary"] == "Accept-Encoding")
            #expect(try Gzip.inflate(compressed.body.bytes, limit: 1 << 24) == plain.body.bytes)
        }
        let small = try client.get("/healthz", ["Accept-Encoding": "gzip"])
        #expect(small.headers["Content-Encoding"] == nil)
        #expect(small.headers["Vary"] == nil)
    }

    @Test(arguments: [
        ("/v1/frame.svg?items=3", "public, max-age=86400, stale-while-revalidate=604800"),
        ("/v1/frame.svg?items=3&v=\(Engine.version)", "public, max-age=31536000, immutable"),
        ("/v1/d/e30/frame.svg", "public, max-age=86400, stale-while-revalidate=604800"),
        ("/v1/examples/three-cards/frame.svg", "public, max-age=60"),
        ("/v1/frame.svg?items=3&itmes=4", "public, max-age=60"), ("/v1/nothing.svg", "public, max-age=60"),
        ("/", "no-cache"), ("/healthz", "no-store"), ("/metrics", "no-store"), ("/nothing", "no-store"),
    ])
    func `each answer says how long it may be kept`(target: String, control: String) throws {
        #expect(try Client().get(target).headers["Cache-Control"] == control)
    }

    @Test func `a pinned version that is not this one is refused with the right one`() throws {
        let response = try Client().get("/v1/frame.svg?items=3&v=9.9.9")
        #expect(response.status == .badRequest)
        #expect(response.firstError["parameter"] as? String == "v")
        #expect(response.firstError["suggestion"] as? String == Engine.version)
    }

    @Test func `the cache is bounded by bytes and the least recently used make room`() throws {
        var limits = Limits()
        limits.cache = 24_000
        let client = try Client(limits: limits)
        func get(_ spacing: Int) throws -> Response { try client.get("/v1/frame.svg?items=3&spacing=\(spacing)") }
        for spacing in 0..<40 {
            _ = try get(spacing)
            // Used all the time, so never the oldest.
            _ = try get(0)
        }
        #expect(try get(0).headers["Server-Timing"] == "cache;desc=hit")
        #expect(try get(1).headers["Server-Timing"] != "cache;desc=hit")
        let metrics = try client.get("/metrics").text.split(separator: "\n")
        let bytes = try #require(metrics.first { $0.hasPrefix("zoetrope_cache_bytes ") }?.split(separator: " ").last)
        #expect(try #require(Int(bytes)) <= 24_000)
        #expect(metrics.contains { $0.hasPrefix("zoetrope_cache_evictions_total ") && !$0.hasSuffix(" 0") })
    }

    @Test func `the same body posted twice is drawn once`() throws {
        let client = try Client()
        let first = try client.post("/v1/frame.svg?t=0", "{}")
        let second = try client.post("/v1/frame.svg?t=0", "{}")
        #expect(first.headers["Server-Timing"]?.hasSuffix("miss") == true)
        #expect(second.headers["Server-Timing"] == "cache;desc=hit")
        #expect(try client.post("/v1/frame.svg?t=0", "{ }").headers["Server-Timing"]?.hasSuffix("miss") == true)
    }

    @Test func `many threads may ask for the same and for different things at once`() async throws {
        let client = try Client()
        let expected = try client.get("/v1/frame.svg?items=3&t=0.5").body.bytes
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<20).allSatisfy { index in
                        let other = try? client.get("/v1/frame.svg?items=3&t=\(task).\(index)")
                        let same = try? client.get("/v1/frame.svg?items=3&t=0.5")
                        return other?.status == .ok && same?.body.bytes == expected
                    }
                }
            }
            for await isGood in group { #expect(isGood) }
        }
    }

    @Test(arguments: [
        (nil, "?items=5&scale=0.8&"), ("application/json", "?"), ("application/x-www-form-urlencoded", "?"),
    ])
    func `moments of one carousel are what a service draws that never saw it`(type: String?, query: String) throws {
        let bodies = ["application/json": #"{"items":{"count":5}}"#, "application/x-www-form-urlencoded": "items=5"]
        func draw(_ moment: String, _ client: Client) throws -> [UInt8] {
            let target = "/v1/frame.svg\(query)t=\(moment)"
            guard let type, let body = bodies[type] else { return try client.get(target).body.bytes }
            return try client.post(target, body, type: type).body.bytes
        }
        let client = try Client()
        for moment in ["0.3", "settled", "0", "0.31", "0.3", "release"] {
            #expect(try draw(moment, client) == draw(moment, Client()))
        }
    }

    @Test func `documents that differ in one byte, or in how they are read, are planned apart`() throws {
        let client = try Client()
        let three = try client.post("/v1/timeline.json", #"{"items":{"count":3}}"#).text
        let four = try client.post("/v1/timeline.json", #"{"items":{"count":4}}"#).text
        #expect(three != four)
        #expect(try client.get("/v1/frame.svg?spacing=3").text != client.get("/v1/frame.svg?spacing=4").text)
        // A form and no JSON, and JSON and no form.
        let form = "application/x-www-form-urlencoded"
        #expect(try client.post("/v1/frame.svg", "items=2", type: form).status.code == 200)
        #expect(try client.post("/v1/frame.svg", "items=2").status.code == 400)
        #expect(try client.post("/v1/frame.svg", "{}").status.code == 200)
        #expect(try client.post("/v1/frame.svg", "{}", type: form).status.code == 400)
    }

    @Test(arguments: [("items=5", [false, true, false, false]), ("items=100", [false, true, false, true])])
    func `another moment is kept only where it is not quickly made again`(query: String, hits: [Bool]) throws {
        let client = try Client()
        let found = try ["0.2", "0.2", "0.3", "0.3"].map { moment in
            let response = try client.get("/v1/frame.svg?\(query)&t=\(moment)")
            return response.headers["Server-Timing"] == "cache;desc=hit"
        }
        #expect(found == hits)
    }

    @Test func `nothing is kept where the cache may hold nothing`() throws {
        var limits = Limits()
        limits.cache = 0
        let client = try Client(limits: limits)
        let first = try client.get("/v1/frame.svg?items=3&t=0.2")
        let second = try client.get("/v1/frame.svg?items=3&t=0.2")
        #expect(second.headers["Server-Timing"]?.hasSuffix("cache;desc=miss") == true)
        #expect(first.body.bytes == second.body.bytes)
    }
}
