import Layout
import Scrolling
import Testing
import ViewTree

/// Scrolls by code, identities read, sizes that change.
@Suite struct PositionTests {
    private func to(_ id: Int, anchor: UnitPoint? = nil, animation: Animation? = nil, proxy: Bool = false)
        -> Interaction
    {
        .scrollTo(ScrollTo(target: .id(.integer(id)), anchor: anchor, animation: animation, isProxy: proxy))
    }

    @Test func `an identity that is set is met exactly and stays`() throws {
        // S2: container 313, stride 321.
        let carousel = Carousel(
            bounds: 393, insets: (40, 40), count: 10, length: 313, spacing: 8, behavior: .viewAligned())
        let timeline = try carousel.timeline(to(3))
        #expect(timeline.offset() == 963)
        #expect(timeline.finalPosition == .integer(3))
        #expect(timeline.settledTime == 0)
    }

    @Test func `exactly half in sight is not in sight`() throws {
        // S6.
        let carousel = Carousel(count: 5, length: 390)
        func shown(_ offset: Double) throws -> [ViewID]? {
            try carousel.timeline(.jump(offset)).events.compactMap { event -> [ViewID]? in
                if case .targetVisibility(let ids) = event.kind { ids } else { nil }
            }.last
        }
        #expect(try shown(195) == [])
        #expect(try shown(196) == [.integer(1)])
    }

    @Test func `a jump stops a fling where it was sent`() throws {
        // S8.
        let carousel = Carousel(count: 20, length: 150, spacing: 10)
        let scroll = ScrollTo(target: .id(.integer(2)), startsAfter: 0.4)
        let timeline = try carousel.timeline(.jump(500), .release(1500), .scrollTo(scroll))
        #expect(timeline.offset(at: 0.39) > 700)
        #expect(timeline.offset(at: 0.4) == 320)
        #expect(timeline.offset() == 320)
    }

    @Test func `the first frame agrees with the first identity`() throws {
        // S10.
        let card = VisualEffect.opacity(0.5)
        let transition = ScrollTransition(
            topLeadingEffects: [card], identityEffects: [.opacity(1)], bottomTrailingEffects: [card])
        let carousel = Carousel(
            count: 300, length: 300, position: ScrollPosition(target: .id(.integer(1))),
            appearance: [.transition(transition)])
        let frame = try carousel.timeline().frame(at: 0)
        #expect(frame.scrolls[0].offset.x == 300)
        #expect(frame.scrolls[0].position == .integer(1))
        #expect(frame.items.map(\.index) == [1, 2])
        #expect(frame.items[0].frame.minX == 0)
        #expect(frame.items[0].effects == [.opacity(1)])
    }

    @Test func `a proxy moves as little as it must and an anchor meets itself`() throws {
        let carousel = Carousel(count: 20, length: 100)
        #expect(try carousel.timeline(to(2, proxy: true)).offset() == 0)
        #expect(try carousel.timeline(to(5, proxy: true)).offset() == 600 - 390)
        #expect(try carousel.timeline(.jump(700), to(5, proxy: true)).offset() == 500)
        #expect(try carousel.timeline(to(5, anchor: .center, proxy: true)).offset() == 550 - 195)
        #expect(try carousel.timeline(to(5)).offset() == 500)
    }

    @Test func `the default animation is the critically damped spring of response 0.55`() throws {
        // Half-way at 0.147 s of the way, swiftui.md 8.1.
        let carousel = Carousel(count: 20, length: 100)
        let timeline = try carousel.timeline(to(10, animation: .default))
        #expect(abs(timeline.offset(at: 0.147) - 500) < 3)
        #expect(timeline.offset() == 1000)
        #expect(timeline.phases.map(\.phase) == [.animating, .idle])
        let proxy = try carousel.timeline(to(10, anchor: .leading, animation: .default, proxy: true))
        #expect(abs(proxy.offset(at: 0.1) - 250) < 1e-9)
        #expect(abs(proxy.settledTime - 0.3) < 1e-12)
    }

    @Test func `an identity is nil until something scrolls, then the first that ends after half a point`() throws {
        let carousel = Carousel(count: 20, length: 100)
        #expect(try carousel.timeline().finalPosition == nil)
        #expect(try carousel.timeline(.jump(99)).finalPosition == .integer(0))
        #expect(try carousel.timeline(.jump(99.5)).finalPosition == .integer(1))
        var anchored = carousel
        anchored.position = ScrollPosition(anchor: .trailing)
        #expect(try anchored.timeline(.jump(99)).finalPosition == .integer(4))
        anchored.position = ScrollPosition(idType: "String")
        #expect(try anchored.timeline(.jump(99)).finalPosition == nil)
    }

    @Test func `a turn and back returns to the same card and offset`() throws {
        // R2.
        let carousel = Carousel(count: 20, length: 300, spacing: 10)
        let turned = Viewport(size: Size(width: 844, height: 200))
        let upright = Viewport(size: Size(width: 390, height: 200))
        for start in [0.0, 930, 1234.5, 5800] {
            let timeline = try carousel.timeline(
                .jump(start), .resize(turned), .resize(upright), .resize(turned), .resize(upright)
            ) { carousel, scene in
                var carousel = carousel
                carousel.bounds = scene.viewport.size.width
                carousel.length = scene.viewport.size.width / 1.3
                return carousel
            }
            #expect(timeline.offset(at: 0) == min(start, 5800))
        }
    }

    @Test func `an aligned card stays aligned in another window`() throws {
        let carousel = Carousel(count: 20, length: 390, spacing: 10, behavior: .viewAligned())
        let turned = Viewport(size: Size(width: 844, height: 200))
        let timeline = try carousel.timeline(.release(900), .resize(turned)) { carousel, scene in
            var carousel = carousel
            carousel.bounds = scene.viewport.size.width
            carousel.length = scene.viewport.size.width
            return carousel
        }
        #expect(timeline.offset() == 854)
        #expect(timeline.finalPosition == .integer(1))
        #expect(timeline.landings.last?.cause == .sizeChange)
    }

    @Test func `default anchors start, keep and align`() throws {
        let bottom = ScrollLayout.DefaultAnchors(
            initialOffset: .bottom, sizeChanges: .bottom, alignment: .bottom)
        var carousel = Carousel(bounds: 500, count: 20, length: 100, axis: .vertical, anchors: bottom)
        #expect(try carousel.timeline().offset() == 1500)
        carousel.count = 3
        // 300 of content in 500 stand 200 lower.
        let short = try carousel.timeline()
        #expect(short.frame(at: 0).items.first?.frame.minY == 200)
        #expect(short.offset() == -200)
    }

    @Test func `recentring a loop of copies shows the same picture`() throws {
        // L2: stride 366, three copies of three.
        let carousel = Carousel(count: 9, length: 350, spacing: 16)
        let timeline = try carousel.timeline(.jump(1830), .wait(1), .jump(732))
        let (before, after) = (timeline.frame(at: 0.5).items, timeline.frame(at: 1).items)
        #expect(before.map(\.frame) == after.map(\.frame))
        #expect(before.map { $0.index % 3 } == after.map { $0.index % 3 })
    }

    @Test func `rows to the left start at the right and advance by a drag to the right`() throws {
        // R4: card 0 at 66, card 1 at -250.
        let fade = ScrollTransition(
            topLeadingEffects: [.opacity(0)], identityEffects: [.opacity(1)], bottomTrailingEffects: [.opacity(0)])
        let carousel = Carousel(
            insets: (24, 24), count: 10, length: 300, spacing: 16, direction: .rightToLeft,
            appearance: [.transition(fade)])
        let timeline = try carousel.timeline(.fling(60, 900))
        let start = timeline.frame(at: 0)
        #expect(start.items.map(\.frame.minX) == [66, -250])
        guard case .layers(let layers) = start.root.content, case .scroll(let scroll) = layers[0].content,
            case .layers(let cards) = scroll.layers[0].content
        else {
            Issue.record("no scroll layer")
            return
        }
        #expect(cards.map { $0.frame.minX + scroll.translation.dx } == [66, -250])
        #expect(timeline.offset(at: 0.2) > 0)
        let leaving = timeline.frame(at: 0.3).items[0]
        #expect(leaving.index == 0 && (leaving.phase ?? 0) < 0)
    }
}
