import Layout
import Scrolling
import Testing
import ViewTree

/// Scenes from their words to their rest.
@Suite struct SceneTests {
    /// Cards of a width, or as wide as the container, in a row.
    private func scene(
        width: Double? = 300, spacing: Double = 16, count: Int = 10, modifiers: [Modifier] = [],
        viewport: Viewport = Viewport(), _ interactions: Interaction...
    ) -> Scene {
        let size: [Modifier] =
            width.map { [.frame(width: $0, height: 200, alignment: .center)] } ?? [
                .containerRelativeFrame(ContainerRelativeFrame(axes: .horizontal)),
                .frame(width: nil, height: 200, alignment: .center),
            ]
        let card = View(content: .shape(PaintedShape(shape: .rectangle, fill: .color(.primary)))).modifiers(size)
        let cards = View(
            content: .forEach(ForEach(elements: .repeated(count: count, id: .text("card-{index}"), view: card))))
        let stack = View(content: .stack(Stack(axis: .horizontal, isLazy: true, spacing: spacing, content: [cards])))
            .modifier(.scrollTargetLayout(isEnabled: true))
        let scroll = View(content: .scrollView(ScrollView(axes: .horizontal, content: stack))).modifiers(modifiers)
        return Scene(viewport: viewport, content: .view(scroll), interactions: interactions)
    }

    private static let aligned: [Modifier] = [
        .scrollTargetBehavior(.viewAligned()),
        .contentMargins(EdgeInsets(24, on: .horizontal), on: .horizontal, placement: .scrollContent),
    ]

    private func jump(_ id: String) -> Interaction { .scrollTo(ScrollTo(target: .id(.string(id)))) }

    @Test func `the gallery of margins rests at multiples of 361`() throws {
        let timeline = try scene(width: nil, modifiers: Self.aligned, .fling(-60, 1200)).timeline()
        #expect(timeline.offset() == 361)
        #expect(timeline.landings[0].targetID == .string("card-1"))
        let items = timeline.frame(at: timeline.duration).items
        // 8 points of each neighbour.
        #expect(items.map(\.frame.minX) == [-337, 24, 385])
        #expect(items.map(\.index) == [0, 1, 2])
    }

    @Test func `a turn keeps the aligned card and comes back to it`() throws {
        let wide = Viewport(size: Size(width: 852, height: 320))
        let timeline = try scene(
            width: nil, modifiers: Self.aligned, .fling(-60, 1200), .wait(0.5), .resize(wide), .wait(0.5),
            .resize(Viewport())
        ).timeline()
        // Turned: container 804, stride 820.
        let turned = timeline.landings.filter { $0.cause == .sizeChange }
        #expect(turned.first?.target == 820)
        #expect(timeline.offset() == 361)
        #expect(timeline.stage(at: timeline.duration).viewport.size.width == 393)
        #expect(timeline.events.contains { $0.kind == .resize(Size(width: 852, height: 320)) })
    }

    @Test func `a turn during a fling ends at the card it was on its way to`() throws {
        let wide = Viewport(size: Size(width: 852, height: 320))
        let timeline = try scene(
            width: nil, modifiers: Self.aligned, .fling(-60, 1200), .resize(wide, startsAfter: 0.2)
        ).timeline()
        #expect(timeline.offset(at: 0.19) < 361)
        #expect(timeline.offset(at: 0.2) == 820)
        #expect(timeline.offset() == 820)
        #expect(timeline.phases.map(\.phase) == [.tracking, .interacting, .decelerating, .idle])
    }

    @Test func `items in another order keep the card in its place`() throws {
        let ids = (0..<10).map { ViewID.string("card-\($0)") }
        let moved = [ids[7], ids[3], ids[0], ids[1], ids[2], ids[4], ids[5]]
        let timeline = try scene(spacing: 0, jump("card-3"), .setItems(moved)).timeline()
        #expect(timeline.offset() == 300)
        #expect(timeline.finalPosition == .string("card-3"))
        let first = timeline.frame(at: timeline.duration).items.first
        #expect(first?.id == .string("card-3") && first?.index == 1 && first?.frame.minX == 0)
    }

    @Test func `new items before it do not move the card`() throws {
        let ids = [ViewID.string("new"), .string("card-0"), .string("card-1"), .string("card-2"), .string("card-3")]
        let timeline = try scene(spacing: 0, jump("card-2"), .setItems(ids)).timeline()
        #expect(timeline.offset() == 900)
        let strange = try scene(.setItems([.string("who")])).timeline()
        #expect(
            strange.events.contains {
                if case .ignored("setItems", _) = $0.kind { true } else { false }
            })
    }

    @Test func `a tab view begins at its selection and turns one page a flick`() throws {
        let pages = (0..<4).map { _ in View(content: .style(.color(.primary))) }
        let scene = Scene(
            content: .view(View(content: .tabView(TabView(pages: pages, selection: 1)))),
            interactions: [.fling(-60, 1500)])
        let timeline = try scene.timeline()
        #expect(timeline.offset(at: 0) == 393)
        #expect(timeline.offset() == 786)
    }

    @Test func `a million cards are planned from their words`() throws {
        let timeline = try scene(count: 1_000_000, modifiers: Self.aligned, jump("card-500000"), .fling(-60, 1200))
            .timeline()
        #expect(timeline.offset() == 316 * 500_001)
        #expect(timeline.finalPosition == .string("card-500001"))
    }

    @Test func `a position of text identities is nil for numbers`() throws {
        // S4.
        let position = Modifier.scrollPosition(ScrollPosition(idType: "Int"))
        #expect(try scene(modifiers: [position], jump("card-3")).timeline().finalPosition == nil)
    }

    @Test func `nothing scrolls in a view without a scroll view`() throws {
        let scene = Scene(
            content: .view(View(content: .style(.color(.primary)))),
            interactions: [.fling(-60, 900), jump("card-3"), .resize(Viewport(size: Size(width: 100, height: 100)))])
        let timeline = try scene.timeline()
        #expect(timeline.scrolls(at: 0).isEmpty)
        #expect(timeline.frame(at: 1).items.isEmpty)
        #expect(timeline.events.count == 3)
    }

    @Test func `arrangements that together hold more than four million views are refused`() throws {
        let place = Rect(x: 0, y: 0, width: 10, height: 10)
        let frames = FrameSequence.listed(Array(repeating: place, count: 999_990))
        let run = Run(axis: .vertical, frames: frames, ids: .template(.index, count: 999_990)) { _ in Node(frame: place)
        }
        var stage = Carousel(count: 3, length: 100).stage()
        stage.root.children.append(Node(frame: place, content: .run(run)))
        func plan(resizes: Int) throws -> Timeline {
            let interactions = Array(repeating: [Interaction.resize(Viewport()), .wait(0.1)], count: resizes)
            let scene = Scene(content: .view(.empty), interactions: Array(interactions.joined()))
            return try Timeline(scene: scene, stage: stage) { [stage] _, _ throws(ImpossibleLayout) in stage }
        }
        #expect(try plan(resizes: 3).isLight == false)
        let failure = #expect(throws: ImpossibleLayout.self) { try plan(resizes: 4) }
        #expect(failure?.reason.contains("4000000") == true)
    }

    @Test func `a timeline is light when it is one arrangement of few views of their own`() throws {
        #expect(try Carousel(count: 1_000_000, length: 100).timeline(.release(900)).isLight)
        #expect(try Carousel(count: 9_000, length: 100, isListed: true).timeline().isLight)
        #expect(try !Carousel(count: 11_000, length: 100, isListed: true).timeline().isLight)
        #expect(try !Carousel(count: 3, length: 100).timeline(.wait(1), .resize(Viewport())).isLight)
    }
}
