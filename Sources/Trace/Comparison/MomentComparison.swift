/// Compares the moments of two traces; of every number only the moment where it differs most is told.
struct MomentComparison {
    let before: MotionTrace
    let after: MotionTrace
    var ruler: Ruler
    private var worst: [Key: Difference] = [:]
    private var order: [Key: Int] = [:]

    private struct Key: Hashable {
        let kind: Difference.Kind
        let subject: String
        let property: String
    }

    init(before: MotionTrace, after: MotionTrace, ruler: Ruler) {
        self.before = before
        self.after = after
        self.ruler = ruler
    }

    mutating func run() -> [Difference] {
        for (old, new, name) in pairs { compare(old, new, at: name) }
        return worst.sorted { first, second in
            let (left, right) = (first.value, second.value)
            if left.kind != right.kind { return left.kind < right.kind }
            if left.isLesser != right.isLesser { return right.isLesser }
            let (near, far) = (abs(left.delta ?? 0), abs(right.delta ?? 0))
            return near == far ? (order[first.key] ?? 0) < (order[second.key] ?? 0) : near > far
        }.map(\.value)
    }

    /// Moments of one name, or else of one time.
    private var pairs: [(MotionTrace.Instant, MotionTrace.Instant, String)] {
        var used: Set<Int> = []
        return before.instants.compactMap { old in
            let found =
                after.instants.indices.first { after.instants[$0].time == old.time && !used.contains($0) }
                ?? after.instants.indices.first { index in
                    !used.contains(index) && after.instants[index].labels.contains { old.labels.contains($0) }
                }
            guard let found else { return nil }
            used.insert(found)
            let new = after.instants[found]
            let name = old.time == new.time ? "t=" + number(old.time) + " s" : old.labels.first ?? ""
            return (old, new, name)
        }
    }

    private mutating func compare(_ old: MotionTrace.Instant, _ new: MotionTrace.Instant, at moment: String) {
        let isEnd = old.labels.contains("settled") && new.labels.contains("settled")
        for measure in old.scroll {
            // Where it rests at the end has a sentence of its own.
            if isEnd, measure.name.hasPrefix("offset") { continue }
            guard let other = new[measure.name], ruler.differ(measure.name, measure.value, other) else { continue }
            note(.scroll, moment, "", measure.name, measure.value, other)
        }
        if old.phase != new.phase { note(Difference(.scroll, at: moment, "phase", old.phase, new.phase)) }
        if old.position != new.position {
            note(Difference(.scroll, at: moment, "position", old.position, new.position))
        }
        let moved = ["x": difference("offset x", old, new), "y": difference("offset y", old, new)]
        let shown = Dictionary(new.cards.map { ($0.id, $0) }) { first, _ in first }
        for card in old.cards {
            guard let other = shown[card.id] else {
                if moved.values.allSatisfy({ $0 == 0 }) {
                    note(Difference(.presence, at: moment, of: card.id, "is", "in sight", "out of sight"))
                }
                continue
            }
            compare(card, other, at: moment, moved: moved)
        }
        guard moved.values.allSatisfy({ $0 == 0 }) else { return }
        let known = Set(old.cards.map(\.id))
        for card in new.cards where !known.contains(card.id) {
            note(Difference(.presence, at: moment, of: card.id, "is", "out of sight", "in sight"))
        }
    }

    private func difference(_ name: String, _ old: MotionTrace.Instant, _ new: MotionTrace.Instant) -> Double {
        (new[name] ?? 0) - (old[name] ?? 0)
    }

    private mutating func compare(
        _ old: MotionTrace.Shown, _ new: MotionTrace.Shown, at moment: String, moved: [String: Double]
    ) {
        let values = Dictionary(new.measures.map { ($0.name, $0.value) }) { first, _ in first }
        for measure in old.measures {
            let kind: Difference.Kind = Self.frame.contains(measure.name) ? .frame : .effect
            guard let value = values[measure.name] else {
                note(Difference(kind, at: moment, of: old.id, measure.name, number(measure.value), nil))
                continue
            }
            guard ruler.differ(measure.name, measure.value, value) else { continue }
            // A card that moved as far as the content, either way as rows run, adds nothing to the offset's sentence.
            if let shift = moved[measure.name], shift != 0, abs(abs(value - measure.value) - abs(shift)) < 0.0025 {
                continue
            }
            note(kind, moment, old.id, measure.name, measure.value, value)
        }
        let known = Set(old.measures.map(\.name))
        for measure in new.measures where !known.contains(measure.name) {
            note(Difference(.effect, at: moment, of: old.id, measure.name, nil, number(measure.value)))
        }
    }

    private static let frame: Set<String> = ["x", "y", "width", "height"]

    private mutating func note(
        _ kind: Difference.Kind, _ moment: String, _ subject: String, _ property: String, _ before: Double,
        _ after: Double
    ) {
        note(
            Difference(
                kind, at: moment, of: subject, property, number(before), number(after), delta: after - before))
    }

    private mutating func note(_ difference: Difference) {
        let key = Key(kind: difference.kind, subject: difference.subject, property: difference.property)
        guard var known = worst[key] else {
            order[key] = order.count
            worst[key] = difference
            return
        }
        let others = known.others + 1
        if abs(difference.delta ?? 0) > abs(known.delta ?? 0) { known = difference }
        known.others = others
        worst[key] = known
    }
}

extension Difference {
    /// Speeds and phases have greater numbers than the offsets and effects that follow from them, and say less.
    fileprivate var isLesser: Bool { property.hasPrefix("velocity") || property == "phase" }
}
