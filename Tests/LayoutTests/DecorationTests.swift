import Layout
import Testing
import ViewTree

@Suite struct DecorationTests {
    private let blue = Color(RGBA(hex: 0x0000FF))

    private func first(_ view: View) throws -> Node {
        let stage = try scene(view, width: 100, height: 100).resolved()
        return try #require(stage.root.children.first)
    }

    private func paints(_ view: View) throws -> [Paint] {
        func collect(_ node: Node) -> [Paint] {
            var own: [Paint] = []
            switch node.content {
            case .fill(_, let paint), .stroke(_, let paint, _, _), .text(_, let paint): own = [paint]
            default: break
            }
            return own + node.children.flatMap(collect)
        }
        return collect(try scene(view, width: 100, height: 100).resolved().root)
    }

    private let rectangle = View(content: .shape(PaintedShape(shape: .rectangle)))

    @Test func `a background is drawn first and an overlay last, neither changes the size`() throws {
        let view = box().frame(50, 50)
            .modifier(.background(box(blue).frame(80, 80), alignment: .topLeading))
            .modifier(.overlay(box().frame(10, 10), alignment: .bottomTrailing))
        #expect(
            try scene(view, width: 100, height: 100).resolved().painted == [
                Rect(x: 25, y: 25, width: 80, height: 80), Rect(x: 25, y: 25, width: 50, height: 50),
                Rect(x: 65, y: 65, width: 10, height: 10),
            ])
    }

    @Test func `changes of appearance are kept from the inside outward on one node`() throws {
        let node = try first(
            box().modifiers([
                .clipShape(.circle), .effect(.opacity(0.5)), .shadow(Shadow(radius: 4)),
                .effect(.scale(x: 2, y: 2, anchor: .center)),
            ]))
        guard case .fill(.rectangle, .color(let color)) = node.content, node.appearance.count == 4,
            case .clip(.circle) = node.appearance[0], case .effect(.opacity(0.5)) = node.appearance[1],
            case .shadow(let shadow) = node.appearance[2],
            case .effect(.scale(x: 2, y: 2, anchor: .center)) = node.appearance[3]
        else {
            Issue.record("\(node)")
            return
        }
        #expect(color == red)
        #expect(shadow.radius == 4)
    }

    @Test func `an effect inside a frame is of the view's size, one outside of the frame's`() throws {
        let inside = try first(box().frame(20, 20).modifier(.effect(.opacity(0.5))).frame(60, 60))
        #expect(inside.frame == Rect(x: 40, y: 40, width: 20, height: 20))
        let outside = try first(box().frame(20, 20).frame(60, 60).modifier(.effect(.opacity(0.5))))
        #expect(outside.frame == Rect(x: 20, y: 20, width: 60, height: 60))
        #expect(outside.children.map(\.frame) == [Rect(x: 20, y: 20, width: 20, height: 20)])
    }

    @Test func `hidden views keep their place`() throws {
        let row = hStack([box().frame(40, 10).modifier(.hidden), box().frame(40, 10)], spacing: 0)
        #expect(try scene(row, width: 100, height: 100).resolved().painted.map(\.minX) == [50])
    }

    @Test func `the foreground style has four strengths`() throws {
        let levels = (1...4).map { View(content: .style(.foreground(level: $0))) }
        #expect(
            try paints(hStack(levels).modifier(.foregroundStyle(.color(red)))) == [
                .color(red), .color(red.opacity(0.6)), .color(red.opacity(0.3)), .color(red.opacity(0.18)),
            ])
    }

    @Test func `the nearest foreground style and tint count`() throws {
        let inner = rectangle.modifier(.foregroundStyle(.color(blue)))
        #expect(
            try paints(hStack([rectangle, inner]).modifier(.foregroundStyle(.color(red)))) == [
                .color(red), .color(blue),
            ])
        #expect(try paints(View(content: .style(.tint)).modifier(.tint(red))) == [.color(red)])
        #expect(try paints(rectangle) == [.color(.primary)])
    }

    @Test func `a colour's gradient is lighter at the top and itself at the bottom`() throws {
        guard case .linear(let gradient, .top, .bottom) = try paints(View(content: .style(.shaded(.color(red)))))[0]
        else {
            Issue.record("no gradient")
            return
        }
        // Red mixed with a fifth of white.
        #expect(gradient.stops.map(\.color.light) == [RGBA(red: 1, green: 0.2, blue: 0.2), red.light])
    }

    @Test func `cards of a palette take the colour of their index`() throws {
        let layout = try scene(
            scroll(
                .horizontal, lazyHStack([repeated(8, View(content: .style(.palette(.ocean, index: nil))).frame(9, 9))]))
        ).firstScroll()
        guard case .run(let run) = layout.content[0].content, case .fill(_, .color(let color)) = run.nodeAt(7).content
        else {
            Issue.record("no run")
            return
        }
        // The second of six colours.
        #expect(color.light == RGBA(hex: 0x1289A7))
    }

    @Test func `a line inside the outline is half its width further in`() throws {
        let line = PaintedShape.Stroke(style: .color(red), lineWidth: 4, isInside: true, dash: [3, 2])
        let node = try first(
            View(content: .shape(PaintedShape(shape: .roundedRectangle(cornerRadius: 10), stroke: line))))
        guard case .stroke(let shape, _, lineWidth: 4, dash: [3, 2]) = node.content else {
            Issue.record("no stroke")
            return
        }
        #expect(shape == .roundedRectangle(cornerRadius: 8))
        #expect(node.frame == Rect(x: 2, y: 2, width: 96, height: 96))
    }

    @Test func `a border is a line inside the frame, over the content`() throws {
        let view = box().frame(40, 40).modifier(.border(.color(blue), width: 2))
        #expect(
            try scene(view, width: 100, height: 100).resolved().painted == [
                Rect(x: 30, y: 30, width: 40, height: 40), Rect(x: 31, y: 31, width: 38, height: 38),
            ])
    }

    @Test func `identities and labels stay on the node`() throws {
        let node = try first(box().modifiers([.id(.string("hero")), .accessibilityLabel("Hero")]))
        #expect(node.id == .string("hero"))
        #expect(node.label == "Hero")
    }

    @Test func `an unknown view is a card of one colour on every machine`() throws {
        let card = View(content: .placeholder(name: "ProfileHeader", detail: nil))
        let paint = try paints(card)[0]
        #expect(try paints(card)[0] == paint)
        #expect(try paints(View(content: .placeholder(name: "Map", detail: nil)))[0] != paint)
        let column = scroll(.vertical, lazyVStack([card]))
        #expect(try scene(column).firstScroll().contentSize == Size(width: 393, height: 100))
    }

    @Test func `an unknown header above a scroll view keeps its ideal height, two unknown views share`() throws {
        let header = View(content: .placeholder(name: "Header", detail: nil))
        let page = vStack([header, scroll(.vertical, box().frame(nil, 900))], spacing: 0)
        #expect(
            try scene(page, width: 300, height: 500).firstScroll().frame == Rect(x: 0, y: 100, width: 300, height: 400))
        let both = try scene(vStack([header, header], spacing: 0), width: 300, height: 500).resolved().painted
        #expect(both[0] == Rect(x: 0, y: 0, width: 300, height: 250))
    }
}
