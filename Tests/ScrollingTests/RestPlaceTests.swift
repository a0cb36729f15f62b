import Layout
import Scrolling
import Testing
import ViewTree

/// Where carousels rest, with numbers that can be checked by hand.
@Suite struct RestPlaceTests {
    static let worked = Carousel(
        bounds: 393, insets: (24, 24), count: 15, length: 345, spacing: 16, behavior: .viewAligned())

    @Test func `cards as wide as the container rest at multiples of card and spacing`() throws {
        let stops = AlignedStops(of: Self.worked.layout, anchor: nil, axis: .horizontal)
        #expect(stops.count == 15)
        #expect((0..<15).map { stops[$0] } == (0..<15).map { Double($0) * 361 })
        #expect(Self.worked.layout.restRange(.horizontal) == 0...5054)
        let timeline = try Self.worked.timeline(.fling(-60, 1200))
        #expect(timeline.offset() == 361)
        let geometry = timeline.scrolls(at: timeline.duration)[0].geometry
        #expect(geometry.contentOffset.x == 337)
        #expect(geometry.visibleRect == Rect(x: 337, y: 0, width: 393, height: 200))
        #expect(geometry.bounds == Rect(x: 337, y: 0, width: 345, height: 200))
        #expect(geometry.contentSize.width == 5399)
    }

    @Test func `the last card clamps early where cards are narrower than the container`() throws {
        let carousel = Carousel(bounds: 393, insets: (20, 20), count: 8, length: 300, spacing: 12)
        let stops = AlignedStops(of: carousel.layout, anchor: nil, axis: .horizontal)
        // 312 k, but the last wants 2184 and the range ends at 312·8 - 365 = 2131.
        #expect((0..<stops.count).map { stops[$0] } == [0, 312, 624, 936, 1248, 1560, 1872, 2131])
    }

    @Test func `pages of the bounds drift against items of the container`() throws {
        // P2: legacy pages are 320, items 260: four pages on, item 4 has its edge at 1040, the page at 1280.
        let carousel = Carousel(
            bounds: 320, insets: (30, 30), count: 20, length: 260, behavior: .legacyPaging)
        let timeline = try carousel.timeline(.release(900), .release(900), .release(900), .release(900))
        #expect(timeline.offset() == 1280)
        var modern = carousel
        modern.behavior = .paging
        #expect(try modern.timeline(.release(900), .release(900)).offset() == 520)
    }

    @Test func `a spacing that pages do not know of is missed once a page`() throws {
        // P4: page k at 390 k, item k at 398 k.
        let carousel = Carousel(count: 8, length: 390, spacing: 8, behavior: .paging)
        let flicks = try carousel.timeline(
            .release(900), .release(900), .release(900), .release(900), .release(900))
        #expect(flicks.offset() == 1950)
        #expect(carousel.frames[5].minX - flicks.offset() == 40)
    }

    @Test func `screen sized constants drift by the difference to the container`() throws {
        // P6: stride 393 on pages of 390; vertically stride 775 on a container of 852 - 59 - 34 = 759.
        let across = Carousel(count: 30, length: 385, spacing: 8, behavior: .paging)
        #expect(across.frames[20].minX - 20 * 390 == 60)
        #expect(try across.timeline(.jump(390 * 19), .release(900)).offset() == 7800)
        let down = Carousel(
            bounds: 852, insets: (59, 34), count: 9, length: 767, spacing: 8, axis: .vertical, behavior: .paging)
        #expect(try down.timeline(.release(900)).offset() == 759)
        #expect(down.frames[1].minY - 759 == 16)
    }

    @Test func `a page thirty million points away is met exactly`() throws {
        // P8: 390 · 76 923.
        let carousel = Carousel(count: 80_000, length: 390, behavior: .paging)
        #expect(try carousel.timeline(.jump(390 * 76_922), .release(900)).offset() == 29_999_970)
    }

    @Test func `without targets nothing snaps`() throws {
        // V2: (800 - 10)/2.00200267067 = 394.605…
        var carousel = Carousel(count: 20, length: 320, hasTargets: false, behavior: .viewAligned())
        let free = try carousel.timeline(.release(800))
        #expect(abs(free.offset() - 394.604869) < 1e-5)
        #expect(free.landings[0].rule == .noTargets)
        carousel.hasTargets = true
        #expect(try carousel.timeline(.release(800)).offset() == 320)
    }

    @Test func `centred stops collapse at both ends without margins`() {
        // V4: 130 i - 135.
        var carousel = Carousel(count: 6, length: 120, spacing: 10)
        var stops = AlignedStops(of: carousel.layout, anchor: .center, axis: .horizontal)
        #expect((0..<stops.count).map { stops[$0] } == [0, 125, 255, 380])
        #expect((0..<stops.count).map { stops.view(atRank: $0) } == [0, 2, 3, 4])
        carousel.insets = (135, 135)
        stops = AlignedStops(of: carousel.layout, anchor: .center, axis: .horizontal)
        #expect((0..<stops.count).map { stops[$0] } == [0, 130, 260, 390, 520, 650])
    }

    @Test func `items of many widths share the last stop`() {
        // V6.
        let carousel = Carousel(lengths: [120, 220, 90, 160, 300, 60, 60, 60], spacing: 10)
        let stops = AlignedStops(of: carousel.layout, anchor: nil, axis: .horizontal)
        #expect((0..<stops.count).map { stops[$0] } == [0, 130, 360, 460, 630, 750])
        #expect(stops.view(atRank: 5) == 5)
    }

    @Test func `four of five columns leave the last card short of its stop`() throws {
        // V8: container 358, cards 284, stride 296; the last wants 2072 and rests at 1998, its edge at 90.
        let carousel = Carousel(insets: (16, 16), count: 8, length: 284, spacing: 12, behavior: .viewAligned())
        let stops = AlignedStops(of: carousel.layout, anchor: nil, axis: .horizontal)
        #expect((0..<stops.count).map { stops[$0] } == [0, 296, 592, 888, 1184, 1480, 1776, 1998])
        let end = try carousel.timeline(.scrollTo(ScrollTo(target: .edge(.trailing))))
        #expect(end.frame(at: end.duration).items.last?.frame.minX == 90)
    }

    @Test func `a regular width has no limit`() throws {
        // V12: projection (2400 - 10)/2.00200267067 = 1193.8, stride 170: the nearest stop is 1190.
        var carousel = Carousel(count: 20, length: 160, spacing: 10, behavior: .viewAligned(), sizeClass: .regular)
        let far = try carousel.timeline(.release(2400))
        #expect(far.offset() == 1190)
        #expect(far.landings[0].targetID == .integer(7))
        #expect(far.landings[0].limit?.views == nil)
        // On a phone two whole cards fit, (390 + 10)/170, and the projection is (2400 - 10)/10.05 = 237.8.
        carousel.sizeClass = .compact
        let near = try carousel.timeline(.release(2400))
        #expect(near.offset() == 170)
        #expect(near.landings[0].limit?.views == 2)
        let limited = try carousel.timeline(.release(8000))
        #expect(limited.offset() == 340)
        #expect(limited.landings[0].rule == .limited)
    }

    @Test func `a release at rest goes to the nearest stop, a tie to the lower one`() throws {
        // V14.
        let carousel = Carousel(count: 10, length: 100, behavior: .viewAligned(limit: .never))
        #expect(try carousel.timeline(.move(160)).offset() == 200)
        #expect(try carousel.timeline(.move(150)).offset() == 100)
        #expect(try carousel.timeline(.move(140)).offset() == 100)
    }

    @Test(arguments: [(250.0, 366.0), (240, 0)])
    func `a flick advances from 250 points per second on`(velocity: Double, stop: Double) throws {
        // V16: from 30 the projection is nearest to 0 either way.
        let carousel = Carousel(count: 10, length: 350, spacing: 16, behavior: .viewAligned(limit: .never))
        let timeline = try carousel.timeline(.jump(30), .release(velocity))
        #expect(timeline.offset() == stop)
        var last = timeline.offset(at: 0)
        for frame in 1..<timeline.frameCount {
            let now = timeline.offset(at: timeline.time(ofFrame: frame))
            #expect(abs(now - last) < 60)
            last = now
        }
    }

    @Test func `an item longer than the container rests at its start only`() {
        // V18: range 0 … 1130, stops 0, 510, 1020.
        let carousel = Carousel(count: 3, length: 500, spacing: 10)
        let stops = AlignedStops(of: carousel.layout, anchor: nil, axis: .horizontal)
        #expect((0..<stops.count).map { stops[$0] } == [0, 510, 1020])
        #expect(carousel.layout.restRange(.horizontal) == 0...1130)
    }

    @Test func `a custom rule snaps the proposed place`() throws {
        // V22: below 70 to 0 or 70.
        let rule = TargetFunction(name: "Header", source: "") { target, _ in
            var target = target
            if target.rect.minY < 70 { target.rect.origin.y = target.rect.minY < 35 ? 0 : 70 }
            return target
        }
        let carousel = Carousel(
            bounds: 700, count: 50, length: 100, axis: .vertical, behavior: .custom(.function(rule)))
        let rests = try [20, 34.9, 35, 69, 70].map { try carousel.timeline(.move($0)).offset() }
        #expect(rests == [0, 0, 70, 70, 70])
    }

    @Test func `cells of a line have one stop and the first of them is read`() throws {
        // V24: rows at 130 k of three cells; from 333 the nearest is 390.
        let cells = (0..<30).map { Rect(x: Double($0 % 3) * 133, y: Double($0 / 3) * 130, width: 123, height: 120) }
        var layout = Carousel(bounds: 700, count: 30, length: 100, axis: .vertical).layout
        layout.targets.frames = .listed(cells)
        layout.contentSize = Size(width: 390, height: 1290)
        let stops = AlignedStops(of: layout, anchor: nil, axis: .vertical)
        #expect((0..<stops.count).map { stops[$0] } == [0, 130, 260, 390, 520, 590])
        #expect(stops.view(atRank: 3) == 9)
    }

    @Test(arguments: 0...1)
    func `no items or one item rest at the start`(count: Int) throws {
        // X12.
        for behavior in [ScrollTargetBehavior.none, .paging, .viewAligned()] {
            let timeline = try Carousel(count: count, length: 300, behavior: behavior).timeline(.fling(-60, 900))
            #expect(timeline.offset() == 0)
            #expect(timeline.frame(at: 0.1).items.count == count)
        }
    }
}
