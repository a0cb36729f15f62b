import Layout
import Testing
import ViewTree

@Suite struct FrameTests {
    private func painted(_ view: View, width: Double = 300, height: Double = 100) throws -> [Rect] {
        try scene(view, width: width, height: height).resolved().painted
    }

    private func flexible(
        _ view: View, min: Double? = nil, ideal: Double? = nil, max: Double? = nil
    ) -> View {
        view.modifier(.flexibleFrame(FlexibleFrame(minWidth: min, idealWidth: ideal, maxWidth: max)))
    }

    @Test func `a frame aligns a smaller view and lets a larger one overflow`() throws {
        #expect(
            try painted(box().frame(20, 20).frame(100, 60, .bottomTrailing)) == [
                Rect(x: 180, y: 60, width: 20, height: 20)
            ])
        #expect(try painted(box().frame(200, 20).frame(100, 60)) == [Rect(x: 50, y: 40, width: 200, height: 20)])
    }

    @Test func `padding takes its insets from the proposal and adds them to the size`() throws {
        #expect(try painted(box().padding(16)) == [Rect(x: 16, y: 16, width: 268, height: 68)])
        let edges = box().frame(50, 50).modifier(.padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)))
        #expect(try painted(edges) == [Rect(x: 115, y: 25, width: 50, height: 50)])
    }

    @Test func `limits on a colour in 300 points`() throws {
        func width(min: Double? = nil, max: Double? = nil) throws -> Double {
            try painted(flexible(box(), min: min, max: max))[0].width
        }
        #expect(try width(max: 120) == 120)
        #expect(try width(max: .infinity) == 300)
        #expect(try width(min: 400) == 400)
        #expect(try width(min: 50, max: 200) == 200)
        #expect(try width(min: 50, max: 500) == 300)
    }

    @Test func `under a nil proposal the ideal length counts and infinity hugs`() throws {
        func length(_ view: View) throws -> Double {
            try scene(scroll(.horizontal, hStack([view]))).firstScroll().contentSize.width
        }
        #expect(try length(flexible(box(), ideal: 70)) == 70)
        #expect(try length(flexible(box().frame(40, 10), max: .infinity)) == 40)
        #expect(try length(flexible(box(), min: 25)) == 25)
    }

    @Test(arguments: [(ContentMode.fit, 160.0, 90.0), (.fill, 200, 112.5)])
    func `a ratio fits inside or covers`(mode: ContentMode, width: Double, height: Double) throws {
        let view = box().modifier(.aspectRatio(16.0 / 9, contentMode: mode))
        let frame = try painted(view, width: 200, height: 90)[0]
        #expect(abs(frame.width - width) < 1e-9 && abs(frame.height - height) < 1e-9)
    }

    @Test func `a missing length leaves the ratio to the other one`() throws {
        let view = scroll(.vertical, lazyVStack([box().modifier(.aspectRatio(2, contentMode: .fit))]))
        #expect(try scene(view, width: 300).firstScroll().contentSize == Size(width: 300, height: 150))
    }

    @Test func `filling an unlimited area is refused by name`() {
        let view = scroll(.vertical, lazyVStack([box().modifier(.aspectRatio(2, contentMode: .fill))]))
        #expect(throws: ImpossibleLayout.self) { try scene(view).resolved() }
    }

    @Test func `the article's ratio inside a relative frame`() throws {
        let card = box().modifier(.aspectRatio(16.0 / 9, contentMode: .fit)).relative()
        let layout = try scene(scroll(.horizontal, lazyHStack([card])), width: 320, height: 400).firstScroll()
        #expect(layout.painted == [Rect(x: 0, y: 110, width: 320, height: 180)])
    }

    @Test func `a fixed size keeps the ideal length in a narrow place`() throws {
        let wide = hStack([box().frame(200, 20), box().frame(200, 20)], spacing: 0)
        let view = wide.modifier(.fixedSize(horizontal: true, vertical: false)).frame(100, 20)
        #expect(try painted(view).map(\.minX) == [-50, 150])
    }

    @Test func `a circle is as wide as it is high`() throws {
        let circle = View(content: .shape(PaintedShape(shape: .circle, fill: .color(red))))
        #expect(try painted(circle) == [Rect(x: 100, y: 0, width: 100, height: 100)])
    }

    @Test func `a ratio in a row of no limited height follows its width`() throws {
        let circle = View(content: .shape(PaintedShape(shape: .circle)))
        let card = box().modifier(.aspectRatio(2, contentMode: .fit))
        let row = hStack([circle, card, box().frame(100, 10)], spacing: 0)
        let layout = try scene(scroll(.vertical, row), width: 300).firstScroll()
        #expect(
            layout.painted.map(\.size) == [
                Size(width: 100, height: 100), Size(width: 100, height: 50), Size(width: 100, height: 10),
            ])
    }

    @Test func `a picture that is not at hand keeps its own size unless it is resizable`() throws {
        let image = View(content: .image(Image(name: "peaks", size: Size(width: 80, height: 40))))
        #expect(try painted(image)[0] == Rect(x: 110, y: 30, width: 80, height: 40))
        let resizable = View(
            content: .image(Image(name: "peaks", isResizable: true, size: Size(width: 80, height: 40))))
        #expect(try painted(resizable)[0] == Rect(x: 0, y: 0, width: 300, height: 100))
        let fitted = resizable.modifier(.aspectRatio(nil, contentMode: .fit))
        #expect(try painted(fitted)[0] == Rect(x: 50, y: 0, width: 200, height: 100))
    }

    @Test func `a geometry reader takes all it is offered and puts content in the leading top corner`() throws {
        let reader = GeometryReader(source: "half") { proxy in box().frame(proxy.size.width / 2, proxy.size.height / 4)
        }
        #expect(
            try painted(View(content: .geometryReader(reader)).padding(10)) == [
                Rect(x: 10, y: 10, width: 140, height: 20)
            ])
    }
}
