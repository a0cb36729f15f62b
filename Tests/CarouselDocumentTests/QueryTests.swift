import CarouselDocument
import Testing
import ViewTree

@Suite struct QueryTests {
    private func pairs(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    private func problems(_ query: String) -> [Problem] {
        do {
            _ = try Scene(query: pairs(query))
            return []
        } catch {
            return error.problems
        }
    }

    @Test func `the plain query of the README is the same scene as its document`() throws {
        let query = try Scene(
            query: pairs(
                "items=12&width=280&height=180&spacing=16&margins=24&behavior=viewAligned&velocity=1400&scale=0.85&opacity=0.6"
            ))
        let document = try Scene(
            json: Array(
                #"""
                { "scroll": { "targetBehavior": "viewAligned",
                              "contentMargins": { "edges": "horizontal", "length": 24, "for": "scrollContent" } },
                  "layout": { "lazyHStack": { "spacing": 16 } },
                  "items": { "count": 12, "card": { "frame": { "width": 280, "height": 180 } } },
                  "transition": { "edge": { "opacity": 0.6, "scale": 0.85 } },
                  "interactions": [{ "fling": { "velocity": 1400 } }] }
                """#.utf8))
        #expect(query.interactions == document.interactions)
        #expect(query.viewport == document.viewport && query.output == document.output)
        guard case .view(let first) = query.content, case .view(let second) = document.content else {
            Issue.record("no view")
            return
        }
        #expect(first.content == second.content)
        #expect(first.modifiers.count == second.modifiers.count)
        for modifier in first.modifiers { #expect(second.modifiers.contains(modifier)) }
    }

    @Test func `no parameters is the empty document`() throws {
        #expect(try Scene(query: []) == Scene(json: Array("{}".utf8)))
    }

    @Test(arguments: [
        (
            "itmes=12", "/itmes", "\"itmes\" is not a member", "items"
        ), ("behavior=pageing", "/behavior", "\"pageing\" cannot stand here", "paging"),
        ("fill=bleu", "/fill", "\"bleu\" cannot stand here", "blue"),
        ("limit=alwaysByone", "/limit", "\"alwaysByone\" cannot stand here", "alwaysByOne"),
    ])
    func `a misspelt parameter or word is met with the right one`(
        query: String, pointer: String, detail: String, suggestion: String
    ) {
        #expect(problems(query).map(\.pointer) == [pointer])
        #expect(problems(query).map(\.detail) == [detail])
        #expect(problems(query).map(\.suggestion) == [suggestion])
    }

    @Test(arguments: [
        ("items=12&items=13", "/items", "the parameter is written twice", "each parameter once"),
        ("items=", "/items", "\"\" cannot stand here", "a whole number from 0 to 1000000"),
        ("items=1e9", "/items", "\"1e9\" cannot stand here", "a whole number from 0 to 1000000"),
        ("width=1,5", "/width", "\"1,5\" cannot stand here", "a number of points from 0 to 100000"),
        ("width=nan", "/width", "\"nan\" cannot stand here", "a number of points from 0 to 100000"),
        ("width=0x10", "/width", "\"0x10\" cannot stand here", "a number of points from 0 to 100000"),
        ("opacity=2", "/opacity", "\"2\" cannot stand here", "a number from 0 to 1"),
        (
            "scrollTo=card-15", "/scrollTo", "no card is \"card-15\"",
            "an index below 15, or an identity such as \"card-0\""
        ),
        ("count=3&fraction=0.5", "/fraction", "there are two lengths", "either \"count\" or \"fraction\""),
        ("behavior=paging&limit=never", "/limit", "nothing is view aligned", "\"behavior\" viewAligned beside it"),
    ])
    func `a parameter that cannot be is named with what can`(
        query: String, pointer: String, detail: String, expected: String
    ) {
        #expect(problems(query) == [Problem(pointer: pointer, detail: detail, expected: expected)])
    }

    @Test func `cards are scrolled to by index or identity`() throws {
        let expected = Interaction.scrollTo(ScrollTo(target: .id(.string("card-3")), animation: .snappy))
        #expect(try Scene(query: pairs("scrollTo=3&animation=snappy")).interactions == [expected])
        #expect(try Scene(query: pairs("scrollTo=card-3&animation=snappy")).interactions == [expected])
    }

    @Test func `colours need no number sign in a query`() throws {
        #expect(try Scene(query: pairs("fill=1289A7")) == Scene(query: pairs("fill=#1289A7")))
        let fill = try #require(CarouselSchema.parameters.first { $0.name == "fill" })
        #expect(String(decoding: fill.schema.json(), as: UTF8.self).contains("^#?("))
    }

    @Test func `every parameter is described once, without references`() {
        let names = CarouselSchema.parameters.map(\.name)
        #expect(names.count > 40)
        #expect(Set(names).count == names.count)
        for parameter in CarouselSchema.parameters {
            #expect(!parameter.note.isEmpty, "\(parameter.name)")
            #expect(!String(decoding: parameter.schema.json(), as: UTF8.self).contains("$ref"), "\(parameter.name)")
        }
    }
}
