import HTTP
import Service
import Testing

struct ProblemTests {
    private let image = "image/avif,image/webp,image/*,*/*;q=0.8"

    @Test func `a problem says what, where, what was expected and what was meant`() throws {
        let response = try Client().get("/v1/filmstrip.svg?items=3&frames=100000")
        #expect(response.status == .badRequest)
        #expect(response.headers["Content-Type"] == "application/problem+json")
        #expect(response.json["type"] as? String == "/v1/problems/invalid-parameter")
        #expect(response.json["title"] as? String == "A query parameter is wrong")
        #expect(response.json["status"] as? Int == 400)
        #expect((response.json["instance"] as? String)?.hasPrefix("urn:zoetrope:request:") == true)
        #expect(response.firstError["parameter"] as? String == "frames")
        #expect(response.firstError["detail"] as? String == "frames cannot be “100000”")
        #expect(response.firstError["expected"] as? String == "a whole number from 1 to 60")
    }

    @Test func `every type leads to a page that explains it`() throws {
        let client = try Client()
        for kind in ProblemKind.allCases {
            let page = try client.get("/v1/problems/\(kind.rawValue)")
            #expect(page.status == .ok)
            #expect(page.text.hasPrefix("\(kind.title) (\(kind.status.code))\n\n\(kind.advice)"))
        }
    }

    @Test func `an image element gets the problem drawn, with the same honest status`() throws {
        let response = try Client().get("/v1/animation.svg?itms=3", ["Accept": image])
        #expect(response.status == .badRequest)
        #expect(response.headers["Content-Type"] == "image/svg+xml")
        #expect(response.headers["Cache-Control"] == "public, max-age=60")
        #expect(response.headers["Vary"] == "Accept")
        #expect(response.text.contains("400 A query parameter is wrong"))
        #expect(response.text.contains("(did you mean items?)"))
    }

    @Test(arguments: [("image", "image/svg+xml"), ("problem", "application/problem+json"), ("hide", "image/svg+xml")])
    func `onerror chooses the form and keeps the status`(form: String, type: String) throws {
        let response = try Client().get("/v1/animation.svg?itms=3&onerror=\(form)", ["Accept": image])
        #expect(response.status == .badRequest)
        #expect(response.headers["Content-Type"] == type)
        if form == "hide" { #expect(!response.text.contains("text")) }
    }

    @Test func `numbers are never answered with a picture`() throws {
        let response = try Client().get("/v1/timeline.json?itms=3&onerror=image", ["Accept": image])
        #expect(response.headers["Content-Type"] == "application/problem+json")
    }

    @Test(
        arguments: [
            ("/v1/frame.svg?t=2&frame=3", "frame", nil), ("/v1/frame.svg?t=setled", "t", "settled"),
            ("/v1/frame.svg?t=-1", "t", nil), ("/v1/frame.svg?t=nan", "t", nil), ("/v1/frame.svg?t=1e9", "t", nil),
            ("/v1/frame.svg?t=0x10", "t", nil), ("/v1/frame.svg?t=inf", "t", nil), ("/v1/frame.svg?t=3601", "t", nil),
            ("/v1/frame.svg?t=1&t=2", "t", nil), ("/v1/frame.svg?frame=-1", "frame", nil),
            ("/v1/frame.svg?frame=99999999999999999999", "frame", nil), ("/v1/filmstrip.svg?frames=0", "frames", nil),
            ("/v1/filmstrip.svg?frames=", "frames", nil), ("/v1/animation.svg?motion=nonne", "motion", nil),
            ("/v1/animation.svg?t=1", "t", nil), ("/v1/chart.svg?onerror=imge", "onerror", "image"),
            ("/v1/d/e30/frame.svg?tt=1", "tt", "t"), ("/v1/examples/three-cards/frame.svg?items=2", "items", nil),
            ("/limits?all=1", "all", nil), ("/healthz?x", "x", nil),
        ] as [(String, String, String?)])
    func `a parameter that is wrong is named`(target: String, name: String, suggestion: String?) throws {
        let response = try Client().get(target)
        #expect(response.status == .badRequest)
        #expect(response.firstError["parameter"] as? String == name)
        #expect(response.firstError["suggestion"] as? String == suggestion)
    }

    @Test func `a parameter of another product is told whose it is`() throws {
        let response = try Client().get("/v1/animation.svg?frames=3")
        #expect(response.firstError["detail"] as? String == "frames has no meaning for animation.svg")
        #expect(response.firstError["expected"] as? String == "filmstrip.svg takes it")
    }

    @Test(arguments: [
        "", "nonsense", "[]", "{", "{\"items\":", "\u{0}", "null", String(repeating: "[", count: 100_000),
    ])
    func `a body that is no document is refused, never a crash`(body: String) throws {
        let status = try Client().post("/v1/frame.svg", body).status.code
        #expect(status == 400 || status == 422)
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "\" onload=\"alert(1)", "]]>", "&amp;", "\u{202E}right-to-left", "日本語", "'; DROP",
        "\u{FFFE}", String(repeating: "a", count: 5000), "%", "\\u0000",
    ])
    func `a client's text comes back escaped in both forms`(hostile: String) throws {
        let escaped = hostile.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
        let client = try Client()
        for (name, value) in [("t", escaped), (escaped, "1")] {
            let target = "/v1/frame.svg?\(name)=\(value)"
            let picture = try client.get(target, ["Accept": image])
            #expect(picture.status == .badRequest)
            let shapes = try Elements(of: picture.body.bytes)
            #expect(shapes.names.isDisjoint(with: ["script", "image", "a", "foreignObject", "animate", "set"]))
            #expect(!shapes.attributes.contains { $0.hasPrefix("on") })
            #expect(picture.text.utf8.count < 100_000)
            let problem = try client.get(target)
            #expect(!problem.firstError.isEmpty)
        }
    }

    @Test func `a request refused before it is read gets the same forms`() throws {
        let client = try Client()
        var problem = ProblemDetails(.targetTooLong, "the request target is over the limit of 8192 bytes")
        problem.limit = 8192
        let json = client.service.refuse(problem, method: .get, rawTarget: "/v1/frame.svg?x", headers: [:])
        #expect(json.status == .uriTooLong)
        #expect(json.json["limit"] as? Int == 8192)
        let drawn = client.service.refuse(
            problem, method: .get, rawTarget: "/v1/frame.svg?x", headers: ["Accept": image])
        #expect(drawn.headers["Content-Type"] == "image/svg+xml")
        #expect(drawn.headers["Cache-Control"] == "no-store")
    }

    @Test func `what passes a limit is 413 with the number`() throws {
        var limits = Limits()
        limits.frames = 2
        limits.body = 10
        limits.output = 100
        let client = try Client(limits: limits)
        for (response, limit) in [
            (try client.get("/v1/timeline.csv?items=3&velocity=900"), 2),
            (try client.post("/v1/frame.svg", "{            }"), 10),
            (try client.get("/v1/frame.svg?items=3"), 100),
        ] {
            #expect(response.status == .contentTooLarge)
            #expect(response.json["limit"] as? Int == limit)
        }
    }

    @Test func `the time of an answer is bounded by what it draws, the same on every machine`() throws {
        var limits = Limits()
        limits.drawings = 100
        let client = try Client(limits: limits)
        let moving = try client.get("/v1/animation.svg?items=9&width=100&velocity=900")
        #expect(moving.status == .contentTooLarge)
        #expect(moving.json["limit"] as? Int == 100)
        #expect((moving.json["detail"] as? String)?.contains("views in each of") == true)
        #expect(try client.get("/v1/filmstrip.svg?items=9&width=100&velocity=900&frames=60").status == .contentTooLarge)
        #expect(try client.get("/v1/frame.svg?items=9&width=100&velocity=900").status == .ok)
        #expect(try client.get("/v1/animation.svg?items=9&width=100&velocity=900&motion=none").status == .ok)
    }

    @Test func `long texts, views in views and both sides of a comparison count as what they take to draw`() throws {
        var limits = Limits()
        limits.drawings = 20
        let client = try Client(limits: limits)
        // Three cards are three views; 16 letters each count as one more, at 40 frames or at one.
        func post(_ letters: Int, _ path: String) throws -> Response {
            let title = String(repeating: "a", count: letters)
            return try client.post(path, #"{"items": {"count": 3, "card": {"title": "\#(title)"}}}"#)
        }
        #expect(try post(16, "/v1/frame.svg").status == .ok)
        for path in ["/v1/frame.svg", "/v1/filmstrip.svg", "/v1/frames.tar", "/v1/timeline.json", "/v1/onion.svg"] {
            let refused = try post(400, path)
            #expect(refused.status == .contentTooLarge)
            #expect(refused.json["limit"] as? Int == 20)
        }
        let moving = #"{"items": 3, "interactions": [{"fling": {"velocity": 900}}]}"#
        #expect(try client.post("/v1/animation.svg", moving).status == .contentTooLarge)
        let compared = try client.post("/v1/compare", #"{"before": \#(moving), "after": \#(moving)}"#)
        #expect(compared.status == .contentTooLarge)
    }

    @Test func `a moment with too many views in sight is refused before any of them is made`() throws {
        // Rows of a horizontal scroll view are all in sight: 9 views in one still, a million in another.
        var limits = Limits()
        limits.drawings = 8
        let rows = #"{"items": COUNT, "layout": {"lazyVStack": {}}}"#
        func post(_ count: Int, _ path: String, _ limits: Limits) throws -> Response {
            try Client(limits: limits).post(path, rows.replacing("COUNT", with: "\(count)"))
        }
        #expect(try post(8, "/v1/frame.svg", limits).status == .ok)
        #expect(try post(9, "/v1/frame.svg", limits).json["limit"] as? Int == 8)
        for path in ["/v1/frame.svg", "/v1/animation.svg", "/v1/timeline.json", "/v1/onion.svg", "/v1/frames.tar"] {
            let refused = try post(1_000_000, path, Limits())
            #expect(refused.status == .contentTooLarge)
            #expect((refused.json["detail"] as? String)?.contains("1000000 views") == true)
        }
    }
}
