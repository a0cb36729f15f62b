import Testing
import ViewTree

@Suite struct GeometryTests {
    @Test func `insets never leave a negative size`() {
        #expect(Rect(x: 0, y: 0, width: 10, height: 10).inset(by: EdgeInsets(8, on: .all)).size == .zero)
        #expect(
            Rect(x: 0, y: 0, width: 393, height: 320).inset(by: EdgeInsets(24, on: .horizontal))
                == Rect(x: 24, y: 0, width: 345, height: 320))
    }

    @Test func `rectangles that share an edge do not intersect`() {
        let left = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(!left.intersects(Rect(x: 10, y: 0, width: 10, height: 10)))
        #expect(left.intersects(Rect(x: 9.5, y: 9.5, width: 10, height: 10)))
    }

    @Test func `a relative frame is columns of the container`() {
        let frame = ContainerRelativeFrame(axes: .horizontal, length: .columns(count: 4, span: 3, spacing: 10))
        #expect(frame.length(in: 353, axis: .horizontal) == 262.25)
        let single = ContainerRelativeFrame(axes: .horizontal, length: .columns(count: 1, span: 1, spacing: 16))
        #expect(single.length(in: 393, axis: .horizontal) == 393)
    }

    @Test func `the visible rect is the bounds at the offset, insets included`() {
        let geometry = ScrollGeometry(
            contentOffset: Point(x: -24, y: 0), contentSize: Size(width: 5399, height: 260),
            contentInsets: EdgeInsets(24, on: .horizontal), containerSize: Size(width: 345, height: 260))
        #expect(geometry.visibleRect == Rect(x: -24, y: 0, width: 393, height: 260))
        #expect(geometry.bounds == Rect(x: -24, y: 0, width: 345, height: 260))
    }
}
