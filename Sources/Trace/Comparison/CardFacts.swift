import Layout
import Typography
import ViewTree

/// The cards of the primary scroll view, looked at one by one while nothing moves.
struct CardFacts {
    /// How many there are.
    private(set) var count = 0
    /// What all listed cards have in common, named `card …`.
    private(set) var common: [MotionTrace.Fact] = []
    /// The listed cards in order.
    private(set) var cards: [MotionTrace.Card] = []
    /// Their layout frames, in the same order.
    private(set) var frames: [Rect] = []

    init(stage: Stage) {
        guard let primary = stage.primary, stage.scrollViews.indices.contains(primary) else { return }
        var collector = Collector()
        for node in stage.scrollViews[primary].content { collector.collect(node, at: .zero, depth: 0) }
        count = collector.count
        frames = collector.cards.map(\.frame)
        let facts = collector.cards.map { card in
            var facts = NodeFacts()
            facts.look(at: card.node, depth: 0)
            return facts.facts
        }
        guard let first = facts.first else { return }
        let shared = first.filter { fact in facts.allSatisfy { $0.contains(fact) } }
        common = shared.map { .init("card " + $0.name, $0.value) }
        let sharedNames = Set(shared.map(\.name))
        cards = zip(collector.cards, facts).map { card, facts in
            MotionTrace.Card(id: card.id, own: facts.filter { !sharedNames.contains($0.name) })
        }
    }
}

/// Finds the cards: the views of collections, or else views with an identity.
private struct Collector {
    struct Found {
        let id: String
        let frame: Rect
        let node: Node
    }

    private(set) var cards: [Found] = []
    private(set) var count = 0
    /// Views deeper than this hold no cards.
    private static let deepest = 32

    mutating func collect(_ node: Node, at corner: Vector, depth: Int) {
        guard depth < Self.deepest else { return }
        let frame = node.frame.offset(by: corner)
        if case .run(let run) = node.content {
            for index in 0..<min(run.count, max(0, MotionTrace.listedCards - cards.count)) {
                let card = run.nodeAt(index)
                cards.append(
                    Found(
                        id: run.ids[index].text, frame: run.frames[index].offset(by: frame.origin - .zero), node: card))
            }
            count += run.count
        } else if let id = node.id {
            count += 1
            if cards.count < MotionTrace.listedCards { cards.append(Found(id: id.text, frame: frame, node: node)) }
            return
        }
        for child in node.children { collect(child, at: frame.origin - .zero, depth: depth + 1) }
    }
}

/// What a card looks like, in words.
struct NodeFacts {
    private(set) var facts: [MotionTrace.Fact] = []
    private var counts: [String: Int] = [:]
    /// At most so many facts a card, and no view deeper than that.
    private static let most = 40
    private static let deepest = 32

    mutating func look(at node: Node, depth: Int) {
        guard depth < Self.deepest, facts.count < Self.most else { return }
        if depth == 0 { add("size", size(node.frame.size)) }
        switch node.content {
        case .group, .scroll, .run: break
        case .fill(let shape, let paint):
            add("fill", paint.words)
            add("shape", shape.words)
        case .stroke(let shape, let paint, let width, _):
            add("stroke", paint.words + ", " + number(width) + " wide, " + shape.words)
        case .text(let layout, let paint):
            add("text", "“" + layout.string + "”")
            add("text color", paint.words)
            add("font", number(layout.font.size) + " pt, weight \(layout.font.weight)")
        }
        for child in node.children { look(at: child, depth: depth + 1) }
        for change in node.appearance { look(at: change) }
    }

    private mutating func look(at change: Node.Appearance) {
        switch change {
        case .effect(let effect):
            for measure in [effect].measures { add("constant " + measure.name, number(measure.value)) }
        case .transition(let transition): look(at: transition)
        case .geometry(let geometry): add("visual effect", geometry.source)
        case .clip(let shape): add("clip", shape.words)
        case .shadow(let shadow):
            add("shadow", number(shadow.radius) + " at " + number(shadow.x) + ", " + number(shadow.y))
        case .backgroundExtension: add("background extension", "yes")
        }
    }

    private mutating func look(at transition: ScrollTransition) {
        let (leading, trailing) = (transition.topLeading, transition.bottomTrailing)
        add("transition threshold", pair(leading.thresholdWords, trailing.thresholdWords))
        add("transition configuration", pair(leading.words, trailing.words))
        for measure in transition.identityEffects.measures {
            add("transition identity " + measure.name, number(measure.value))
        }
        let edges = zip(transition.topLeadingEffects.measures, transition.bottomTrailingEffects.measures)
        for (first, second) in edges where first.name == second.name {
            add("transition edge " + first.name, pair(number(first.value), number(second.value)))
        }
    }

    private mutating func add(_ name: String, _ value: String) {
        guard facts.count < Self.most else { return }
        counts[name, default: 0] += 1
        let count = counts[name] ?? 1
        facts.append(.init(count == 1 ? name : "\(name) \(count)", value))
    }
}

/// Two words, or one where they are the same.
func pair(_ first: String, _ second: String) -> String { first == second ? first : first + " and " + second }

/// Width and height.
func size(_ size: Size) -> String { number(size.width) + " × " + number(size.height) }
