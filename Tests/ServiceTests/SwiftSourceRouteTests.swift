#if SWIFT_SOURCE
    import Foundation
    import HTTP
    import Service
    import SwiftSource
    import Testing

    struct SwiftSourceRouteTests {
        private let source = """
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<9) { _ in Color.blue.frame(width: 240, height: 160) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            """

        @Test func `SwiftUI source is drawn, by itself and as a member of a JSON body`() throws {
            let client = try Client()
            let plain = try client.post("/v1/frame.svg", source, type: "text/x-swift")
            #expect(plain.status == .ok)
            let quoted = String(decoding: try JSONEncoder().encode(["source": source]), as: UTF8.self)
            #expect(try client.post("/v1/frame.svg", quoted).text == plain.text)
            let stored = try client.post("/v1/carousels", quoted)
            #expect(stored.status == .created)
            let location = try #require(stored.headers["Location"])
            #expect(try client.get(location + "/frame.svg").text == plain.text)
        }

        @Test func `the query says what surrounds the source and nothing of what it shows`() throws {
            let client = try Client()
            let slow = try client.post("/v1/timeline.json?velocity=300", source, type: "text/x-swift")
            let fast = try client.post("/v1/timeline.json?velocity=2000", source, type: "text/x-swift")
            #expect(slow.status == .ok && fast.status == .ok)
            #expect(slow.text != fast.text)
            let refused = try client.post("/v1/frame.svg?items=3", source, type: "text/x-swift")
            #expect(refused.status == .badRequest)
            #expect(refused.firstError["parameter"] as? String == "items")
        }

        @Test func `a name that is not defined is listed with its place`() throws {
            let response = try Client().post("/v1/frame.svg", "VStack { FancyCard() }", type: "text/x-swift")
            #expect(response.status == .ok)
            #expect(response.headers["Stand-Ins"] == "1:10 FancyCard (view)")
        }

        @Test func `timeline json lists stand-ins and what a compiler would say`() throws {
            let source = "VStack { FancyCard().scrolTargetLayout() }"
            let report = try Client().post("/v1/timeline.json", source, type: "text/x-swift").json
            let standIns = try #require(report["standIns"] as? [[String: Any]])
            #expect(standIns.map { $0["name"] as? String } == ["FancyCard"])
            let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
            #expect(diagnostics.first?["suggestion"] as? String == "scrollTargetLayout")
            #expect(diagnostics.first?["line"] as? Int == 1)
        }

        @Test func `the view that the query names is shown`() throws {
            let client = try Client()
            let source = """
                struct First: View { var body: some View { Text("One") } }
                struct Second: View { var body: some View { Text("Two") } }
                """
            let first = try client.post("/v1/frame.svg?view=First", source, type: "text/x-swift")
            #expect(first.text.contains("One"))
            #expect(try client.post("/v1/frame.svg", source, type: "text/x-swift").text.contains("Two"))
            let none = try client.post("/v1/frame.svg?view=Third", source, type: "text/x-swift")
            #expect(none.status == .unprocessableContent)
        }

        @Test func `source beyond a limit is 422 and names the limit`() throws {
            var limits = Limits()
            limits.source.steps = 1000
            let endless = "func f() -> Int { var i = 0; while true { i += 1 }; return i }\nText(\"\\(f())\")"
            let response = try Client(limits: limits).post("/v1/frame.svg", endless, type: "text/x-swift")
            #expect(response.status == .unprocessableContent)
            #expect(response.text.contains("'steps'"))
            #expect(try Client(limits: limits).get("/limits").text.contains("\"sourceSteps\""))
        }

        @Test func `source that shows nothing is 422 with line and column`() throws {
            let response = try Client().post("/v1/frame.svg", "struct A {", type: "text/x-swift")
            #expect(response.status == .unprocessableContent)
            #expect(response.json["type"] as? String == "/v1/problems/invalid-source")
            #expect(response.firstError["line"] as? Int == 1)
        }
    }
#endif
