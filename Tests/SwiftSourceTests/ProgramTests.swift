import Layout
import Scrolling
import SwiftSource
import Testing
import Typography
import ViewTree

@Suite struct ProgramTests {
    /// The fixtures whose state changes.
    static let fixtures: Set<String> = [
        "tapped-position", "scroll-position-value", "scroll-view-reader", "header-hides", "on-change", "bindings",
        "on-appear", "preference-offset", "observable-model",
    ]

    private func timeline(_ name: String, _ interactions: [Interaction]) throws -> Timeline {
        let result = try Reading.scene(Fixtures.source(name), interactions: interactions)
        #expect(result.diagnostics.isEmpty)
        return try result.scene.timeline()
    }

    private func words(_ timeline: Timeline, at seconds: Double) -> [String] {
        func words(_ node: Node) -> [String] {
            var own: [String] = []
            if case .text(let layout, _) = node.content { own = [layout.string] }
            return own + node.children.flatMap(words)
        }
        return words(timeline.stage(at: seconds).root)
    }

    @Test func `an action that the view has no more costs no steps, one of the view those that it takes`() throws {
        let source = """
            struct A: View {
                @State var n = 0
                var body: some View { Button("Go") { n += 1 } }
            }
            """
        guard case .program(let program) = try Reading.scene(source).scene.content else {
            Issue.record("no program")
            return
        }
        let state = program.initialState
        let gone = program.perform(Action(id: 1 << 40, name: ""), .none, state)
        #expect(gone == ProgramOutcome(state: state))
        guard case .button(let button) = program.body(state).content, let action = button.action else {
            Issue.record("no button")
            return
        }
        let own = program.perform(action, .none, state)
        #expect(own.state != state)
        #expect((1...100).contains(own.steps))
    }

    @Test func `a tapped button scrolls the bound position with its animation`() throws {
        let timeline = try timeline("tapped-position", [.tap(label: "Next"), .wait(1), .tap(label: "Next")])
        #expect(timeline.scrolls(at: 0)[0].offset.x == 0)
        #expect(timeline.scrolls(at: 1.1)[0].offset.x > 380)
        #expect(abs(timeline.scrolls(at: timeline.duration)[0].offset.x - 786) < 0.01)
        #expect(timeline.phases.contains { $0.phase == .animating })
    }

    @Test func `a fling writes the bound position back`() throws {
        // The first 10 points of a drag are the recogniser's.
        let timeline = try timeline("tapped-position", [.fling(Fling(translation: .main(-600), velocity: .main(0)))])
        #expect(timeline.scrolls(at: timeline.duration)[0].offset.x == 590)
        #expect(words(timeline, at: 0).first == "At start")
        #expect(words(timeline, at: timeline.duration).first == "At 1")
    }

    @Test func `a ScrollPosition starts at its edge and goes where code says`() throws {
        let timeline = try timeline("scroll-position-value", [.wait(0.5), .tap(label: "Up")])
        // 20 rows of 50 in 320 - 40.
        #expect(timeline.scrolls(at: 0)[0].offset.y == 720)
        #expect(timeline.scrolls(at: timeline.duration)[0].offset.y == 0)
    }

    @Test func `a proxy scrolls to an identity with an anchor`() throws {
        let timeline = try timeline("scroll-view-reader", [.tap(label: "Last")])
        #expect(timeline.scrolls(at: timeline.duration)[0].offset.y == 720)
        #expect(abs(timeline.scrolls(at: 0.1)[0].offset.y - 360) < 1)
    }

    @Test func `a header goes when the content is scrolled past a threshold`() throws {
        let timeline = try timeline("header-hides", [.drag(Drag(translation: .vector(Vector(dx: 0, dy: -200))))])
        #expect(timeline.stage(at: 0).scrollViews[0].frame.height == 260)
        #expect(timeline.stage(at: timeline.duration).scrollViews[0].frame.height == 320)
    }

    @Test func `onChange hears the old and the new value`() throws {
        let timeline = try timeline("on-change", [.wait(0.1), .tap(label: "Double"), .tap(label: "Double")])
        #expect(words(timeline, at: 0).first == "1 ")
        #expect(words(timeline, at: timeline.duration).first == "4 1>2,2>4")
    }

    @Test func `a binding to an element changes that element`() throws {
        let timeline = try timeline("bindings", [.tap(label: "Row 2 off")])
        #expect(timeline.stage(at: timeline.duration).buttons.map(\.label) == ["Row 1 off", "Row 2 on", "Row 3 off"])
    }

    @Test func `an object that a child view changes is the same object`() throws {
        let timeline = try timeline("observable-model", [.wait(0.1), .tap(label: "Next"), .tap(label: "Next")])
        #expect(words(timeline, at: 0).first == "Track 1 after 0")
        #expect(words(timeline, at: timeline.duration).first == "Track 3 after 2")
    }

    @Test func `identifiers that code makes differ, and are the same in every run`() throws {
        let source = """
            struct Ids: View {
              @State var ids: [UUID] = []
              var body: some View {
                VStack { Text("\\(Set(ids).count) \\(ids.last?.uuidString ?? "")"); Button("Add") { ids.append(UUID()) } }
              }
            }
            """
        let taps = [Interaction.tap(label: "Add"), .tap(label: "Add"), .tap(label: "Add")]
        let ends = try (0..<2).map { _ in
            let timeline = try Reading.scene(source, interactions: taps).scene.timeline()
            return words(timeline, at: timeline.duration).first ?? ""
        }
        #expect(ends[0].hasPrefix("3 "))
        #expect(ends[0] == ends[1])
    }

    @Test func `onChange with initial runs when the view appears`() throws {
        let source = """
            struct A: View {
              @State var n = 4
              @State var m = 0
              var body: some View { Text("\\(m)").onChange(of: n, initial: true) { _, new in m = new * 2 } }
            }
            """
        let timeline = try Reading.scene(source).scene.timeline()
        #expect(words(timeline, at: timeline.duration) == ["8"])
    }

    // Two taps: b follows a twice, from 0 to 10 and 20, and c follows b.
    @Test(arguments: [
        ".onChange(of: a) { b += 10 }.onChange(of: b) { c += 100 }", ".track(a) { b += 10 }.track(b) { c += 100 }",
    ])
    func `each observer of a view has values of its own`(modifiers: String) throws {
        let source = """
            extension View {
              func track(_ value: Int, _ action: @escaping () -> Void) -> some View { onChange(of: value) { action() } }
            }
            struct Counts: View {
              @State var a = 0
              @State var b = 0
              @State var c = 0
              var body: some View { VStack { Text("\\(a) \\(b) \\(c)"); Button("Tap") { a += 1 } }\(modifiers) }
            }
            """
        let taps = [Interaction.tap(label: "Tap"), .tap(label: "Tap")]
        let timeline = try Reading.scene(source, interactions: taps).scene.timeline()
        #expect(words(timeline, at: timeline.duration).first == "2 20 200")
    }

    @Test func `onAppear fills an empty state`() throws {
        let timeline = try timeline("on-appear", [])
        #expect(timeline.stage(at: timeline.duration).scrollViews[0].contentSize.height == 60)
    }

    @Test func `a preference of a geometry reader follows the scroll`() throws {
        let timeline = try timeline("preference-offset", [.drag(Drag(translation: .vector(Vector(dx: 0, dy: -150))))])
        #expect(words(timeline, at: 0).first == "Offset 0")
        let last = words(timeline, at: timeline.duration).first
        #expect(last == "Offset -\(Int(timeline.scrolls(at: timeline.duration)[0].offset.y))")
    }

    @Test func `a custom behaviour stops at its multiples`() throws {
        let result = try Reading.scene(
            Fixtures.source("own-behavior"),
            interactions: [.fling(Fling(translation: .main(-100), velocity: .main(1000)))])
        let timeline = try result.scene.timeline()
        // 100 + 500 by itself: the nearest multiple of 500.
        #expect(timeline.scrolls(at: timeline.duration)[0].offset.y == 500)
    }
}
