import Testing
import Writers

@Suite struct JSONWriterTests {
    private func written(isPretty: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(isPretty: isPretty)
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func example(_ json: inout JSONWriter) {
        json.object {
            $0.member("t", 0.50001)
            $0.member("n", 3)
            $0.member("on", true)
            $0.member("none", nil as String?)
            $0.member("list") { $0.array { list in for index in 0..<2 { list.value(index) } } }
            $0.member("empty") { $0.object { _ in } }
        }
    }

    @Test func `members and values are separated by commas`() {
        #expect(written { example(&$0) } == #"{"t":0.5,"n":3,"on":true,"none":null,"list":[0,1],"empty":{}}"#)
    }

    @Test func `pretty printing indents by two`() {
        let expected = """
            {
              "t": 0.5,
              "n": 3,
              "on": true,
              "none": null,
              "list": [
                0,
                1
              ],
              "empty": {}
            }
            """
        #expect(written(isPretty: true) { example(&$0) } == expected)
    }

    @Test func `strings are escaped`() {
        #expect(written { $0.value("a\"\\\n\u{1}\u{7F}é") } == #""a\"\\\n\u0001\u007fé""#)
    }

    @Test func `a member whose closure writes nothing is null`() {
        #expect(written { $0.object { $0.member("a") { _ in } } } == #"{"a":null}"#)
    }

    @Test func `decimals are a parameter`() {
        #expect(
            written {
                $0.array {
                    $0.value(1.23456, decimals: 1); $0.value(.nan)
                }
            } == "[1.2,0]")
    }
}

@Suite struct CSVWriterTests {
    @Test func `fields are quoted where they must be`() {
        var csv = CSVWriter()
        csv.row {
            $0.field("t"); $0.field("a,b"); $0.field("say \"x\"")
        }
        csv.row {
            $0.field(0.5); $0.field(nil); $0.field("=1+1")
        }
        #expect(String(decoding: csv.bytes, as: UTF8.self) == "t,\"a,b\",\"say \"\"x\"\"\"\r\n0.5,,\"'=1+1\"\r\n")
    }
}
