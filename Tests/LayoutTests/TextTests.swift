import Layout
import Testing
import Typography
import ViewTree

@Suite struct TextTests {
    private func layouts(_ view: View, width: Double = 300, height: Double = 300) throws -> [(Rect, TextLayout)] {
        func collect(_ node: Node, _ corner: Point) -> [(Rect, TextLayout)] {
            let rect = Rect(origin: corner + Vector(dx: node.frame.minX, dy: node.frame.minY), size: node.frame.size)
            var own: [(Rect, TextLayout)] = []
            if case .text(let layout, _) = node.content { own = [(rect, layout)] }
            return own + node.children.flatMap { collect($0, rect.origin) }
        }
        return collect(try scene(view, width: width, height: height).resolved().root, .zero)
    }

    @Test func `a text hugs its words and stands in the middle`() throws {
        let (rect, layout) = try layouts(text("Hello"))[0]
        #expect(layout.font == FontDescription(size: 17))
        #expect(rect.width == layout.width && rect.height == layout.height)
        #expect(abs(rect.minX - (300 - layout.width) / 2) < 1e-9)
    }

    @Test func `fonts, weights and slant come from the modifiers around`() throws {
        let view = text("Hello").modifiers([.font(Font(size: .style(.title))), .fontWeight(.bold), .italic])
        #expect(try layouts(view)[0].1.font == FontDescription(size: 28, weight: 700, isItalic: true))
        let headline = text("Hello").modifier(.font(Font(size: .style(.headline))))
        #expect(try layouts(headline)[0].1.font == FontDescription(size: 17, weight: 600))
        let inner = text("Hello").modifier(.font(Font(size: .points(40)))).modifier(.font(Font(size: .points(9))))
        #expect(try layouts(inner)[0].1.font.size == 40)
    }

    @Test func `a long text breaks at the width and is cut at the limit`() throws {
        let words = String(repeating: "word ", count: 40)
        let free = try layouts(text(words), width: 200, height: 1000)[0].1
        #expect(free.lines.count > 2 && free.width <= 200)
        let limited = try layouts(text(words).modifier(.lineLimit(2)), width: 200, height: 1000)[0].1
        #expect(limited.lines.count == 2)
        #expect(limited.isTruncated)
        #expect(limited.lines[1].text.hasSuffix("…"))
    }

    @Test func `a text in a low frame keeps the lines that fit`() throws {
        let words = String(repeating: "word ", count: 40)
        let line = try layouts(text("word"))[0].0.height
        let cut = try layouts(text(words).frame(200, line * 2.5))[0].1
        #expect(cut.lines.count == 2)
        #expect(cut.isTruncated)
    }

    @Test func `first lines of text stand on one line`() throws {
        let small = text("small").modifier(.font(Font(size: .points(10))))
        let large = text("Large").modifier(.font(Font(size: .points(40))))
        let row = hStack([small, large], align: Alignment(vertical: .firstTextBaseline))
        let both = try layouts(row)
        #expect(abs(both[0].0.minY + both[0].1.firstBaseline - both[1].0.minY - both[1].1.firstBaseline) < 1e-9)
        #expect(both[0].0.minY > both[1].0.minY)
    }

    @Test func `a row on a line of text may hold what grows without end`() throws {
        let tall = vStack([View(content: .spacer(minLength: nil)), text("low")])
        let row = hStack([tall, text("word")], align: Alignment(vertical: .firstTextBaseline))
        let all = try layouts(vStack([row, text("below")]))
        #expect(all.count == 3)
        #expect(abs(all[0].0.minY + all[0].1.firstBaseline - all[1].0.minY - all[1].1.firstBaseline) < 1e-9)
    }

    @Test func `a button is its label in the tint, listed with its words`() throws {
        let action = Action(id: 1, name: "next")
        let button = View(content: .button(Button(label: text("Next"), action: action, style: .bordered)))
        let stage = try scene(button.modifier(.disabled(true)), width: 300, height: 100).resolved()
        let label = try layouts(text("Next"))[0].0
        #expect(stage.buttons.map(\.label) == ["Next"])
        #expect(stage.buttons[0].action == action)
        #expect(stage.buttons[0].isDisabled)
        // 12 points on either side, 7 above and below.
        #expect(abs(stage.buttons[0].frame.width - label.width - 24) < 1e-9)
        #expect(abs(stage.buttons[0].frame.height - label.height - 14) < 1e-9)
    }

    @Test func `a bar shows a fraction of its width`() throws {
        let bar = View(content: .progressView(value: 0.25))
        #expect(
            try scene(bar, width: 200, height: 100).resolved().painted == [
                Rect(x: 0, y: 48, width: 200, height: 4), Rect(x: 0, y: 48, width: 50, height: 4),
            ])
        #expect(try scene(View(content: .progressView(value: nil))).resolved().painted.map(\.width) == [17])
    }
}
