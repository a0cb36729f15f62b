import Layout
import Scrolling
import Testing
import ViewTree

/// What is drawn of a scroll view apart from its cards.
@Suite struct ScrollLayerTests {
    private func layer(_ timeline: Timeline, at time: Double) -> ScrollLayer? {
        guard case .layers(let layers) = timeline.frame(at: time).root.content,
            case .scroll(let scroll)? = layers.first?.content
        else { return nil }
        return scroll
    }

    @Test func `an indicator is as long as what is in sight and fades after the rest`() throws {
        // Track 390 - 6 = 384, a fifth of 1950 in sight: 76.8; half way at half the range of 1560.
        var carousel = Carousel(count: 5, length: 390, indicators: .horizontal)
        let jump = try carousel.timeline(.jump(780))
        let resting = try #require(layer(jump, at: 0)?.indicators.first)
        #expect(resting.opacity == 0)
        #expect(abs(resting.frame.width - 76.8) < 1e-9)
        #expect(abs(resting.frame.minX - (3 + (384 - 76.8) / 2)) < 1e-9)
        #expect(resting.frame.maxY == 197 && resting.frame.height == 3)
        let fling = try carousel.timeline(.release(900), .wait(2))
        #expect(layer(fling, at: 1)?.indicators.first?.opacity == 1)
        #expect(layer(fling, at: fling.duration)?.indicators.first?.opacity == 0)
        carousel.count = 1
        #expect(try layer(carousel.timeline(), at: 0)?.indicators == [])
    }

    @Test func `an indicator shrinks past an end`() throws {
        let carousel = Carousel(count: 5, length: 390, indicators: .horizontal)
        let timeline = try carousel.timeline(.drag(Drag(translation: .main(200), duration: 0.2, hold: 0.2)))
        let pulled = try #require(layer(timeline, at: 0.3)?.indicators.first)
        #expect(pulled.frame.minX == 3)
        #expect(pulled.frame.width < 10)
    }

    @Test func `content fades under a bar only where there is content`() throws {
        let bar = ScrollLayout.EdgeEffect(edge: .top, style: .soft, length: 60)
        let foot = ScrollLayout.EdgeEffect(edge: .bottom, style: .hard, length: 40)
        let carousel = Carousel(
            bounds: 700, insets: (60, 40), count: 20, length: 100, axis: .vertical, edgeEffects: [bar, foot])
        func edges(_ offset: Double) throws -> [Edge]? {
            try layer(carousel.timeline(.jump(offset, axis: .vertical)), at: 0)?.edgeEffects.map(\.edge)
        }
        #expect(try edges(0) == [.bottom])
        #expect(try edges(700) == [.top, .bottom])
        #expect(try edges(1400) == [.top])
    }

    @Test func `keys are the same at every instant and only cards in sight are drawn`() throws {
        let carousel = Carousel(count: 30, length: 190, spacing: 10)
        let timeline = try carousel.timeline(.release(2000))
        var frames: [[Int]: Rect] = [:]
        for step in 0...20 {
            let scroll = try #require(layer(timeline, at: Double(step) * 0.1))
            guard case .layers(let cards)? = scroll.layers.first?.content else { continue }
            #expect(cards.count <= 3)
            for card in cards {
                #expect(frames[card.key, default: card.frame] == card.frame)
                frames[card.key] = card.frame
            }
        }
        #expect(frames.count > 5)
    }

    @Test func `a scroll view inside another rests while the other is moved`() throws {
        let inner = Carousel(count: 9, length: 100, breadth: 100).layout
        var outer = Carousel(bounds: 300, count: 10, length: 100, axis: .vertical, breadth: 390).layout
        let row = Node(frame: Rect(x: 0, y: 400, width: 390, height: 100), content: .scroll(1))
        outer.content.append(row)
        var nested = inner
        nested.frame = Rect(x: 0, y: 400, width: 390, height: 100)
        nested.parent = 0
        nested.position = ScrollPosition(target: .id(.integer(2)))
        let stage = Stage(
            viewport: Viewport(size: Size(width: 390, height: 300)),
            root: Node(
                frame: Rect(x: 0, y: 0, width: 390, height: 300),
                children: [Node(frame: outer.frame, content: .scroll(0))]),
            scrollViews: [outer, nested], primary: 0)
        let scene = Scene(
            content: .view(.empty),
            interactions: [
                .scrollTo(ScrollTo(target: .point(x: nil, y: 300))),
                .scrollTo(ScrollTo(target: .id(.integer(8)))),
            ])
        let timeline = try Timeline(scene: scene, stage: stage) { _, _ throws(ImpossibleLayout) in stage }
        let states = timeline.scrolls(at: timeline.duration)
        // Card 8 of the outer one is taken, since a finger moves that one.
        #expect(states[0].offset == Point(x: 0, y: 700))
        #expect(states[1].offset == Point(x: 200, y: 0))
        guard case .layers(let layers)? = layer(timeline, at: 0)?.layers.last?.content else {
            let last = try #require(layer(timeline, at: 0)?.layers.last)
            guard case .scroll(let row) = last.content else {
                Issue.record("no inner scroll layer")
                return
            }
            #expect(row.translation == Vector(dx: -200, dy: 0))
            return
        }
        Issue.record("layers instead of a scroll view: \(layers.count)")
    }

    @Test func `the same tap has three answers by the kind of inset`() throws {
        // V20: page 2 of cards of 300 and 16 apart, in 390.
        let page = Interaction.scrollTo(ScrollTo(target: .id(.integer(2))))
        let margins = Carousel(insets: (24, 24), count: 9, length: 300, spacing: 16)
        #expect(try margins.timeline(page).offset() == 632)
        var padded = Carousel(count: 9, length: 300, spacing: 16)
        padded.padding = 24
        #expect(try padded.timeline(page).offset() == 656)
        let centred = Interaction.scrollTo(ScrollTo(target: .id(.integer(2)), anchor: .center))
        #expect(try padded.timeline(centred).offset() == 611)
    }
}
