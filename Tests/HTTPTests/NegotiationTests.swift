import HTTP
import Testing

@Suite struct `A media type` {
    @Test(arguments: [
        ("text/html", "text/html"), ("TEXT/HTML;Charset=UTF-8", "text/html; charset=UTF-8"),
        ("text/x-swift ; charset=\"utf-8\"", "text/x-swift; charset=utf-8"), ("image/svg+xml;", "image/svg+xml"),
        ("a/b;c=\"d\\\"e\"", "a/b; c=d\"e"),
    ])
    func `is read`(_ text: String, _ expected: String) {
        #expect(MediaType(text)?.text == expected)
    }

    @Test(arguments: [
        "", "text", "text/", "/html", "text/html x", "text/html;a", "text/html;a=", "te xt/html", "a/b;c=\"d",
    ])
    func `that is none is nil`(_ text: String) {
        #expect(MediaType(text) == nil)
    }

    @Test func `covers by wildcard and by parameter`() throws {
        let svg = try #require(MediaType("image/svg+xml;profile=a"))
        for range in ["*/*", "image/*", "image/svg+xml", "image/svg+xml;profile=A"] {
            #expect(try #require(MediaType(range)).covers(svg))
        }
        for range in ["text/*", "image/png", "image/svg+xml;profile=b", "image/svg+xml;x=y"] {
            #expect(try #require(MediaType(range)).covers(svg) == false)
        }
    }
}

@Suite struct `The Accept field` {
    @Test(
        arguments: [
            (nil, "image/svg+xml"), ("", "image/svg+xml"), ("*/*", "image/svg+xml"),
            ("application/json", "application/json"), ("image/*", "image/svg+xml"),
            ("application/*", "application/json"),
            ("image/svg+xml;q=0.5, application/json", "application/json"),
            ("application/json;q=0.5, image/svg+xml;q=0.501", "image/svg+xml"),
            ("*/*, image/svg+xml;q=0", "application/json"), ("image/svg+xml;q=0, */*", "application/json"),
            ("text/html, image/avif, image/webp, */*;q=0.8", "image/svg+xml"),
            ("image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "image/svg+xml"),
            ("application/json;q=1.000;ext=1", "application/json"), ("text/html", nil), ("*/*;q=0", nil),
            ("image/svg+xml;q=0", nil), ("nonsense, application/json", "application/json"),
            ("a/b;q=2, application/json;q=0.1", "application/json"), ("*/svg, application/json", "application/json"),
            ("text/x;a=\"1,2\", application/json", "application/json"),
        ] as [(String?, String?)])
    func `picks what the client likes most`(_ field: String?, _ expected: String?) {
        #expect(Accept(field).preferred(among: [.svg, .json])?.text == expected)
    }

    @Test func `weighs by the most exact range`() throws {
        let accept = Accept("text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, */*;q=0.5")
        // The example of RFC 9110, 12.5.1.
        for (type, weight) in [
            ("text/plain;format=flowed", 1000), ("text/plain", 700), ("text/html", 300), ("image/jpeg", 500),
        ] {
            #expect(accept.weight(of: try #require(MediaType(type))) == weight)
        }
    }

    @Test func `tells an image wanted by name from anything will do`() {
        #expect(Accept("image/avif,image/*;q=0.8,*/*;q=0.5").names(.svg))
        #expect(!Accept("*/*").names(.svg))
        #expect(!Accept(nil).names(.svg))
        #expect(!Accept("image/svg+xml;q=0, */*").names(.svg))
    }
}

@Suite struct `Accept-Encoding` {
    @Test(
        arguments: [
            (nil, false), ("", false), ("gzip", true), ("GZIP", true), ("x-gzip", true), ("br, gzip", true),
            ("gzip;q=0", false), ("gzip;q=0.001", true), ("*", true), ("*;q=0", false), ("gzip;q=0, *", false),
            ("identity", false), ("gzip;q=0.5, identity", false), ("deflate, gzip;q=1.0, *;q=0.5", true),
            ("gzipped", false), ("gzip;q=x", false),
        ] as [(String?, Bool)])
    func `allows gzip or does not`(_ field: String?, _ expected: Bool) {
        #expect(AcceptEncoding(field).prefersGzip == expected)
    }
}

@Suite struct `If-None-Match` {
    private static let tag = EntityTag("a")

    @Test(arguments: [
        ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), ("\"b\",W/\"a\" , \"c\"", true), ("*", true),
        (" * ", true), ("\"b\"", false), ("a", false), ("", false), ("\"a", false), ("\"b,a\"", false),
        ("x, \"a\"", true), ("w/\"a\"", false), ("\"A\"", false), ("\"*\"", false),
    ])
    func `matches weakly`(_ field: String, _ expected: Bool) throws {
        let tag = try #require(Self.tag)
        #expect(EntityTagCondition(field)?.matchesWeakly(tag) == expected)
    }

    @Test func `If-Match wants strong tags`() throws {
        let tag = try #require(Self.tag)
        #expect(EntityTagCondition("\"a\"")?.matchesStrongly(tag) == true)
        #expect(EntityTagCondition("W/\"a\"")?.matchesStrongly(tag) == false)
        #expect(EntityTagCondition("*")?.matchesStrongly(tag) == true)
        #expect(EntityTagCondition(nil) == nil)
    }

    @Test func `a tag has no quote and no space`() {
        #expect(EntityTag("a\"b") == nil)
        #expect(EntityTag("a b") == nil)
        #expect(EntityTag("5d8c", isWeak: true)?.text == "W/\"5d8c\"")
        #expect(EntityTag("5d8c")?.text == "\"5d8c\"")
    }
}

@Suite struct `A status` {
    @Test func `exists from 100 to 599`() {
        #expect(Status(code: 99) == nil)
        #expect(Status(code: 600) == nil)
        #expect(Status(code: 404) == .notFound)
        #expect(Status(code: 418)?.phrase == "Status 418")
        #expect(Status.contentTooLarge.phrase == "Content Too Large")
    }
}
