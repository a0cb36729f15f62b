import Layout
import Testing
import Typography
import ViewTree

@Suite struct CarouselGeometryTests {
    private func cards(_ count: Int, spacing: Double, _ card: View) -> View {
        lazyHStack([repeated(count, card)], spacing: spacing).targets
    }

    private let wide = box().relative(.horizontal, .columns(count: 1, span: 1, spacing: 16)).frame(nil, 260)

    @Test func `margins of 24 leave 345, cards 361 apart, and the last card aligns exactly`() throws {
        let layout = try scene(scroll(.horizontal, cards(15, spacing: 16, wide)).aligned().margins(24)).firstScroll()
        #expect(layout.frame == Rect(x: 0, y: 0, width: 393, height: 320))
        #expect(layout.insets == EdgeInsets(24, on: .horizontal))
        #expect(layout.indicatorInsets == EdgeInsets(24, on: .horizontal))
        #expect(layout.containerSize == Size(width: 345, height: 320))
        #expect(layout.contentSize == Size(width: 5399, height: 320))
        #expect(layout.maximumOffset(.horizontal) == 5054)
        #expect(
            layout.targets.frames
                == .uniform(
                    first: Rect(x: 0, y: 30, width: 345, height: 260), stride: Vector(dx: 361), count: 15))
        #expect(layout.stops() == (0..<15).map { Double($0) * 361 })
    }

    @Test func `safe area padding gives the numbers of margins`() throws {
        let view = scroll(.horizontal, cards(15, spacing: 16, wide)).aligned()
        let layout = try scene(view.safeAreaPadding(24)).firstScroll()
        #expect(layout.frame == Rect(x: 0, y: 0, width: 393, height: 320))
        #expect(layout.insets == EdgeInsets(24, on: .horizontal))
        #expect(layout.indicatorInsets == EdgeInsets(24, on: .horizontal))
        #expect(layout.contentSize == Size(width: 5399, height: 320))
        #expect(layout.stops()[14] == 5054)
    }

    @Test func `padding inside the stack moves the cards and not the edge they snap to`() throws {
        let stack = lazyHStack([repeated(15, wide)], spacing: 16).targets.padding(24, .horizontal)
        let layout = try scene(scroll(.horizontal, stack).aligned()).firstScroll()
        #expect(layout.insets == .zero)
        #expect(layout.targets.frames[0].width == 393)
        #expect((0..<4).map { layout.targets.frames[$0].minX } == [24, 433, 842, 1251])
        #expect(Array(layout.stops().prefix(3)) == [24, 433, 842])
    }

    @Test func `the article's gallery clamps its last card 53 points early`() throws {
        let card = box().frame(300, 200)
        let layout = try scene(scroll(.horizontal, cards(10, spacing: 12, card)).safeAreaPadding(20)).firstScroll()
        #expect(layout.containerSize.width == 353)
        #expect(layout.contentSize.width == 3108)
        #expect(layout.maximumOffset(.horizontal) == 2755)
        #expect(Array(layout.stops().suffix(2)) == [2496, 2755])
        #expect(312 * 9 - 2755 == 53)
    }

    @Test func `centred cards without margins share their first and last stops`() throws {
        let card = box().frame(120, 200)
        let bare = try scene(scroll(.horizontal, cards(6, spacing: 10, card)), width: 390).firstScroll()
        #expect(bare.stops(anchor: 0.5) == [0, 0, 125, 255, 380, 380])
        let held = try scene(scroll(.horizontal, cards(6, spacing: 10, card)).margins(135), width: 390).firstScroll()
        #expect(held.stops(anchor: 0.5) == [0, 130, 260, 390, 520, 650])
    }

    @Test func `variable widths stand one after the other`() throws {
        let widths = [120.0, 220, 90, 160, 300, 60, 60, 60]
        let cards = widths.enumerated().map { ("card-\($0.offset)", box().frame($0.element, 100)) }
        let view = scroll(.horizontal, lazyHStack([listed(cards)], spacing: 10).targets)
        let layout = try scene(view, width: 390).firstScroll()
        #expect((0..<8).map { layout.targets.frames[$0].minX } == [0, 130, 360, 460, 630, 940, 1010, 1080])
        #expect(layout.stops() == [0, 130, 360, 460, 630, 750, 750, 750])
        #expect(layout.targets.ids[7] == .string("card-7"))
    }

    @Test func `four fifths of five columns`() throws {
        let card = box().relative(.horizontal, .columns(count: 5, span: 4, spacing: 12)).frame(nil, 100)
        let layout = try scene(scroll(.horizontal, cards(8, spacing: 12, card)).margins(16), width: 390).firstScroll()
        #expect(layout.targets.frames[0].width == 284)
        #expect(layout.stops() == [0, 296, 592, 888, 1184, 1480, 1776, 1998])
        // The last card's left edge on screen.
        #expect(layout.targets.frames[7].minX - 1998 + 16 == 90)
    }

    @Test func `a card of the width less two peeks and two gaps shows 20 points of its neighbours`() throws {
        let layout = try scene(scroll(.horizontal, cards(3, spacing: 12, wide)).margins(32), width: 390).firstScroll()
        #expect(layout.targets.frames[0].width == 326)
        #expect(layout.targets.frames[1].minX + 32 == 370)
    }

    @Test func `a card longer than the container has an end that no stop shows`() throws {
        let card = box().frame(500, 200)
        let layout = try scene(scroll(.horizontal, cards(3, spacing: 10, card)), width: 390).firstScroll()
        #expect(layout.stops() == [0, 510, 1020])
        #expect(layout.maximumOffset(.horizontal) == 1130)
    }

    @Test func `the third card rests at three places by margins, padding and centre`() throws {
        let card = box().frame(300, 200)
        let held = try scene(scroll(.horizontal, cards(9, spacing: 16, card)).margins(24), width: 390).firstScroll()
        #expect(held.stops()[2] == 632)
        let stack = lazyHStack([repeated(9, card)], spacing: 16).targets.padding(24, .horizontal)
        let padded = try scene(scroll(.horizontal, stack), width: 390).firstScroll()
        #expect(padded.stops()[2] == 656)
        #expect(padded.stops(anchor: 0.5)[2] == 611)
    }

    @Test func `default spacing shifts page k by 8 k, a width from the screen's by 3 k`() throws {
        let page = try scene(scroll(.horizontal, hStack([repeated(9, box().relative())])), width: 390).firstScroll()
        #expect(page.collections[0].frames[5].minX - 5 * 390 == 40)
        let narrow = box().frame(345, 200).padding(20)
        let drifting = try scene(scroll(.horizontal, hStack([repeated(30, narrow)])), width: 390).firstScroll()
        #expect(drifting.collections[0].frames[20].minX - 20 * 390 == 60)
    }

    @Test func `effects never change sizes, targets or stops`() throws {
        let card = box().frame(240, 200)
        let plain = try scene(scroll(.horizontal, cards(7, spacing: 8, card)).aligned(), width: 390).firstScroll()
        let transition = ScrollTransition(
            topLeadingEffects: [.scale(x: 0.8, y: 0.8, anchor: .center)],
            identityEffects: [.scale(x: 1, y: 1, anchor: .center)],
            bottomTrailingEffects: [.scale(x: 0.8, y: 0.8, anchor: .center)])
        let moving = card.modifiers([
            .scrollTransition(transition), .effect(.scale(x: 2, y: 2, anchor: .center)), .shadow(Shadow(radius: 9)),
        ])
        let drawn = try scene(scroll(.horizontal, cards(7, spacing: 8, moving)).aligned(), width: 390).firstScroll()
        #expect(drawn.stops() == plain.stops())
        #expect(drawn.contentSize == plain.contentSize)
        #expect(drawn.targets.frames == plain.targets.frames)
    }

    @Test func `stops for none to six cards, three anchors, with and without margins`() throws {
        // Cards of 200, 20 apart, in 300 points: x = 220 i, L = 220 N - 20; margins of 50 leave C = 200.
        let bare: [Double: [[Double]]] = [
            0: [
                [], [0], [0, 120], [0, 220, 340], [0, 220, 440, 560], [0, 220, 440, 660, 780],
                [0, 220, 440, 660, 880, 1000],
            ],
            0.5: [
                [], [0], [0, 120], [0, 170, 340], [0, 170, 390, 560], [0, 170, 390, 610, 780],
                [0, 170, 390, 610, 830, 1000],
            ],
            1: [
                [], [0], [0, 120], [0, 120, 340], [0, 120, 340, 560], [0, 120, 340, 560, 780],
                [0, 120, 340, 560, 780, 1000],
            ],
        ]
        for direction in LayoutDirection.allCases {
            for (anchor, lists) in bare {
                for (count, stops) in lists.enumerated() {
                    let view = scroll(.horizontal, cards(count, spacing: 20, box().frame(200, 100)))
                    let layout = try scene(view, width: 300, direction: direction).firstScroll()
                    #expect(layout.stops(anchor: anchor) == stops)
                    let held = try scene(view.margins(50), width: 300, direction: direction).firstScroll()
                    #expect(held.stops(anchor: anchor) == (0..<count).map { Double($0) * 220 })
                }
            }
        }
    }

    @Test func `a million cards are one uniform run`() throws {
        let card = box().frame(280, 180).overlay(text("Card {number}"))
        let layout = try scene(scroll(.horizontal, cards(1_000_000, spacing: 20, card))).firstScroll()
        #expect(layout.contentSize.width == 299_999_980)
        guard case .run(let run) = layout.content.first?.content else {
            Issue.record("no run")
            return
        }
        #expect(run.frames[999_999] == Rect(x: 299_999_700, y: 70, width: 280, height: 180))
        let last = run.nodeAt(999_999)
        #expect(last.frame == run.frames[999_999])
        #expect(last.id == .integer(999_999))
        guard case .text(let words, _) = last.children.last?.content else {
            Issue.record("no words")
            return
        }
        #expect(words.string == "Card 1000000")
    }
}
