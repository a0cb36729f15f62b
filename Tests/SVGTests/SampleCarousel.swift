import Layout
import Scrolling
import Typography
import ViewTree

/// A carousel of cards in a row, its frames made by hand.
struct SampleCarousel {
    var count = 12
    var card = Size(width: 280, height: 180)
    var spacing = 16.0
    var margin = 24.0
    var viewport = Size(width: 393, height: 320)
    var hasText = false
    var effects: @Sendable (Double) -> [VisualEffect] = { amount in
        [
            .scale(x: 1 - 0.15 * amount, y: 1 - 0.15 * amount, anchor: .center), .opacity(1 - 0.4 * amount),
        ]
    }
    var extra: [Layer.AppliedEffect] = []

    /// The frame at a scroll offset; a card is into its edge phase by what the insets hide of it, as a smoothstep.
    func frame(at time: Double, offset: Double) -> Frame {
        let layers = (0..<count).compactMap { layer($0, at: time, offset: offset) }
        let scroll = ScrollLayer(
            scrollView: 0, translation: Vector(dx: margin - offset), isClipped: true, layers: layers, indicators: [],
            edgeEffects: [])
        let rect = Rect(origin: .zero, size: viewport)
        let root = Layer(
            key: [], node: Node(frame: rect), frame: rect, effects: [],
            content: .layers([
                Layer(
                    key: [0], node: Node(frame: rect, content: .scroll(0)), frame: rect, effects: [],
                    content: .scroll(scroll))
            ]))
        let geometry = ScrollGeometry(
            contentOffset: Point(x: offset - margin), contentSize: Size(width: 3536, height: 180),
            contentInsets: EdgeInsets(leading: margin, trailing: margin), containerSize: viewport)
        let state = ScrollState(
            offset: Point(x: offset), velocity: .zero, phase: .idle, geometry: geometry, position: nil,
            isPositionedByUser: false)
        let stage = Stage(
            viewport: Viewport(size: viewport), root: Node(frame: rect, content: .scroll(0)), scrollViews: [],
            primary: 0)
        return Frame(time: time, stage: stage, scrolls: [state], items: [], root: root)
    }

    /// A card, or nil where it is out of sight.
    func layer(_ index: Int, at time: Double, offset: Double) -> Layer? {
        let x = Double(index) * (card.width + spacing)
        let left = x - offset + margin
        guard left < viewport.width, left + card.width > 0 else { return nil }
        let hidden = max(margin - left, left + card.width - (viewport.width - margin), 0)
        let share = min(hidden / card.width, 1)
        let amount = share * share * (3 - 2 * share)
        return Layer(
            key: [0, 0, index], node: node(index),
            frame: Rect(x: x, y: (viewport.height - card.height) / 2, width: card.width, height: card.height),
            effects: effects(amount).map { .moving($0) } + extra, content: .picture)
    }

    func node(_ index: Int) -> Node {
        let color = Palette.ocean.color(at: index)
        var node = Node(
            frame: Rect(origin: .zero, size: card),
            content: .fill(.roundedRectangle(cornerRadius: 20), .color(color)))
        if hasText {
            let text = TextLayout("Card \(index + 1)", font: FontDescription(size: 28, weight: 600))
            node.children = [
                Node(
                    frame: Rect(
                        x: (card.width - text.width) / 2, y: (card.height - text.height) / 2, width: text.width,
                        height: text.height), content: .text(text, .color(.white)))
            ]
        }
        return node
    }
}
