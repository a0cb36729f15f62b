import SwiftSource
import Testing
import ViewTree

@Suite struct HostileSourceTests {
    /// Sources that ask for too much, with the limit that stops each.
    static let bombs: [(name: String, source: String, limit: String)] = [
        (
            "endless loop",
            "struct A: View { var body: some View { let _ = spin(); Text(\"\") } func spin() { while true { } } }",
            "steps"
        ),
        ("endless recursion", "func f(_ n: Int) -> Int { f(n + 1) }\nText(\"\\(f(0))\")", "depth"),
        ("a view in itself", "struct A: View { var body: some View { VStack { A() } } }", "depth"),
        (
            "a property of itself", "struct A: View { var x: Int { x + 1 }; var body: some View { Text(\"\\(x)\") } }",
            "depth"
        ),
        (
            "string doubling",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { var s = \"x\"; while true { s += s } } }",
            "stringBytes"
        ),
        (
            "array doubling",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { var s = [1]; while true { s += s } } }",
            "elements"
        ),
        (
            "array nesting",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { var s: [Any] = [1]; while true { s = [s] } } }",
            "nesting"
        ),
        (
            "array sharing",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { var s: [Any] = [1]; while true { s = [s, s, s, s, s, s, s, s] } } }",
            "views"
        ),
        (
            "closure nesting",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { var f = { 1 }; while true { let g = f; f = { g() } } } }",
            "views"
        ),
        (
            "counting a long text",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { let s = String(repeating: \"x\", count: 99_000); while true { _ = s.count } } }",
            "steps"
        ),
        (
            "splitting a long text",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { let s = String(repeating: \"x\", count: 99_000); while true { _ = s.split(separator: \",\") } } }",
            "steps"
        ),
        (
            "searching a long text",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { let s = String(repeating: \"x\", count: 99_000); while true { _ = s.contains(\"y\") } } }",
            "steps"
        ),
        (
            "many long texts",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { let s = String(repeating: \"x\", count: 99_000); var k: [String] = []; while true { k.append(s.uppercased()) } } }",
            "steps"
        ),
        (
            "characters of a long text",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { let s = String(repeating: \"x\", count: 9_900); while true { _ = Array(s) } } }",
            "steps"
        ),
        (
            "searching a long list",
            "struct A: View { var body: some View { let _ = go(); Text(\"\") } func go() { let l = Array(repeating: 1, count: 9_900); while true { _ = l.contains(2) } } }",
            "steps"
        ),
        ("long range", "ForEach(0..<1_000_000_000) { i in Text(\"\\(i)\") }", "elements"),
        ("open range", "ForEach(0...) { i in Text(\"\\(i)\") }", "elements"),
        ("long stride", "ForEach(stride(from: 0, to: 1e12, by: 0.001), id: \\.self) { i in Text(\"\") }", "elements"),
        ("repeated string", "Text(String(repeating: \"abc\", count: 1_000_000_000))", "stringBytes"),
        (
            "repeated array", "ForEach(Array(repeating: 1, count: 1_000_000_000), id: \\.self) { i in Text(\"\") }",
            "elements"
        ),
        ("nested lists of views", "ForEach(0..<5000) { i in ForEach(0..<5000) { j in Text(\"\") } }", "steps"),
        (
            "view doubling",
            "struct A: View { var body: some View { go() } func go() -> AnyView { var v = AnyView(Text(\"\")); for _ in 0..<40 { let w = v; v = AnyView(Group { w; w }) }; return v } }",
            "views"
        ),
        (
            "loop in an action",
            "struct A: View { @State var n = 0; var body: some View { Button(\"Go\") { while true { n += 1 } } } }",
            "steps"
        ),
        ("loop in an effect", "Text(\"\").visualEffect { content, proxy in while true { }; return content }", "steps"),
    ]

    @Test(arguments: bombs.indices)
    func `a bomb ends with the limit that stops it`(index: Int) {
        let bomb = Self.bombs[index]
        let limits = SourceLimits(steps: 100_000, callSteps: 20_000)
        let error = #expect(throws: InvalidSource.self, "\(bomb.name)") {
            try Reading.scene(bomb.source, limits: limits)
        }
        let messages = error?.diagnostics.filter { $0.severity == .error }.map(\.message) ?? []
        #expect(messages.contains { $0.contains("'\(bomb.limit)'") }, "\(bomb.name): \(messages)")
    }

    @Test func `source beyond the byte limit is refused unread`() {
        let error = #expect(throws: InvalidSource.self) {
            try Reading.scene(String(repeating: " ", count: 65_537))
        }
        #expect(error?.diagnostics.map(\.message) == ["the source has 65537 bytes; the limit 'bytes' is 65536"])
    }

    static let deep: [String] = [
        String(repeating: "(", count: 30_000), String(repeating: "[", count: 30_000),
        String(repeating: "{", count: 30_000),
        "Text(\"\")" + String(repeating: ".padding()", count: 6_000),
        "let a = " + String(repeating: "!", count: 30_000) + "true\nText(\"\")",
        "let a = 1" + String(repeating: " + 1", count: 10_000) + "\nText(\"\\(a)\")",
        "Text(\"\\(" + String(repeating: "-(", count: 3_000) + "1" + String(repeating: ")", count: 3_000) + ")\")",
        String(repeating: "if true { ", count: 3_000) + "Text(\"\")" + String(repeating: "}", count: 3_000),
        String(repeating: "struct A { ", count: 3_000), String(repeating: "VStack { ", count: 3_000),
        "let x: " + String(repeating: "[", count: 10_000) + "Int" + String(repeating: "]", count: 10_000),
        String(repeating: "switch a { case ", count: 2_000), String(repeating: "a?.b", count: 15_000),
        "\"" + String(repeating: "\\(\"", count: 2_000), String(repeating: "a ? b : ", count: 6_000),
        "#Preview { " + String(repeating: "Text(\"\") } #Preview { ", count: 2_000),
    ]

    @Test(arguments: deep.indices)
    func `deep source neither crashes nor hangs`(index: Int) {
        _ = try? Reading.scene(Self.deep[index])
    }

    @Test func `no mutant of a snippet crashes the reader`() throws {
        var random = SplitMix64(seed: 9)
        let snippets = try Snippets.names.map { try Snippets.source($0) } + Fixtures.all.map { Array($0.source.utf8) }
        guard !snippets.isEmpty else { return }
        let words = [
            "(", ")", "{", "}", "[", "]", ".", ",", ":", "?", "!", "??", "self", "$0", "$x", "nil", "-1", "0", "1e309",
            "999999999999",
            "ForEach", "ScrollView", "struct A: View {", "var body: some View", "@State", "\"", "\\(", "in", "if",
            "else", "let ",
            "return", ".infinity", " / 0", ".frame(width: -5)", "Int.max", "0..<9999", "&&", "func f() {", "enum E {",
            "case a", "%", "\\.self",
        ].map { Array($0.utf8) }
        var limits = SourceLimits()
        limits.steps = 10_000
        limits.callSteps = 2_000
        for _ in 0..<1_000 {
            var bytes = snippets.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                guard !bytes.isEmpty else { break }
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes.removeSubrange(place..<end)
                case 1: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: place)
                case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 3:
                    bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
                default: bytes.replaceSubrange(place..<end, with: words.randomElement(using: &random) ?? [])
                }
            }
            guard let result = try? SwiftSource.scene(source: bytes, limits: limits) else { continue }
            if case .program(let program) = result.scene.content { _ = program.body(program.initialState) }
        }
    }
}
