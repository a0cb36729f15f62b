import Testing
import Writers

@Suite struct XMLWriterTests {
    private func written(_ body: (inout XMLWriter) -> Void) -> String {
        var xml = XMLWriter()
        body(&xml)
        return String(decoding: xml.bytes, as: UTF8.self)
    }

    @Test func `an empty element closes itself and attributes keep their order`() {
        let text = written {
            $0.element("rect") {
                $0.attribute("y", 0.5)
                $0.attribute("x", 1)
                $0.attribute("fill", literal: "none")
            }
        }
        #expect(text == #"<rect y=".5" x="1" fill="none"/>"#)
    }

    @Test func `closures nest elements`() {
        let text = written {
            $0.element("g") {
                $0.attribute("opacity", 0.5)
                $0.element("title") { $0.text("a") }
                $0.element("path")
            }
        }
        #expect(text == #"<g opacity=".5"><title>a</title><path/></g>"#)
    }

    @Test(arguments: [
        ("a<b>&\"'", "a&lt;b&gt;&amp;\"'", "a&lt;b&gt;&amp;&quot;'"),
        ("]]>", "]]&gt;", "]]&gt;"),
        ("\u{0}\u{8}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("a\tb\nc\rd", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d"),
        ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("é漢👩‍👩‍👧‍👦", "é漢👩‍👩‍👧‍👦", "é漢👩‍👩‍👧‍👦"),
        (
            "\"/><script>alert(1)</script>", "\"/&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
            "&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
        ),
    ])
    func `text is escaped everywhere`(text: String, inContent: String, inAttribute: String) {
        #expect(written { $0.element("t") { $0.text(text) } } == "<t>\(inContent)</t>")
        #expect(written { $0.element("t") { $0.attribute("a", text: text) } } == "<t a=\"\(inAttribute)\"/>")
    }

    @Test(arguments: [
        ("plain", "<!--plain-->"), ("a-b", "<!--a-b-->"), ("a--b", "<!--a-\u{FFFD}b-->"),
        ("-->x", "<!--\u{FFFD}-\u{FFFD}x-->"), ("a-", "<!--a- -->"),
    ])
    func `a comment never ends early`(text: String, expected: String) {
        let comment = written { $0.comment(text) }
        #expect(!comment.dropFirst(4).dropLast(3).contains("--"))
        if !text.hasPrefix("--") { #expect(comment == expected) }
    }

    @Test func `an attribute after content is dropped, not misplaced`() {
        let text = written {
            $0.element("g") {
                $0.text("a")
                $0.attribute("x", 1)
            }
        }
        #expect(text == "<g>a</g>")
    }
}
