import Layout
import Scrolling
import Testing
import ViewTree

/// Code whose state follows the scroll.
@Suite struct ProgramTests {
    /// What the program below keeps.
    struct State: Hashable, Sendable {
        var card: Int?
        var heard: [String] = []
        var offset = 0.0
        var isWide = false
    }

    static let next = Action(id: 0, name: "next")
    static let read = Action(id: 1, name: "read")
    static let moved = Action(id: 2, name: "moved")
    static let phased = Action(id: 3, name: "phased")
    static let appeared = Action(id: 4, name: "appeared")
    static let widened = Action(id: 5, name: "widened")

    /// Ten cards of 300 in a scroll view of 390 whose position is the state's, and a button below.
    static let program = Program(source: "test", initialState: ProgramState(State())) { state in
        let values = state.values(as: State.self) ?? State()
        let card = View(content: .shape(PaintedShape(shape: .rectangle, fill: .color(.primary))))
            .modifier(.frame(width: values.isWide ? 390 : 300, height: 100, alignment: .center))
        let cards = View(content: .forEach(ForEach(elements: .repeated(count: 10, id: .index, view: card))))
        let stack = View(content: .stack(Stack(axis: .horizontal, isLazy: true, spacing: 0, content: [cards])))
            .modifier(.scrollTargetLayout(isEnabled: true))
        let scroll = View(content: .scrollView(ScrollView(axes: .horizontal, content: stack)))
            .modifiers([
                .scrollPosition(ScrollPosition(target: values.card.map { .id(.integer($0)) }, action: read)),
                .observe(.geometry(moved)), .observe(.phase(phased)), .observe(.appear(appeared)),
            ])
        func button(_ label: String, _ action: Action) -> View {
            View(content: .button(Button(label: View(content: .text(Text(string: label))), action: action)))
        }
        return View(
            content: .stack(
                Stack(axis: .vertical, content: [scroll, button("Next", next), button("Wider", widened)])))
    } perform: { action, input, state in
        var values = state.values(as: State.self) ?? State()
        var animation: Animation?
        switch (action, input) {
        case (next, _):
            values.card = (values.card ?? 0) + 1
            animation = .default
        case (read, .position(.integer(let card)?)): values.card = card
        case (moved, .geometry(_, let geometry)): values.offset = geometry.contentOffset.x
        case (phased, .phase(let old, let new)): values.heard.append("\(old)-\(new)")
        case (appeared, _): values.heard.append("appeared")
        case (widened, _): values.isWide.toggle()
        default: break
        }
        return ProgramOutcome(state: ProgramState(values), animation: animation)
    }

    private func timeline(_ interactions: Interaction...) throws -> Timeline {
        try Scene(
            viewport: Viewport(size: Size(width: 390, height: 300)), content: .program(Self.program),
            interactions: interactions
        ).timeline()
    }

    private func actions(_ timeline: Timeline, _ name: String) -> [Double] {
        timeline.events.filter { $0.kind == .action(name: name) }.map(\.time)
    }

    @Test func `a button that writes the position scrolls with its animation`() throws {
        let timeline = try timeline(.tap(label: "Next"), .tap(label: "Next"))
        #expect(timeline.offset() == 600)
        #expect(timeline.finalPosition == .integer(2))
        #expect(timeline.landings.filter { $0.regime == "animation" }.map(\.target) == [300, 600])
        // Half the way of the default spring at 0.147 s.
        #expect(abs(timeline.offset(at: 0.147) - 150) < 1)
    }

    @Test func `a finger that moves the position through its binding is not thrown back`() throws {
        let timeline = try timeline(.fling(Fling(velocity: .main(1500))))
        // (1500 - 10)/2.00200267.
        #expect(abs(timeline.offset() - 744.254751) < 1e-5)
        #expect(timeline.finalPosition == .integer(2))
        #expect(timeline.landings.count == 1)
        #expect(actions(timeline, "read").count == 3)
    }

    @Test func `callbacks run once a frame while something moves`() throws {
        let timeline = try timeline(.fling(Fling(velocity: .main(1000))), .wait(1))
        let moved = actions(timeline, "moved")
        // 2.3003 s of motion: the geometry before, then one for each frame until it rests.
        #expect(moved.count == 1 + 139)
        #expect(moved.allSatisfy { abs($0 * 60 - ($0 * 60).rounded()) < 1e-9 })
        #expect(actions(timeline, "appeared") == [0])
        #expect(actions(timeline, "phased").count == 2)
    }

    @Test func `code that takes more than ten million steps in all its calls is refused`() throws {
        func plan(taps: Int) throws -> Timeline {
            let program = Program(source: "slow", initialState: ProgramState(0)) { state in
                let label = View(content: .text(Text(string: "Go")))
                return View(content: .button(Button(label: label, action: Self.next)))
            } perform: { _, _, state in
                ProgramOutcome(state: state, steps: 1_000_000)
            }
            let taps = Array(repeating: Interaction.tap(label: "Go"), count: taps)
            return try Scene(content: .program(program), interactions: taps).timeline()
        }
        #expect(try plan(taps: 10).events.count { $0.kind == .action(name: "next") } == 10)
        let failure = #expect(throws: ImpossibleLayout.self) { try plan(taps: 11) }
        #expect(failure?.reason == "its code takes more than 10000000 steps while it scrolls")
    }

    @Test func `other lengths keep the view that was first`() throws {
        let timeline = try timeline(.scrollTo(ScrollTo(target: .id(.integer(3)))), .tap(label: "Wider"))
        #expect(timeline.offset() == 1170)
        #expect(timeline.stage(at: timeline.duration).scrollViews[0].contentSize.width == 3900)
    }

    @Test func `an animated change moves what it moves and fades what it adds`() throws {
        let toggle = Action(id: 0, name: "toggle")
        let program = Program(source: "morph", initialState: ProgramState(false)) { state in
            let isOn = state.values(as: Bool.self) ?? false
            func box(_ width: Double, _ opacity: Double) -> View {
                View(content: .shape(PaintedShape(shape: .rectangle, fill: .color(.primary)))).modifiers([
                    .frame(width: width, height: 40, alignment: .center), .effect(.opacity(opacity)),
                ])
            }
            let label = View(content: .text(Text(string: "Toggle")))
            let button = View(content: .button(Button(label: label, action: toggle)))
            let boxes = isOn ? [box(200, 0.2), button, box(50, 1)] : [box(100, 1), button]
            return View(content: .stack(Stack(axis: .vertical, spacing: 0, content: boxes)))
        } perform: { _, _, state in
            let isOn = state.values(as: Bool.self) ?? false
            return ProgramOutcome(state: ProgramState(!isOn), animation: .curve(.linear, duration: 1))
        }
        let timeline = try Scene(
            viewport: Viewport(size: Size(width: 390, height: 300)), content: .program(program),
            interactions: [.tap(label: "Toggle")], output: Output(tail: 0)
        ).timeline()
        #expect(timeline.duration == 1)
        func opacities(_ layer: Layer) -> [Double] {
            let own = layer.effects.compactMap { effect -> Double? in
                switch effect {
                case .constant(.opacity(let value)), .moving(.opacity(let value)): value
                default: nil
                }
            }
            if case .layers(let layers) = layer.content { return own + layers.flatMap(opacities) }
            return own
        }
        // The first box is half way from 1 to 0.2, the last one half there.
        let half = opacities(timeline.frame(at: 0.5).root).sorted()
        #expect(half.contains { abs($0 - 0.6) < 1e-9 } && half.contains { abs($0 - 0.5) < 1e-9 })
    }

    @Test func `the same program gives the same numbers`() throws {
        let (one, two) = (try timeline(.tap(label: "Next")), try timeline(.tap(label: "Next")))
        #expect(one.events == two.events)
        #expect(one.landings == two.landings)
    }
}
