import Layout
import Testing
import ViewTree

@Suite struct GridTests {
    private func grid(
        _ tracks: [GridItem], _ content: [View], axis: Axis = .vertical, spacing: Double? = nil
    ) -> View {
        View(content: .grid(LazyGrid(axis: axis, tracks: tracks, spacing: spacing, content: content)))
    }

    private func widths(_ tracks: [GridItem], width: Double) throws -> [Rect] {
        let cells = (0..<3).map { _ in box().frame(nil, 10) }
        return try scene(grid(tracks, cells), width: width).resolved().painted
    }

    @Test func `an adaptive slot of 122 beside a fixed 70 holds two columns of 57`() throws {
        let frames = try widths([GridItem(size: .fixed(70)), GridItem(size: .adaptive(minimum: 40))], width: 200)
        #expect(frames.map(\.width) == [70, 57, 57])
        #expect(frames.map(\.minX) == [0, 78, 143])
    }

    @Test func `minimums that overflow are shared out twice and the result is centred`() throws {
        let frames = try widths(
            [GridItem(size: .flexible(minimum: 50)), GridItem(size: .flexible(minimum: 120))], width: 200)
        #expect(frames.map(\.width) == [108, 120, 108])
        // 236 centred in 224, which is centred in 200.
        #expect(frames.map(\.minX) == [-18, 98, -18])
    }

    @Test func `three adaptive columns of a phone, rows 130 apart, every cell a target`() throws {
        let item = GridItem(size: .adaptive(minimum: 100), spacing: 10)
        let view = scroll(.vertical, grid([item], [repeated(30, box().frame(nil, 120))], spacing: 10).targets)
        let layout = try scene(view, width: 390, height: 700).firstScroll()
        #expect(layout.targets.count == 30)
        #expect(abs(layout.targets.frames[0].width - 370.0 / 3) < 1e-9)
        #expect((0..<7).map { layout.targets.frames[$0].minY } == [0, 0, 0, 130, 130, 130, 260])
        // 10 rows: 10 * 120 + 9 * 10
        #expect(layout.contentSize == Size(width: 390, height: 1290))
    }

    @Test func `a row is as high as its highest cell and lower ones stand in its middle`() throws {
        let tracks = [GridItem(spacing: 0), GridItem(spacing: 0, alignment: .top)]
        let cells = [box().frame(nil, 20), box().frame(nil, 60), box().frame(nil, 30), box().frame(nil, 10)]
        let frames = try scene(grid(tracks, cells, spacing: 4), width: 200, height: 94).resolved().painted
        #expect(frames.map(\.minY) == [20, 0, 64, 64])
    }

    @Test func `a horizontal grid fills columns from the top and is as wide as the widest cell of each`() throws {
        let tracks = [GridItem(size: .fixed(40), spacing: 10), GridItem(size: .fixed(40))]
        let cells = [box().frame(30, nil), box().frame(50, nil), box().frame(20, nil)]
        let layout = try scene(scroll(.horizontal, grid(tracks, cells, axis: .horizontal, spacing: 5))).firstScroll()
        // 50 + 5 + 20
        #expect(layout.contentSize.width == 75)
        #expect(layout.painted.map(\.minX) == [10, 0, 55])
        #expect(layout.painted.map(\.height) == [40, 40, 40])
        #expect(layout.painted[1].minY - layout.painted[0].minY == 50)
    }

    @Test func `one flexible column with cells a third wide is a column of thirds`() throws {
        let card = box().relative(.horizontal, .columns(count: 3, span: 1, spacing: 8)).frame(nil, 100)
        let view = scroll(.vertical, grid([GridItem()], [repeated(3, card)]))
        let layout = try scene(view).firstScroll()
        #expect(layout.painted.map(\.minY) == [0, 108, 216])
        #expect(layout.painted.allSatisfy { abs($0.width - 377.0 / 3) < 1e-9 })
    }

    @Test func `a grid without tracks is refused`() {
        #expect(throws: ImpossibleLayout.self) { try scene(grid([], [box()])).resolved() }
    }
}
