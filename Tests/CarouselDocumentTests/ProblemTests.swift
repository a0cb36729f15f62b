import CarouselDocument
import Testing
import ViewTree

@Suite struct ProblemTests {
    private func problems(_ json: String) -> [Problem] {
        do {
            _ = try Scene(json: Array(json.utf8))
            return []
        } catch {
            return error.problems
        }
    }

    @Test func `an unknown member has the nearest known name`() throws {
        let problem = try #require(problems(#"{ "scroll": { "targetBehaviour": "paging" } }"#).first)
        #expect(problem.pointer == "/scroll/targetBehaviour")
        #expect(problem.detail == "\"targetBehaviour\" is not a member of scroll")
        #expect(problem.suggestion == "targetBehavior")
        #expect(problem.expected.hasPrefix("\"axes\", \"bounce\", \"clipDisabled\""))
    }

    @Test(arguments: [
        (#"{ "tilte": "x" }"#, "/tilte", "title"), (#"{ "items": { "cuont": 3 } }"#, "/items/cuont", "count"),
        (#"{ "scroll": { "indicators": "hiden" } }"#, "/scroll/indicators", "hidden"),
        (#"{ "scroll": { "targetBehavior": "viewaligned" } }"#, "/scroll/targetBehavior", "viewAligned"),
        (#"{ "scroll": { "targetBehavior": { "snapevery": 5 } } }"#, "/scroll/targetBehavior/snapevery", "snapEvery"),
        (#"{ "items": { "card": { "fill": "bleu" } } }"#, "/items/card/fill", "blue"),
        (#"{ "items": { "card": { "fill": "ocaen" } } }"#, "/items/card/fill", "ocean"),
        (#"{ "layout": { "lazyHstack": {} } }"#, "/layout/lazyHstack", "lazyHStack"),
        (#"{ "interactions": [{ "flng": {} }] }"#, "/interactions/0/flng", "fling"),
        (#"{ "viewport": "iphone" }"#, "/viewport", "iPhone"),
        (#"{ "transition": { "edge": { "opactiy": 0 } } }"#, "/transition/edge/opactiy", "opacity"),
    ])
    func `a misspelt word is met with the right one`(json: String, pointer: String, suggestion: String) throws {
        let found = problems(json)
        #expect(found.count == 1)
        #expect(found.first?.pointer == pointer)
        #expect(found.first?.suggestion == suggestion)
    }

    @Test func `a word that is near to nothing has no suggestion`() {
        #expect(problems(#"{ "xylophone": 1 }"#).first?.suggestion == nil)
    }

    @Test(arguments: [
        (
            #"{ "viewport": { "width": "wide" } }"#, "/viewport/width",
            "\"wide\" cannot stand here", "a number of points from 1 to 10000"
        ),
        (
            #"{ "transition": { "edge": { "opacity": 1.5 } } }"#, "/transition/edge/opacity",
            "1.5 cannot stand here", "a number from 0 to 1"
        ),
        (
            #"{ "items": { "count": 2.5 } }"#, "/items/count", "2.5 cannot stand here",
            "a whole number from 0 to 1000000"
        ),
        (#"{ "items": { "count": -1 } }"#, "/items/count", "-1 cannot stand here", "a whole number from 0 to 1000000"),
        (
            #"{ "items": { "count": 1000001 } }"#, "/items/count", "1000001 cannot stand here",
            "a whole number from 0 to 1000000"
        ),
        (
            #"{ "items": { "card": { "containerRelativeFrame": { "count": 0 } } } }"#,
            "/items/card/containerRelativeFrame/count", "0 cannot stand here", "a whole number from 1 to 1000"
        ),
        (
            #"{ "interactions": [{ "fling": { "velocity": 1e300 } }] }"#, "/interactions/0/fling/velocity",
            "a number above 1e9 cannot stand here", "a number of points per second from -100000 to 100000"
        ),
        (#"{ "title": 7 }"#, "/title", "7 cannot stand here", "text"),
        (#"{ "output": { "loop": "yes" } }"#, "/output/loop", "\"yes\" cannot stand here", "true or false"),
        (
            #"{ "output": { "theme": "dim" } }"#, "/output/theme", "\"dim\" cannot stand here",
            "\"light\", \"dark\" or \"auto\""
        ),
        ("[]", "", "a list cannot stand here", "an object"),
        (
            #"{ "items": { "card": { "fill": "\"><script>" } } }"#, "/items/card/fill",
            "\"\"><script>\" cannot stand here",
            "a colour: a SwiftUI name such as \"blue\", #rgb, #rrggbb or #rrggbbaa"
        ),
        (
            #"{ "scroll": { "targetBehavior": { "magnet": { "edge": "top", "within": 9, "when": "velocity == 0" } } } }"#,
            "/scroll/targetBehavior/magnet/when", "\"velocity == 0\" cannot stand here",
            "\"velocity\", one of < <= > >=, and points per second: \"velocity > 0\""
        ),
        (
            #"{ "scroll": { "targetBehavior": { "magnet": { "edge": "top" } } } }"#, "/scroll/targetBehavior/magnet",
            "\"within\" is missing", "a number of points from 0 to 100000"
        ),
        (
            #"{ "interactions": [{ "scrollTo": { "id": "card-1", "x": 3 } }] }"#, "/interactions/0/scrollTo",
            "there is more than one place", "\"id\", \"edge\", or \"x\" and \"y\""
        ),
        (
            #"{ "interactions": [{ "wait": 1, "tap": "Next" }] }"#, "/interactions/0", "the object has 2 members",
            "exactly one of \"catch\", \"drag\", \"fling\", \"resize\", \"scrollTo\", \"setItems\", \"tap\" or \"wait\""
        ),
        (
            #"{ "items": { "card": { "frame": { "minWidth": 90, "maxWidth": 50 } } } }"#, "/items/card/frame",
            "the limits cross", "minWidth ≤ idealWidth ≤ maxWidth"
        ),
        (
            #"{ "items": { "card": { "fill": { "linearGradient": {} } } } }"#, "/items/card/fill/linearGradient",
            "the gradient has no colours", "either \"colors\" or \"stops\""
        ),
        (
            #"{ "transition": { "edge": { "rotation3D": { "degrees": 3, "axis": {} } } } }"#,
            "/transition/edge/rotation3D/axis", "the axis has no direction", "x, y or z other than 0"
        ),
    ])
    func `a value that cannot stand is named with what can`(
        json: String, pointer: String, detail: String, expected: String
    ) {
        #expect(problems(json) == [Problem(pointer: pointer, detail: detail, expected: expected)])
    }

    @Test func `identities are checked, with their type`() {
        #expect(
            problems(#"{ "scroll": { "position": "card-15" } }"#) == [
                Problem(
                    pointer: "/scroll/position", detail: "no item has the identity \"card-15\"",
                    expected: "an item's identity, such as \"card-0\"")
            ])
        #expect(
            problems(#"{ "items": { "count": 9, "id": "{index}" }, "interactions": [{ "scrollTo": { "id": "3" } }] }"#)
                == [
                    Problem(
                        pointer: "/interactions/0/scrollTo/id",
                        detail: "no item has the identity \"3\", whose type is String",
                        expected: "an item's identity, such as \"0\" of type Int")
                ])
        #expect(
            problems(#"{ "items": [{ "id": "a" }, { "id": "b" }, { "id": "a" }] }"#) == [
                Problem(
                    pointer: "/items/2/id", detail: "two items have the identity \"a\"",
                    expected: "an identity of its own")
            ])
        #expect(
            problems(#"{ "items": { "count": 2, "id": "card" } }"#) == [
                Problem(
                    pointer: "/items/id", detail: "every item would have the identity \"card\"",
                    expected: "\"{index}\" or \"{number}\" in it")
            ])
    }

    @Test func `all problems are told at once, in order, up to a limit`() {
        let found = problems(
            #"{ "title": 1, "viewport": { "width": 0, "height": 0 }, "output": { "tail": -1 }, "x": 0 }"#)
        #expect(found.map(\.pointer) == ["/title", "/viewport/width", "/viewport/height", "/output/tail", "/x"])
        let many = "{" + (0..<50_000).map { "\"unknown\($0)\": 0" }.joined(separator: ",") + "}"
        #expect(problems(many).count == 20)
    }

    @Test func `control characters of a document never reach a message`() {
        #expect(problems(#"{ "a\u0003\u0000b": 1 }"#).first?.detail == "\"a\u{FFFD}\u{FFFD}b\" is not a member")
        let long = String(repeating: "x", count: 10_000)
        #expect(problems("{ \"\(long)\": 1 }").first?.detail.count ?? 0 < 80)
    }
}
