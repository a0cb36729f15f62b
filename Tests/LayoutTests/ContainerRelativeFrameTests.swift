import Layout
import Testing
import ViewTree

@Suite struct ContainerRelativeFrameTests {
    /// The formula in another form: a column and its gap come `count` times in `C + spacing`.
    @Test func `every small count, span and spacing gives span columns and the gaps between them`() throws {
        for count in 1...4 {
            for span in 1...4 {
                for spacing in [0.0, 8, 10] {
                    let card = box().relative(.horizontal, .columns(count: count, span: span, spacing: spacing))
                        .frame(nil, 100)
                    let view = scroll(.horizontal, lazyHStack([card], spacing: spacing))
                    let width = try scene(view, width: 353).firstScroll().contentSize.width
                    let pitch = (353 + spacing) / Double(count)
                    #expect(abs(width - (pitch * Double(span) - spacing)) < 1e-9)
                }
            }
        }
    }

    @Test(arguments: [
        (393.0, 1, 1, 16.0, 393.0), (353, 4, 3, 10, 262.25), (1024, 2, 1, 10, 507), (358, 5, 4, 12, 284),
    ])
    func `published examples`(container: Double, count: Int, span: Int, spacing: Double, width: Double) throws {
        let card = box().relative(.horizontal, .columns(count: count, span: span, spacing: spacing)).frame(nil, 100)
        let layout = try scene(scroll(.horizontal, lazyHStack([card])), width: container).firstScroll()
        #expect(layout.contentSize.width == width)
    }

    @Test func `a fraction and a closure take the container's length`() throws {
        let fraction = box().relative(.horizontal, .fraction(0.85)).frame(nil, 100)
        let closure = box().relative(.horizontal, .function(source: "length / 2") { length, _ in length / 2 })
            .frame(nil, 100)
        let layout = try scene(scroll(.horizontal, lazyHStack([fraction, closure], spacing: 0)), width: 400)
            .firstScroll()
        #expect(layout.painted.map(\.width) == [340, 200])
    }

    @Test func `stacks, padding and frames are no containers`() throws {
        let card = box().relative().frame(nil, 50)
        let view = vStack([hStack([card]).padding(30)]).frame(200, nil)
        #expect(
            try scene(view, width: 400, height: 400).resolved().painted == [Rect(x: 0, y: 175, width: 400, height: 50)])
    }

    @Test func `the safe area of the screen is left out, margins of indicators are not`() throws {
        let insets = EdgeInsets(top: 0, leading: 47, bottom: 0, trailing: 47)
        let card = box().relative().frame(nil, 100)
        #expect(try scene(card, width: 852, safeArea: insets).resolved().painted[0].width == 758)
        let view = scroll(.horizontal, lazyHStack([card])).margins(20, .horizontal, .scrollIndicators)
        #expect(try scene(view, width: 852, safeArea: insets).firstScroll().contentSize.width == 758)
    }

    @Test func `a count of 0 is refused by name`() {
        let card = box().relative(.horizontal, .columns(count: 0, span: 1, spacing: 0))
        let view = scroll(.horizontal, lazyHStack([card]))
        #expect(
            throws: ImpossibleLayout(
                path: ["ScrollView", "LazyHStack", "Color"],
                reason: "containerRelativeFrame has count 0, span 1, spacing 0 pt",
                suggestion: "Count and span are 1 or more, spacing is a length.")
        ) { try scene(view).resolved() }
    }
}
