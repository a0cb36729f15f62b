import HTTP
import Service
import Testing

struct RouteTests {
    @Test(arguments: [
        ("/", "text/html; charset=utf-8"),
        ("/preview.js", "text/javascript; charset=utf-8"),
        ("/v1/animation.svg?items=3", "image/svg+xml"),
        ("/v1/frame.svg?items=3&t=settled", "image/svg+xml"),
        ("/v1/filmstrip.svg?items=3&frames=4", "image/svg+xml"),
        ("/v1/chart.svg?items=3", "image/svg+xml"),
        ("/v1/onion.svg?items=3", "image/svg+xml"),
        ("/v1/timeline.json?items=3", "application/json"),
        ("/v1/timeline.csv?items=3", "text/csv; charset=utf-8"),
        ("/v1/frames.tar?items=3", "application/x-tar"),
        ("/v1/d/e30/frame.svg", "image/svg+xml"),
        ("/v1/examples", "application/json"),
        ("/v1/examples/three-cards", "application/json"),
        ("/v1/examples/three-cards/animation.svg", "image/svg+xml"),
        ("/v1/problems/not-found", "text/plain; charset=utf-8"),
        ("/openapi.json", "application/json"),
        ("/schema/carousel.json", "application/schema+json"),
        ("/limits", "application/json"),
        ("/version", "application/json"),
        ("/healthz", "application/json"),
        ("/readyz", "application/json"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
    ])
    func `every route answers GET with its type and without sniffing`(target: String, type: String) throws {
        let response = try Client().get(target)
        #expect(response.status == .ok)
        #expect(response.headers["Content-Type"] == type)
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
        #expect(response.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(response.headers["Set-Cookie"] == nil)
        #expect(!response.body.bytes.isEmpty)
    }

    @Test func `HEAD has the header fields of GET`() throws {
        let client = try Client()
        let target = "/v1/frame.svg?items=3"
        _ = try client.get(target)
        #expect(try client.send(.head, target).headers == client.get(target).headers)
    }

    @Test(arguments: [
        ("/v1/animation.svg", "GET, HEAD, POST, OPTIONS"), ("/v1/carousels", "POST, OPTIONS"),
        ("/limits", "GET, HEAD, OPTIONS"), ("/v1/examples/three-cards/frame.svg", "GET, HEAD, OPTIONS"),
    ])
    func `OPTIONS and 405 list the methods`(target: String, allowed: String) throws {
        let client = try Client()
        let options = try client.send(.options, target)
        #expect(options.status == .noContent)
        #expect(options.headers["Allow"] == allowed)
        #expect(options.headers["Access-Control-Allow-Origin"] == "*")
        #expect(options.headers["Access-Control-Allow-Methods"] == allowed)
        let refused = try client.send(.delete, target)
        #expect(refused.status == .methodNotAllowed)
        #expect(refused.headers["Allow"] == allowed)
    }

    @Test func `a method that nobody knows is not allowed either`() throws {
        #expect(try Client().send(HTTP.Method("BREW"), "/limits").status == .methodNotAllowed)
        #expect(try Client().get("/v1/carousels").headers["Allow"] == "POST, OPTIONS")
    }

    @Test(arguments: [
        ("/v1/animatoin.svg", "animation.svg"), ("/v1/timeline.jsn", "timeline.json"), ("/limit", "/limits"),
        ("/helthz", "/healthz"), ("/openapi.jsn", "/openapi.json"), ("/v1/examples/three-card", "three-cards"),
        ("/v1/problems/not-fond", "not-found"),
    ])
    func `a path that is almost right gets the right one in its 404`(target: String, suggestion: String) throws {
        let response = try Client().get(target)
        #expect(response.status == .notFound)
        #expect(response.headers["Content-Type"] == "application/problem+json")
        #expect(response.firstError["suggestion"] as? String == suggestion)
    }

    @Test(arguments: ["/nothing", "/v1", "/v1/", "/v1/d/e30", "//", "/v1/animation.svg/", "/v1//animation.svg", "*"])
    func `other paths are 404`(target: String) throws {
        let response = try Client().get(target)
        #expect(response.status == .notFound)
        #expect(response.json["status"] as? Int == 404)
    }

    @Test func `pages of other origins may use what is drawn but not the metrics`() throws {
        let client = try Client()
        let drawn = try client.get("/v1/frame.svg?items=3")
        #expect(drawn.headers["Access-Control-Allow-Origin"] == "*")
        #expect(drawn.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
        let metrics = try client.get("/metrics")
        #expect(metrics.headers["Access-Control-Allow-Origin"] == nil)
        #expect(metrics.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    }

    @Test func `a picture may not run or fetch anything`() throws {
        let policy = try Client().get("/v1/frame.svg?items=3").headers["Content-Security-Policy"]
        #expect(
            policy == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox")
    }

    @Test func `the limits are those of the configuration, with their flags`() throws {
        var limits = Limits()
        limits.queue = 7
        let queue = try Client(limits: limits).get("/limits").json["queue"] as? [String: Any]
        #expect(queue?["value"] as? Int == 7)
        #expect(queue?["flag"] as? String == "--limit-queue")
        #expect(queue?["environment"] as? String == "ZOETROPE_LIMIT_QUEUE")
        let idle = try Client().get("/limits").json["idleSeconds"] as? [String: Any]
        #expect(idle?["environment"] as? String == "ZOETROPE_LIMIT_IDLE_SECONDS")
    }

    @Test func `the description has a path for every product of every source`() throws {
        let paths = try #require(try Client().get("/openapi.json").json["paths"] as? [String: Any])
        for product in Product.allCases {
            for prefix in ["/v1", "/v1/d/{document}", "/v1/carousels/{id}", "/v1/examples/{name}"] {
                #expect(paths["\(prefix)/\(product.fileName)"] != nil)
            }
        }
        #expect(paths.count == 4 * 9 + 14)
    }

    @Test func `the description's parameters are those that the reader of queries asks for`() throws {
        let paths = try #require(try Client().get("/openapi.json").json["paths"] as? [String: [String: Any]])
        let get = try #require(paths["/v1/frame.svg"]?["get"] as? [String: Any])
        let names = try #require(get["parameters"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        #expect(names.contains("items") && names.contains("velocity") && names.contains("t") && names.contains("v"))
        for name in names where !["t", "frame", "v", "onerror"].contains(name) {
            // A known name with a value of no type is refused for its value, an unknown one for its name.
            let answer = try Client().get("/v1/frame.svg?\(name)=%7F")
            let detail = answer.firstError["detail"] as? String ?? ""
            #expect(answer.status == .ok || !detail.contains("is not a member"), "\(name): \(detail)")
        }
    }

    @Test func `a cheap answer stays on its thread and a drawing goes to a worker until it is ready`() throws {
        let client = try Client()
        let drawing = Request(method: .get, target: try RequestTarget("/v1/animation.svg?items=3"))
        #expect(!client.service.shouldOffload(Request(method: .get, target: try RequestTarget("/healthz"))))
        #expect(client.service.shouldOffload(drawing))
        #expect(client.service.ready(for: drawing) == nil)
        func isHandedOver(_ target: String) throws -> Bool {
            client.service.shouldOffload(Request(method: .get, target: try RequestTarget(target)))
        }
        #expect(try !isHandedOver("/v1/frame.svg?items=12&width=280"))
        #expect(try isHandedOver("/v1/frame.svg?items=100"))
        #expect(try isHandedOver("/v1/frame.svg?title=" + String(repeating: "a", count: 256)))
        #expect(client.service.shouldOffload(Request(method: .post, target: try RequestTarget("/v1/frame.svg"))))
        let drawn = client.service.respond(to: drawing)
        #expect(client.service.ready(for: drawing)?.body.bytes == drawn.body.bytes)
    }
}
