import Layout
import Testing
import ViewTree

@Suite struct DirectionTests {
    @Test func `rows to the left start at the right edge and targets stay logical`() throws {
        let view = scroll(.horizontal, lazyHStack([repeated(9, box().frame(300, 200))], spacing: 16).targets).margins(
            24)
        let layout = try scene(view, width: 390, direction: .rightToLeft).firstScroll()
        // 9 * 300 + 8 * 16
        #expect(layout.contentSize.width == 2828)
        #expect(
            layout.targets.frames
                == .uniform(
                    first: Rect(x: 0, y: 60, width: 300, height: 200), stride: Vector(dx: 316), count: 9))
        #expect(layout.layoutDirection == .rightToLeft)
        // At rest the content's left edge is at B - iL - L on screen.
        let corner = 390.0 - 24 - 2828
        #expect(layout.painted[0].minX + corner == 66)
        #expect(layout.painted[1].minX + corner == -250)
    }

    @Test func `a whole page is mirrored`() throws {
        let row = hStack([box().frame(50, 10), box().frame(100, 10)], spacing: 0).padding(20, .leading)
        #expect(try scene(row, width: 300, direction: .leftToRight).resolved().painted.map(\.minX) == [85, 135])
        // 300 - 85 - 50, 300 - 135 - 100
        #expect(try scene(row, width: 300, direction: .rightToLeft).resolved().painted.map(\.minX) == [165, 65])
    }

    @Test func `a direction set inside turns that part only`() throws {
        let row = hStack([box().frame(50, 10), box().frame(100, 10)], spacing: 0)
            .modifier(.environment(.layoutDirection(.rightToLeft)))
        let page = hStack([box().frame(50, 10), row], spacing: 0)
        #expect(try scene(page, width: 300).resolved().painted.map(\.minX) == [50, 200, 100])
    }

    @Test func `a row turned inside its scroll view has its targets where they are drawn`() throws {
        let stack = lazyHStack([repeated(3, box().frame(100, 50))], spacing: 10).targets
            .modifier(.environment(.layoutDirection(.rightToLeft)))
        let layout = try scene(scroll(.horizontal, stack)).firstScroll()
        #expect(layout.layoutDirection == .leftToRight)
        #expect((0..<3).map { layout.targets.frames[$0].minX } == [220, 110, 0])
        #expect(layout.painted.map(\.minX) == [220, 110, 0])
    }

    @Test func `gradients, corners and constant effects are mirrored`() throws {
        let gradient = ShapeStyle.linearGradient(Gradient(colors: [red]), startPoint: .leading, endPoint: .trailing)
        let shape = Shape.unevenRoundedRectangle(topLeading: 9, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
        let view = View(content: .shape(PaintedShape(shape: shape, fill: gradient)))
            .modifier(.effect(.offset(Vector(dx: 10, dy: 5))))
        let node = try scene(view, direction: .rightToLeft).resolved().root.children[0]
        guard case .fill(let outline, .linear(_, let start, let end)) = node.content,
            case .effect(let effect) = node.appearance.first
        else {
            Issue.record("no gradient")
            return
        }
        #expect(start == .trailing && end == .leading)
        #expect(outline == .unevenRoundedRectangle(topLeading: 0, bottomLeading: 0, bottomTrailing: 0, topTrailing: 9))
        #expect(effect == .offset(Vector(dx: -10, dy: 5)))
    }

    @Test func `a leading safe area is on the right`() throws {
        let safeArea = EdgeInsets(leading: 50, trailing: 10)
        let card = box().relative()
        #expect(
            try scene(card, safeArea: safeArea, direction: .rightToLeft).resolved().painted == [
                Rect(x: 10, y: 0, width: 333, height: 320)
            ])
        let layout = try scene(scroll(.horizontal, lazyHStack([card])), safeArea: safeArea, direction: .rightToLeft)
            .firstScroll()
        #expect(layout.frame.width == 393)
        #expect(layout.insets == safeArea)
    }
}
