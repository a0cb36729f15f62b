import Layout
import Testing
import ViewTree

@Suite struct StackLayoutTests {
    private func painted(_ view: View, width: Double = 300, height: Double = 100) throws -> [Rect] {
        try scene(view, width: width, height: height).resolved().painted
    }

    @Test func `colours share a row equally, 8 points apart`() throws {
        // (301 - 2 * 8) / 3
        let frames = try painted(hStack([box(), box(), box()]), width: 301)
        #expect(frames == [0, 103, 206].map { Rect(x: $0, y: 0, width: 95, height: 100) })
    }

    @Test func `the least flexible view is asked first and the rest share what it leaves`() throws {
        let frames = try painted(hStack([box(), box().frame(100, 50), box()], spacing: 10))
        #expect(
            frames == [
                Rect(x: 0, y: 0, width: 90, height: 100), Rect(x: 100, y: 25, width: 100, height: 50),
                Rect(x: 210, y: 0, width: 90, height: 100),
            ])
    }

    @Test func `a maximum that is reached leaves the rest to the others`() throws {
        let small = box().modifier(.flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: 40)))
        #expect(try painted(hStack([box(), small], spacing: 0)).map(\.width) == [260, 40])
    }

    @Test func `a higher priority takes all but the least lengths of the others`() throws {
        let greedy = box().modifier(.layoutPriority(1))
        let floor = box().modifier(.flexibleFrame(FlexibleFrame(minWidth: 30, maxWidth: .infinity)))
        #expect(try painted(hStack([floor, greedy], spacing: 0)).map(\.width) == [30, 270])
    }

    @Test func `a spacer takes what is left, at least 8 points, with no default spacing beside it`() throws {
        let spacer = View(content: .spacer(minLength: nil))
        let frames = try painted(hStack([box().frame(50, 50), spacer, box().frame(50, 50)]))
        #expect(frames.map(\.minX) == [0, 250])
        let tight = try painted(hStack([box().frame(50, 50), spacer, box().frame(50, 50)]), width: 60)
        // 50 + 8 + 50 = 108, centred in 60.
        #expect(tight.map(\.minX) == [-24, 34])
    }

    @Test(arguments: [(Alignment.top, 0.0), (.center, 40), (.bottom, 80)])
    func `a row aligns lower views across it`(alignment: Alignment, y: Double) throws {
        let frames = try painted(hStack([box().frame(10, 100), box().frame(10, 20)], align: alignment))
        #expect(frames[1].minY == y)
    }

    @Test func `a column stands in the middle and hugs its widest view`() throws {
        let frames = try painted(vStack([box().frame(80, 20), box().frame(40, 20)], align: .leading))
        #expect(
            frames == [
                Rect(x: 110, y: 26, width: 80, height: 20), Rect(x: 110, y: 54, width: 40, height: 20),
            ])
    }

    @Test func `along a scroll axis every view takes its ideal length, 10 points for a colour`() throws {
        let layout = try scene(scroll(.horizontal, hStack([box(), box().frame(50, 60)]))).firstScroll()
        // 10 + 8 + 50
        #expect(layout.contentSize.width == 68)
        #expect(layout.painted.map(\.width) == [10, 50])
    }

    @Test func `a lazy row takes the height offered, a plain one hugs`() throws {
        let card = box().frame(50, 60)
        #expect(try scene(scroll(.horizontal, lazyHStack([card]))).firstScroll().frame.height == 320)
        #expect(
            try scene(scroll(.horizontal, hStack([card]))).firstScroll().frame
                == Rect(x: 0, y: 130, width: 393, height: 60))
    }

    @Test func `layers of a ZStack are centred on the largest`() throws {
        let stack = View(content: .zStack(alignment: .bottomTrailing, [box().frame(100, 50), box().frame(20, 10)]))
        #expect(
            try painted(stack) == [
                Rect(x: 100, y: 25, width: 100, height: 50), Rect(x: 180, y: 65, width: 20, height: 10),
            ])
    }

    @Test func `groups and collections are taken apart, nothing takes no place`() throws {
        let group = View(content: .group([box().frame(10, 10), .empty, repeated(2, box().frame(20, 10))]))
        let frames = try painted(hStack([group, box().frame(30, 10)], spacing: 0))
        #expect(frames.map(\.width) == [10, 20, 20, 30])
        #expect(frames.map(\.minX) == [110, 120, 140, 160])
    }

    @Test func `a divider is one pixel across its stack`() throws {
        let divider = View(content: .divider)
        let row = try painted(hStack([box(), divider, box()], spacing: 0))[1]
        #expect(abs(row.width - 1.0 / 3) < 1e-9 && row.height == 100)
        let column = try painted(vStack([box(), divider, box()], spacing: 0))[1]
        #expect(abs(column.height - 1.0 / 3) < 1e-9 && column.width == 300)
    }

    @Test func `later and higher views are drawn on top`() throws {
        let stack = View(
            content: .zStack(
                alignment: .center,
                [box().frame(30, 30).modifier(.zIndex(1)), box().frame(20, 20), box().frame(10, 10)]))
        #expect(try painted(stack).map(\.width) == [20, 10, 30])
    }

    @Test func `collections of many sizes are measured one by one`() throws {
        let items = listed([("a", box().frame(10, 10)), ("b", box().frame(30, 10)), ("c", box().frame(20, 10))])
        let layout = try scene(scroll(.horizontal, lazyHStack([items], spacing: 5).targets)).firstScroll()
        #expect((0..<3).map { layout.targets.frames[$0].minX } == [0, 15, 50])
        #expect(layout.targets.ids == .listed([.string("a"), .string("b"), .string("c")]))
    }

    @Test func `texts that name the item make its size its own`() throws {
        let layout = try scene(
            scroll(.horizontal, lazyHStack([repeated(11, text("Card {number}"))]).targets)
        ).firstScroll()
        #expect(layout.targets.frames[10].width > layout.targets.frames[0].width)
    }
}
