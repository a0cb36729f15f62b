import Scrolling
import Testing
import ViewTree

@Suite struct CollectionTests {
    @Test func `a scroll by code finds a view of the second collection that is no target`() throws {
        let row = View(content: .style(.tint), modifiers: [.frame(width: 100, height: 50, alignment: .center)])
        func rows(_ name: String) -> View {
            View(content: .forEach(ForEach(elements: .repeated(count: 20, id: .text(name + "-{index}"), view: row))))
        }
        let column = View(
            content: .stack(Stack(axis: .vertical, isLazy: true, spacing: 0, content: [rows("a"), rows("b")])))
        let scene = Scene(
            viewport: Viewport(size: Size(width: 300, height: 200)),
            content: .view(View(content: .scrollView(ScrollView(content: column)))),
            interactions: [.scrollTo(ScrollTo(target: .id(.string("b-3")), anchor: .top))])
        let timeline = try scene.timeline()
        // Twenty rows of "a" and three of "b", 50 points each.
        #expect(timeline.scrolls(at: timeline.settledTime)[0].offset.y == 1150)
    }
}
