import Layout
import Scrolling
import Testing
import ViewTree

/// What frames pay for their views.
@Suite struct DrawingMeterTests {
    private let ten = Carousel(bounds: 100, count: 100, length: 10)

    @Test func `a frame pays one for each short view in sight, and is the same as without a meter`() throws {
        // Ten cards of 10 points fill 100.
        let timeline = try ten.timeline()
        let enough = DrawingMeter(views: 10)
        let frame = timeline.metered(by: enough).frame(at: 0)
        #expect(!enough.isExhausted)
        #expect(frame.items == timeline.frame(at: 0).items)
        #expect(frame.items.count == 10)
        let short = DrawingMeter(views: 9)
        _ = timeline.metered(by: short).frame(at: 0)
        #expect(short.isExhausted)
    }

    @Test func `all frames and reels of a timeline pay from one meter`() throws {
        let meter = DrawingMeter(views: 35)
        let timeline = try ten.timeline().metered(by: meter)
        for _ in 0..<3 { #expect(timeline.frame(at: 0).items.count == 10) }
        #expect(!meter.isExhausted)
        var reel = Reel(timeline)
        #expect(meter.isExhausted)
        #expect(timeline.frame(at: 0).items.isEmpty)
        #expect(reel.picture(at: 0).items.isEmpty)
    }

    @Test(arguments: [(0, 0), (1, 1), (1000, 1000), (1001, 1004), (190_000, 757_000)])
    func `views beyond a thousand in one frame count for four each`(views: Int, cost: Int) {
        #expect(DrawingMeter.cost(ofFrame: views) == cost)
    }

    @Test func `what is too much for the meter is not made`() throws {
        // All of 10,000 cards in sight count for 37,000.
        let timeline = try Carousel(bounds: 1000, count: 10_000, length: 0.1).timeline()
        #expect(timeline.itemCount(at: 0) == 10_000)
        #expect(timeline.visibleItemCount(at: 0) == 10_000)
        let meter = DrawingMeter(views: 36_999)
        let frame = timeline.metered(by: meter).frame(at: 0)
        #expect(meter.isExhausted)
        #expect(frame.items.isEmpty)
        let isEmpty = if case .picture = frame.root.content { true } else { false }
        #expect(isEmpty && frame.root.node.children.isEmpty)
        let enough = DrawingMeter(views: 37_000)
        #expect(timeline.metered(by: enough).frame(at: 0).items.count == 10_000)
        #expect(!enough.isExhausted)
    }
}
