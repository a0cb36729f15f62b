import CarouselDocument
import Layout
import Scrolling
import Testing
import Trace
import ViewTree

/// Where every fixture comes to rest, in points from the rest at the start; each number can be checked by hand.
@Suite struct SettledOffsetTests {
    static let offsets: [(name: String, x: Double, y: Double)] = [
        ("animated-transition", 252, 0),  // card-1: 240 + 12
        ("free-deceleration-bounce", 380, 0),  // 770 of content less 390 of container
        ("grid-rows-snap", 0, 260),  // third row: 2 (120 + 10)
        ("huge-uniform", 65_001_560, 0),  // 500,012 strides of 130
        ("limit-always-by-one", 170, 0),  // one stride of 160 + 10
        ("limit-never-regular-width", 1190, 0),  // seven strides of 170
        ("paging-full-width", 780, 0),  // two swipes, two pages of 390
        ("paging-with-spacing-drifts", 1170, 0),  // three pages of 390, though cards are 398 apart
        ("parallax", 320, 0),  // card-1: 300 + 20
        ("peeking-cards", 3249, 0),  // card-9: 9 (345 + 16)
        ("right-to-left", 316, 0),  // one stride of 300 + 16, from the right
        ("rotation-3d-cover-flow", 200, 0),  // card-1
        ("safe-area-padding", 642, 0),  // back from 963 by one stride of 321
        ("scroll-to-id-animated", 632, 0),  // card-2: 2 (300 + 16)
        ("snap-every-500", 1000, 0),  // 794 is nearer to 1000 than to 500
        ("variable-widths", 360, 0),  // c: 120 + 10 + 220 + 10
        ("vertical-list", 0, 792),  // row-7 less what the last stop allows
        ("view-aligned-centred", 125, 0),  // 130 2 - 135
        ("magnet-at-the-top", 0, 110),  // beyond the magnet's 50
        ("resize-rotation", 1500, 0),  // there and back again
    ]

    @Test(arguments: offsets)
    func `a fixture comes to rest where it can be worked out by hand`(name: String, x: Double, y: Double) throws {
        let timeline = try Fixture.scene(name).timeline()
        let frame = timeline.frame(at: timeline.settledTime)
        let primary = try #require(frame.stage.primary)
        #expect(frame.scrolls[primary].offset == Point(x: x, y: y))
        #expect(frame.scrolls[primary].velocity == .zero)
    }

    @Test func `a scroll without targets stops where its speed takes it`() throws {
        let timeline = try Fixture.scene("catch-and-second-fling").timeline()
        let offset = timeline.scrolls(at: timeline.settledTime)[0].offset.x
        // Caught 50 pt short of 624.312, let go at 900 pt/s: (900 - 10) / 2.002003 further.
        #expect(abs(offset - (624.311727 + 890 / 2.00200267067)) < 1e-3)
    }

    @Test func `every fixture is in the table or in a test of its own`() {
        let known = Set(Self.offsets.map(\.name) + ["catch-and-second-fling"])
        #expect(Set(Fixture.names) == known)
    }
}
