import Layout
import ViewTree

/// What a scene says, most telling first.
struct SceneFacts {
    private(set) var facts: [MotionTrace.Fact] = []

    init(scene: Scene, stage: Stage, deck: CardFacts) {
        if let primary = stage.primary, stage.scrollViews.indices.contains(primary) {
            let scroll = stage.scrollViews[primary]
            behavior(scroll)
            margins(scroll)
            add("count", "\(deck.count)")
            spacing(deck.frames, along: scroll.mainAxis)
            looks(scroll)
        }
        interactions(scene.interactions)
        viewport(scene.viewport)
        output(scene.output)
    }

    private mutating func add(_ name: String, _ value: String) { facts.append(.init(name, value)) }

    private mutating func behavior(_ scroll: ScrollLayout) {
        switch scroll.behavior {
        case .none: add("target behavior", "none")
        case .paging: add("target behavior", "paging")
        case .legacyPaging: add("target behavior", "legacyPaging")
        case .viewAligned(let limit, let anchor):
            add("target behavior", "viewAligned")
            add("limit", limit.rawValue)
            add("anchor", anchor?.words ?? "leading")
        case .custom(.snapEvery(let length)): add("target behavior", "snapEvery(" + number(length) + ")")
        case .custom(.magnet(let magnet)):
            let condition = magnet.when.map { " when velocity \($0.comparison.rawValue) " + number($0.velocity) } ?? ""
            add("target behavior", "magnet \(magnet.edge.rawValue) within " + number(magnet.within) + condition)
        case .custom(.function(let function)): add("target behavior", function.name + ": " + function.source)
        }
        add("scroll targets", scroll.targets.count > 0 ? "yes" : "no")
        add("scroll axes", scroll.axes == .both ? "both" : scroll.mainAxis.rawValue)
        add("deceleration rate", scroll.decelerationRate.rawValue)
        guard let position = scroll.position else { return }
        add("scroll position", position.target?.words ?? "none")
        add("scroll position anchor", position.anchor?.words ?? "none")
    }

    private mutating func margins(_ scroll: ScrollLayout) {
        add("horizontal margins", pair(number(scroll.insets.leading), number(scroll.insets.trailing)))
        add("vertical margins", pair(number(scroll.insets.top), number(scroll.insets.bottom)))
    }

    /// The gaps between cards that follow each other along an axis: one number where they are all alike.
    private mutating func spacing(_ frames: [Rect], along axis: Axis) {
        for (axis, name) in [(axis, "spacing"), (axis.cross, "cross spacing")] {
            let all = zip(frames, frames.dropFirst()).map { number($1.min(axis) - $0.max(axis)) }
            // In a grid the next card may stand beside or in front; in a stack all may overlap on purpose.
            let apart = all.filter { !$0.hasPrefix("-") }
            let gaps = apart.isEmpty && name == "spacing" ? all : apart
            guard let first = gaps.first else { continue }
            // A list of a few dozen gaps says enough; the numbers of each moment say the rest.
            let shown = gaps.prefix(24).joined(separator: ", ")
            add(name, gaps.allSatisfy { $0 == first } ? first : shown)
        }
    }

    private mutating func looks(_ scroll: ScrollLayout) {
        add("bounce", pair(scroll.horizontalBounce.rawValue, scroll.verticalBounce.rawValue))
        add("scroll disabled", scroll.isDisabled ? "yes" : "no")
        add("clipped", scroll.isClipped ? "yes" : "no")
        add("indicators", scroll.indicators.isEmpty ? "hidden" : "shown")
    }

    private mutating func interactions(_ interactions: [Interaction]) {
        var counts: [String: Int] = [:]
        for interaction in interactions {
            let kind = interaction.kind
            counts[kind, default: 0] += 1
            let count = counts[kind] ?? 1
            let name = count == 1 ? kind : "\(kind) \(count)"
            for fact in interaction.facts { add(fact.name.isEmpty ? name : name + " " + fact.name, fact.value) }
        }
        add("interactions", interactions.map(\.kind).joined(separator: ", "))
    }

    private mutating func viewport(_ viewport: Viewport) {
        add("viewport", size(viewport.size))
        add("horizontal size class", viewport.horizontalSizeClass.rawValue)
        add("vertical size class", viewport.verticalSizeClass.rawValue)
        add("layout direction", viewport.layoutDirection.rawValue)
    }

    private mutating func output(_ output: Output) {
        add("frames per second", "\(output.framesPerSecond)")
        add("text mode", output.text.rawValue)
        add("theme", output.theme.rawValue)
        add("tail", number(output.tail) + " s")
    }
}

extension Interaction {
    /// Its name in a document.
    fileprivate var kind: String {
        switch self {
        case .fling: "fling"
        case .drag: "drag"
        case .catch: "catch"
        case .scrollTo: "scrollTo"
        case .tap: "tap"
        case .wait: "wait"
        case .resize: "resize"
        case .setItems: "setItems"
        }
    }

    fileprivate var facts: [MotionTrace.Fact] {
        switch self {
        case .fling(let fling):
            [
                .init("velocity", fling.velocity.map { $0.words + " pt/s" } ?? "from the path"),
                .init("drag", fling.translation.words), .init("duration", seconds(fling.duration)),
                .init("start", seconds(fling.startsAfter)),
            ]
                + (fling.samples.isEmpty
                    ? []
                    : [
                        .init(
                            "samples",
                            fling.samples.map { number($0.time) + " s " + $0.translation.words }
                                .joined(separator: ", "))
                    ])
        case .drag(let drag):
            [
                .init("length", drag.translation.words), .init("duration", seconds(drag.duration)),
                .init("hold", seconds(drag.hold)),
            ]
        case .catch(let touch): [.init("after", seconds(touch.after)), .init("hold", seconds(touch.hold))]
        case .scrollTo(let scroll):
            [
                .init("target", scroll.target.words), .init("anchor", scroll.anchor?.words ?? "none"),
                .init("animation", scroll.animation?.words ?? "none"), .init("start", seconds(scroll.startsAfter)),
            ]
        case .tap(let label): [.init("label", "“" + label + "”")]
        case .wait(let duration): [.init("", seconds(duration))]
        case .resize(let viewport, let start): [.init("to", size(viewport.size)), .init("start", seconds(start))]
        case .setItems(let ids): [.init("to", ids.map(\.text).joined(separator: ", "))]
        }
    }

    private func seconds(_ duration: Double?) -> String { duration.map { number($0) + " s" } ?? "automatic" }
}

extension AlongAxis {
    fileprivate var words: String {
        switch self {
        case .main(let length): number(length)
        case .vector(let vector): "(" + number(vector.dx) + ", " + number(vector.dy) + ")"
        }
    }
}

extension ScrollPosition.Target {
    fileprivate var words: String {
        switch self {
        case .id(let id): id.text
        case .edge(let edge): edge.rawValue
        case .point(let x, let y): "(" + (x.map(number) ?? "same") + ", " + (y.map(number) ?? "same") + ")"
        }
    }
}
