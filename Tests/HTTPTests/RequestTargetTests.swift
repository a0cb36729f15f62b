import HTTP
import Testing

@Suite struct `A request target` {
    @Test func `splits into path and query`() throws {
        let target = try RequestTarget("/v1/frame.svg?t=0.5&title=a%20b")
        #expect(target.raw == "/v1/frame.svg?t=0.5&title=a%20b")
        #expect(target.rawPath == "/v1/frame.svg")
        #expect(target.rawQuery == "t=0.5&title=a%20b")
        #expect(target.path == "/v1/frame.svg")
        #expect(target.segments == ["v1", "frame.svg"])
        #expect(target.query == [.init(name: "t", value: "0.5"), .init(name: "title", value: "a b")])
        #expect(target.firstValue(of: "title") == "a b")
        #expect(target.firstValue(of: "other") == nil)
    }

    @Test(
        arguments: [
            ("/", "/", []), ("/a", "/a", ["a"]), ("/a/", "/a/", ["a", ""]), ("//a", "//a", ["", "a"]),
            ("/a%2Fb/c", "/a/b/c", ["a/b", "c"]), ("/..%2f../x", "/../../x", ["../..", "x"]),
            ("/%D0%BF", "/п", ["п"]), ("/a+b", "/a+b", ["a+b"]), ("*", "*", ["*"]),
            ("http://host:80/a?b", "/a", ["a"]), ("HTTPS://host/", "/", []), ("/a?b?c/d", "/a", ["a"]),
        ] as [(String, String, [String])])
    func `decodes its segments one by one`(_ raw: String, _ path: String, _ segments: [String]) throws {
        let target = try RequestTarget(raw)
        #expect(target.path == path)
        #expect(target.segments == segments)
    }

    @Test(
        arguments: [
            ("/", nil, []), ("/?", "", []), ("/?a", "a", ["a="]), ("/?a=", "a=", ["a="]), ("/?=b", "=b", ["=b"]),
            ("/?a=1&a=2", "a=1&a=2", ["a=1", "a=2"]), ("/?&&a=1&", "&&a=1&", ["a=1"]), ("/?a=b=c", "a=b=c", ["a=b=c"]),
            ("/?a=1+2&b=1%2B2", "a=1+2&b=1%2B2", ["a=1 2", "b=1+2"]), ("/?%61=%62", "%61=%62", ["a=b"]),
            ("/?d=eJyrVkrLz1eyUkpKLFKqBQAd-_gT", "d=eJyrVkrLz1eyUkpKLFKqBQAd-_gT", ["d=eJyrVkrLz1eyUkpKLFKqBQAd-_gT"]),
            ("/?a=%26%3D", "a=%26%3D", ["a=&="]), ("/?a=?/", "a=?/", ["a=?/"]),
        ] as [(String, String?, [String])])
    func `lists its query in order`(_ raw: String, _ query: String?, _ items: [String]) throws {
        let target = try RequestTarget(raw)
        #expect(target.rawQuery == query)
        #expect(target.query.map { "\($0.name)=\($0.value)" } == items)
    }

    @Test(arguments: [
        ("/%00", InvalidTarget.nul(offset: 1)), ("/a?b=%00", .nul(offset: 5)), ("/a/b\0", .nul(offset: 4)),
        ("/%", .brokenEscape(offset: 1)), ("/%4", .brokenEscape(offset: 1)), ("/ab/%4g", .brokenEscape(offset: 4)),
        ("/a?x=1&y=%", .brokenEscape(offset: 9)), ("http://h/%", .brokenEscape(offset: 9)),
        ("/%C0%AF", .notUTF8), ("/%E0%80%AF", .notUTF8), ("/%ED%A0%80", .notUTF8), ("/%F4%90%80%80", .notUTF8),
        ("/%80", .notUTF8), ("/%C3", .notUTF8), ("/?a=%FF", .notUTF8),
        ("", .unknownForm), ("a", .unknownForm), ("http://host", .unknownForm), ("ftp://h/", .unknownForm),
        ("**", .unknownForm), ("h:80", .unknownForm),
    ])
    func `that cannot be decoded says where`(_ raw: String, _ error: InvalidTarget) {
        #expect(throws: error) { try RequestTarget(raw) }
    }

    @Test func `never crashes, whatever the bytes`() {
        var state: UInt64 = 42
        for _ in 0..<2000 {
            var text = "/"
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(Array("%/?&=+.a0fFC2п\u{0}")[Int(state >> 33) % 15])
            }
            if let target = try? RequestTarget(text) {
                #expect(!target.path.utf8.contains(0))
                #expect(target.raw == text)
            }
        }
    }
}
