import Layout
import SVG
import Scrolling
import Testing
import ViewTree

@Suite struct EffectOrderTests {
    /// The groups around a red square, outermost first: their attributes' names.
    private func groups(_ effects: [Layer.AppliedEffect]) -> [[String]] {
        let rect = Rect(x: 0, y: 0, width: 20, height: 20)
        let node = Node(frame: rect, content: .fill(.rectangle, .color(Color(RGBA(hex: 0xFF0000)))))
        let layer = Layer(key: [0], node: node, frame: rect, effects: effects, content: .picture)
        let root = Layer(key: [], node: Node(frame: rect), frame: rect, effects: [], content: .layers([layer]))
        let frame = Frame(
            time: 0, stage: Stage(viewport: Viewport(size: rect.size), root: node, scrollViews: [], primary: nil),
            scrolls: [], items: [], root: root)
        let svg = String(
            decoding: frame.svg(Rendering(output: Output(theme: .light, background: nil))), as: UTF8.self)
        return svg.split(separator: "<g ").dropFirst().map { part in
            part.prefix { $0 != ">" }.split(separator: "\" ").map { String($0.prefix { $0 != "=" }) }
        }
    }

    private let blur = Layer.AppliedEffect.constant(.blur(radius: 2, opaque: false))
    private let fade = Layer.AppliedEffect.constant(.opacity(0.5))
    private let turn = Layer.AppliedEffect.constant(.rotation(Angle(degrees: 10), anchor: .center))

    @Test func `filter, clip, opacity and transform in SVG's order are one group`() {
        #expect(groups([blur, .clip(.circle), fade, turn]) == [["transform", "opacity", "clip-path", "filter"]])
    }

    @Test func `opacity changes places with a blur and with a clip`() {
        #expect(groups([fade, blur]).count == 1)
        #expect(groups([fade, .clip(.circle)]).count == 1)
    }

    @Test func `a clip before a blur, or a transform before either, is a group inside`() {
        #expect(groups([.clip(.circle), blur]) == [["transform", "filter"], ["clip-path"]])
        #expect(groups([turn, .clip(.circle)]).count == 2)
        #expect(groups([turn, blur]).count == 2)
    }

    @Test func `a shadow falls from what is inside it, faded or not`() {
        #expect(groups([fade, .shadow(Shadow(radius: 3))]).count == 2)
    }
}
