import Layout
package import Scrolling
import ViewTree
import Writers

extension MotionTrace {
    /// The trace of a timeline at the moments of a plan.
    package init(_ timeline: Timeline, plan: InstantPlan) {
        let stage = timeline.stage(at: 0)
        let deck = CardFacts(stage: stage)
        let seconds = DecimalFormat(decimals: 6)
        self.init(
            title: timeline.scene.title,
            facts: SceneFacts(scene: timeline.scene, stage: stage, deck: deck).facts,
            common: deck.common, cards: deck.cards, release: timeline.releaseTime.map(seconds.rounded),
            settled: seconds.rounded(timeline.settledTime), rests: timeline.landings.map(Rest.init),
            instants: plan.moments(of: timeline).map { Instant(timeline.frame(at: $0.time), at: $0) })
    }
}

extension MotionTrace.Rest {
    fileprivate init(_ landing: Landing) {
        let format = DecimalFormat()
        var reasons = [
            MotionTrace.Fact("rule", landing.rule.rawValue),
            MotionTrace.Fact("limit", landing.limit?.views.map { "\($0) a gesture" } ?? "none"),
            MotionTrace.Fact("velocity", number(landing.velocity) + " pt/s"),
            MotionTrace.Fact("start", number(landing.start)),
            MotionTrace.Fact("deceleration rate", number(landing.rate)),
            MotionTrace.Fact("projection", number(landing.clampedProjection)),
            MotionTrace.Fact(
                "range", number(landing.range.lowerBound) + " to " + number(landing.range.upperBound)),
            MotionTrace.Fact("regime", landing.regime),
        ]
        if let id = landing.targetID { reasons.append(MotionTrace.Fact("target", id.text)) }
        self.init(
            time: DecimalFormat(decimals: 6).rounded(landing.time), target: format.rounded(landing.target),
            reasons: reasons, explanation: landing.explanation)
    }
}

extension MotionTrace.Instant {
    fileprivate init(_ frame: Frame, at moment: InstantPlan.Moment) {
        let scroll = frame.stage.primary.flatMap { frame.scrolls.indices.contains($0) ? frame.scrolls[$0] : nil }
        self.init(
            labels: moment.labels, time: DecimalFormat(decimals: 6).rounded(moment.time),
            phase: scroll?.phase.rawValue ?? "idle",
            position: scroll?.position?.text,
            scroll: scroll.map { scroll in
                [
                    .rounded("offset x", scroll.offset.x), .rounded("offset y", scroll.offset.y),
                    .rounded("velocity x", scroll.velocity.dx), .rounded("velocity y", scroll.velocity.dy),
                ]
            } ?? [],
            cards: frame.items.map { item in
                MotionTrace.Shown(
                    id: item.id.text,
                    measures: [
                        .rounded("x", item.frame.minX), .rounded("y", item.frame.minY),
                        .rounded("width", item.frame.width), .rounded("height", item.frame.height),
                    ] + (item.phase.map { [.rounded("phase", $0)] } ?? []) + item.effects.measures)
            })
    }
}

extension MotionTrace.Measure {
    /// A number as it is written.
    static func rounded(_ name: String, _ value: Double) -> MotionTrace.Measure {
        // A negative zero would be written as 0 and read back as another bit pattern; adding 0 makes it 0.
        MotionTrace.Measure(name, DecimalFormat().rounded(value) + 0)
    }
}

extension [VisualEffect] {
    /// The effects as named numbers; a name that comes again gets a number.
    var measures: [MotionTrace.Measure] {
        var counts: [String: Int] = [:]
        return flatMap(\.parts).map { part in
            counts[part.name, default: 0] += 1
            let count = counts[part.name] ?? 1
            return .rounded(count == 1 ? part.name : "\(part.name) \(count)", part.value)
        }
    }
}

extension VisualEffect {
    /// Its numbers with their names in SwiftUI.
    fileprivate var parts: [MotionTrace.Measure] {
        switch self {
        case .opacity(let value): [.init("opacity", value)]
        case .scale(let x, let y, _): x == y ? [.init("scale", x)] : [.init("scale x", x), .init("scale y", y)]
        case .rotation(let angle, _): [.init("rotation", angle.degrees)]
        case .rotation3D(let rotation): [.init("rotation3D", rotation.angle.degrees)]
        case .offset(let vector): [.init("effect offset x", vector.dx), .init("effect offset y", vector.dy)]
        case .blur(let radius, _): [.init("blur", radius)]
        case .brightness(let value): [.init("brightness", value)]
        case .contrast(let value): [.init("contrast", value)]
        case .saturation(let value): [.init("saturation", value)]
        case .grayscale(let value): [.init("grayscale", value)]
        case .hueRotation(let angle): [.init("hueRotation", angle.degrees)]
        case .transform(let map):
            zip(["a", "b", "c", "d", "tx", "ty"], [map.a, map.b, map.c, map.d, map.tx, map.ty])
                .map { .init("transform \($0)", $1) }
        case .blendMode: []
        }
    }
}
