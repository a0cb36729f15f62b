import HTTP
import Testing

struct NegotiationTests {
    @Test(arguments: [
        ("application/json", "application/json"), ("text/csv", "text/csv; charset=utf-8"),
        ("text/csv;q=0.5, application/json;q=0.4", "text/csv; charset=utf-8"), ("text/*", "text/csv; charset=utf-8"),
        ("*/*", "application/json"), ("*/*;q=0.1, text/csv", "text/csv; charset=utf-8"),
    ])
    func `without a suffix Accept chooses, weights included`(accept: String, type: String) throws {
        let response = try Client().get("/v1/timeline?items=3", ["Accept": accept])
        #expect(response.status == .ok)
        #expect(response.headers["Content-Type"] == type)
        #expect(response.headers["Vary"]?.hasPrefix("Accept") == true)
    }

    @Test func `Accept chooses anew, whatever was answered before`() throws {
        let client = try Client()
        for (accept, status, type) in [
            ("application/json", Status.ok, "application/json"), ("text/csv", .ok, "text/csv; charset=utf-8"),
            ("image/png", .notAcceptable, "application/problem+json"),
        ] {
            let response = try client.get("/v1/timeline?items=3", ["Accept": accept])
            #expect(response.status == status)
            #expect(response.headers["Content-Type"] == type)
        }
    }

    @Test func `a suffix wins over Accept`() throws {
        let response = try Client().get("/v1/timeline.json?items=3", ["Accept": "text/csv"])
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(response.headers["Vary"]?.split(separator: ", ").contains("Accept") != true)
    }

    @Test func `what is not there in an accepted form is 406 with the forms there are`() throws {
        let response = try Client().get("/v1/timeline?items=3", ["Accept": "application/pdf, application/json;q=0"])
        #expect(response.status == .notAcceptable)
        #expect(
            response.json["available"] as? [String] == ["timeline.json (application/json)", "timeline.csv (text/csv)"])
    }

    @Test(arguments: [
        ("text/plain", "a document is not read from “text/plain”"),
        ("multipart/form-data; boundary=x", "a document is not read from “multipart/form-data; boundary=x”"),
        ("nonsense", "a document is not read from “nonsense”"),
    ])
    func `a body of another type is 415 with the types that are read`(type: String, detail: String) throws {
        let response = try Client().post("/v1/frame.svg", "{}", type: type)
        #expect(response.status == .unsupportedMediaType)
        #expect(response.json["detail"] as? String == detail)
        #expect(
            (response.json["available"] as? [String])?.starts(with: [
                "application/json", "application/x-www-form-urlencoded",
            ])
                == true)
    }

    @Test func `a form is read like a query and JSON under any of its names`() throws {
        let client = try Client()
        let query = try client.get("/v1/frame.svg?items=3")
        #expect(
            try client.post("/v1/frame.svg", "items=3", type: "application/x-www-form-urlencoded").text == query.text)
        #expect(try client.post("/v1/frame.svg", "{}", type: "application/json; charset=utf-8").status == .ok)
        #expect(try client.post("/v1/frame.svg", "{}", type: "application/vnd.carousel+json").status == .ok)
        #expect(try client.post("/v1/frame.svg", "{}", type: nil).status == .ok)
    }
}
