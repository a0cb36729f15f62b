import CarouselDocument
import Testing

@Suite struct JSONValueTests {
    private func value(_ text: String) throws -> JSONValue { try JSONValue(json: Array(text.utf8)) }

    private func fault(_ bytes: [UInt8]) -> String {
        do {
            return "read \(try JSONValue(json: bytes))"
        } catch {
            guard case .unreadable = error.kind, let problem = error.problems.first else { return "\(error)" }
            return "\(problem.detail); expected \(problem.expected)"
        }
    }

    @Test func `every type of JSON is read, members in order`() throws {
        #expect(
            try value(#" { "b": [null, true, false, -1.5e2, "\u0041\n"], "a": {} } "#)
                == ["b": [.null, true, false, -150, "A\n"], "a": [:]])
        #expect(try value("7") == 7)
        #expect(try value(#""""#) == "")
        #expect(try value("18446744073709551615") == .number(18_446_744_073_709_551_616))
    }

    @Test func `an escaped NUL in a name is part of the name`() throws {
        #expect(try value(#"{"a\u0000b": 1}"#) == .object([.init("a\0b", 1)]))
    }

    @Test func `a surrogate pair is one character`() throws {
        #expect(try value(#""\ud83d\ude00""#) == "😀")
    }

    @Test(arguments: [
        ("", "line 1, column 1: the text ends here; expected a value"),
        ("{\n  \"a\": 1,\n}", "line 3, column 1: found }; expected a member's name in double quotes"),
        ("[1,]", "line 1, column 4: found ]; expected a value"),
        ("[1 2]", "line 1, column 4: found 2; expected a comma or ]"),
        ("{\"a\" 1}", "line 1, column 6: found 1; expected a colon after the member's name"),
        ("{'a': 1}", "line 1, column 2: found '; expected a member's name in double quotes"),
        ("\"é", "line 1, column 3: the text ends here; expected a closing double quote"),
        ("1 2", "line 1, column 3: found 2; expected the end of the text, since the document is complete"),
        ("01", "line 1, column 2: a number begins with 0; expected no leading zero"),
        ("-", "line 1, column 2: the text ends here; expected a digit"),
        ("[1e999]", "line 1, column 2: the number is too large; expected a finite number"),
        ("99999999999999999999", "line 1, column 1: the number is too large; expected a 64-bit integer"),
        ("[NaN]", "line 1, column 2: found N; expected a value"),
        ("tru", "line 1, column 1: found t; expected a value"),
        ("// c\n{}", "line 1, column 1: found /; expected a value"),
        (#""\x""#, "line 1, column 3: found x; expected one of \" \\ / b f n r t u after a backslash"),
        (#""\u12""#, "line 1, column 6: found \"; expected four hexadecimal digits after \\u"),
        (#""\ud800""#, "line 1, column 2: half of a surrogate pair; expected both halves, or none"),
        (#""\udc00\ud800""#, "line 1, column 2: half of a surrogate pair; expected both halves, or none"),
        ("{\"X\n\": 1}", "line 1, column 4: text holds the control character byte 0x0A; expected an escape"),
        ("\u{FEFF}{}", "line 1, column 1: found a byte order mark; expected JSON without one"),
    ])
    func `what is not JSON is refused where it stops being JSON`(text: String, message: String) {
        #expect(fault(Array(text.utf8)) == message)
    }

    @Test(
        arguments: [
            [0xC0, 0xAF], [0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
            [0xFF],
        ] as [[UInt8]])
    func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
        let message = fault([0x22] + bytes + [0x22])
        #expect(message.hasPrefix("line 1, column 2: text is not UTF-8: "))
    }

    @Test func `sixty-four levels are read and sixty-five refused`() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(String(repeating: "[", count: depth).utf8) + Array(String(repeating: "]", count: depth).utf8)
        }
        _ = try JSONValue(json: nested(64))
        #expect(
            fault(nested(65)) == "line 1, column 65: lists and objects are nested too deep; expected at most 64 levels")
        #expect(
            fault(Array(String(repeating: "[", count: 500_000).utf8))
                == "line 1, column 65: lists and objects are nested too deep; expected at most 64 levels")
        #expect(
            fault(Array(String(repeating: "{\"a\":", count: 400).utf8))
                == "line 1, column 321: lists and objects are nested too deep; expected at most 64 levels")
    }

    @Test(arguments: [3, 40]) func `a member written twice is refused`(others: Int) {
        let many = (0..<others).map { "\"m\($0)\": 0, " }.joined()
        let text = "{ \"a\": [{ \(many)\"m/1\": 1, \"m\\/1\": 2 }] }"
        #expect(
            throws: InvalidDocument(
                Problem(
                    pointer: "/a/0/m~11", detail: "the member is written twice", expected: "each member once"))
        ) { try value(text) }
    }

    @Test func `a text longer than the limit is not read`() {
        #expect(
            throws: InvalidDocument(Problem(detail: "the document has 12 bytes", expected: "at most 10 bytes"))
        ) { try JSONValue(json: Array("[1, 2, 3, 4]".utf8), limits: DocumentLimits(bytes: 10)) }
    }
}
