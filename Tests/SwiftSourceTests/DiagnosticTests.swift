import SwiftSource
import Testing
import ViewTree

@Suite struct DiagnosticTests {
    /// Sources with the messages they get, in order of place.
    static let messages: [(String, [String])] = [
        (
            "Text(\"a\")\n    .paddding(3)\n    .font(.title)",
            [":2:6: warning: there is no modifier 'paddding' here; it is skipped; did you mean 'padding'?"]
        ),
        (
            "ScrollView {\n  VStack { Color.red }\n}\n.scrollTargetLayout()",
            [
                ":4:2: error: 'scrollTargetLayout' is on the ScrollView, where it finds no targets; "
                    + "it belongs on the stack or grid inside"
            ]
        ),
        (
            "Color.red.scrollTransition { content, phase in\n  content.font(.title).opacity(0.5)\n}",
            [
                ":2:11: error: 'font' is not a VisualEffect: it could change the layout, so it is skipped here; "
                    + "put it on the view itself"
            ]
        ),
        (
            "Color.red.visualEffect { content, proxy in content.opactiy(0.5) }",
            [":1:52: error: 'opactiy' is not a VisualEffect; it is skipped; did you mean 'opacity'?"]
        ),
        (
            "Text(\"a\").foregroundStyle(.bleu)",
            [":1:27: warning: 'ShapeStyle' has no member 'bleu'; did you mean 'blue'?"]
        ),
        (
            "HStack(spacng: 3) { Text(\"a\") }",
            [":1:16: warning: 'HStack' takes no argument 'spacng' here; it is not used; did you mean 'spacing'?"]
        ),
        (
            "struct Card: View { let title: String; var body: some View { Text(title) } }\nCard(titel: \"x\")",
            [":2:13: warning: 'Card' takes no argument 'titel'; did you mean 'title'?"]
        ),
        (
            "struct P: Identifiable { let id = 1; let name = \"n\" }\nText(P().nmae)",
            [":2:10: warning: 'P' has no member 'nmae'; did you mean 'name'?"]
        ),
        (
            "ScrollView { Text(\"a\") }.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOnce))",
            [":1:47: warning: there is no limit behavior 'alwaysByOnce'; did you mean 'alwaysByOne'?"]
        ),
        (
            "List { Text(\"a\") }.sheet(isPresented: .constant(false)) { Text(\"b\") }",
            [
                ":1:1: note: 'List' is drawn as a ScrollView with a LazyVStack",
                ":1:20: note: 'sheet' is not drawn here",
            ]
        ),
        (
            "Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: 8)",
            [":1:11: warning: the count of columns is at least 1"]
        ),
        (
            "VStack {\n  Text(\"a\")\n    .bold()\n    .glow(2).tilt()\n}",
            [
                ":4:6: warning: there is no modifier 'glow' here; it is skipped",
                ":4:14: warning: there is no modifier 'tilt' here; it is skipped; did you mean 'tint'?",
            ]
        ),
        ("Color.red.padding(CGFloat.infinity)", [":1:19: warning: 'padding' needs a finite number"]),
        ("Text(\"a\").padding(\"b\")", [":1:19: warning: expected a value of 'Edge.Set', found 'String'"]),
    ]

    @Test(arguments: messages.indices)
    func `wrong code gets the right sentence at its place`(index: Int) throws {
        let (source, expected) = Self.messages[index]
        let messages = try Reading.messages(source)
        #expect(messages == expected, "\(messages)")
    }

    @Test func `a syntax error is told and the rest is drawn`() throws {
        let result = try Reading.scene("VStack {\n  Text(\"a\"\n  Text(\"b\")\n}")
        #expect(result.diagnostics.contains { $0.severity == .error && $0.line <= 3 })
        guard case .view(let view) = result.scene.content else { return }
        #expect(Summary.texts(view).contains("a"))
    }

    @Test func `a brace that is not closed is told with the line that opened it`() throws {
        #expect(
            try Reading.messages("Text(\"a\")\nstruct Cards: View {\n") == [
                ":2:21: error: expected '}': the '{' in line 2 is not closed"
            ])
        #expect(
            try Reading.messages("struct Cards: View {\n  var body: some View {\n    VStack {\n      Text(\"a\")\n")
                == [
                    ":4:16: error: expected '}': the '{' in line 3 is not closed",
                    ":4:16: error: expected '}': the '{' in line 2 is not closed",
                    ":4:16: error: expected '}': the '{' in line 1 is not closed",
                ])
    }

    @Test func `a view that is not there is named with the nearest that is`() {
        let error = #expect(throws: InvalidSource.self) {
            try Reading.scene("struct Carousel: View { var body: some View { Text(\"\") } }", view: "Carusel")
        }
        #expect(
            error?.diagnostics == [
                Diagnostic(
                    severity: .error, line: 1, column: 1, message: "there is no view 'Carusel'", suggestion: "Carousel")
            ])
    }

    @Test(arguments: ["", "import SwiftUI", "let a = 1", "func f() { }", "struct A { var b = 1 }", "// nothing"])
    func `source without a view says so`(source: String) {
        let error = #expect(throws: InvalidSource.self) { try Reading.scene(source) }
        #expect(error?.diagnostics.last?.severity == .error)
    }

    @Test func `the view that is asked for is shown`() throws {
        let result = try Reading.scene(Fixtures.source("preview-provider"), view: "Other")
        #expect(result.scene.title == "Other")
    }
}
