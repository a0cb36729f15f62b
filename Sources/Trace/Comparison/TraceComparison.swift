import Writers

/// Compares two traces step by step: words, decisions, times, then every moment.
struct TraceComparison {
    let before: MotionTrace
    let after: MotionTrace
    /// Judges numbers and remembers what it forgave.
    var ruler: Ruler
    /// At most so many causes stand in one sentence.
    private static let causes = 3

    init(before: MotionTrace, after: MotionTrace, tolerance: StructuralDifference.Tolerance) {
        self.before = before
        self.after = after
        ruler = Ruler(tolerance: tolerance)
    }

    mutating func run() -> [Difference] {
        var facts = factDifferences().map(counted) + cardDifferences() + orderDifferences()
        let decisions = decisionDifferences()
        var rests = restDifferences()
        if !rests.isEmpty {
            let told = Array(facts.filter(\.movesThings).prefix(Self.causes))
            rests[0].causes = (told.isEmpty ? Array(decisions.prefix(Self.causes)) : told).map(\.sentence)
            facts.removeAll { told.contains($0) }
        }
        let told = rests + facts + (rests.isEmpty && facts.isEmpty ? decisions : [])
        var moments = MomentComparison(before: before, after: after, ruler: ruler)
        let numbers = moments.run()
        ruler = moments.ruler
        return told + timeDifferences() + numbers
    }

    private func factDifferences() -> [Difference] {
        if before.title != after.title {
            return [Difference(.fact, "title", "“" + before.title + "”", "“" + after.title + "”")]
                + changes(before.facts, after.facts)
        }
        return changes(before.facts, after.facts)
    }

    private func changes(_ before: [MotionTrace.Fact], _ after: [MotionTrace.Fact]) -> [Difference] {
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        return names.compactMap { name in
            let (old, new) = (before[name], after[name])
            return old == new ? nil : Difference(.fact, name, old, new)
        }
    }

    /// The cards that went, and those that came.
    private var replaced: (gone: [String], come: [String]) {
        let (old, new) = (before.cards.map(\.id), after.cards.map(\.id))
        let (had, has) = (Set(old), Set(new))
        return (old.filter { !has.contains($0) }, new.filter { !had.contains($0) })
    }

    /// A count says which cards went or came.
    private func counted(_ difference: Difference) -> Difference {
        guard difference.property == "count" else { return difference }
        let (gone, come) = replaced
        let words = [("without ", gone), ("with ", come)].filter { !$0.1.isEmpty }.map { $0.0 + Self.list($0.1) }
        guard !words.isEmpty else { return difference }
        var counted = difference
        counted.after += " (" + words.joined(separator: ", ") + ")"
        return counted
    }

    /// What changed about the cards: once for all where it is the same change, else for the first and how many more.
    private func cardDifferences() -> [Difference] {
        let old = before.cards.map(\.id)
        let new = Dictionary(after.cards.map { ($0.id, $0) }) { first, _ in first }
        var names: [String] = []
        var seen: Set<String> = []
        for fact in before.properties + after.properties where seen.insert(fact).inserted { names.append(fact) }
        return names.flatMap { name -> [Difference] in
            var changed: [(id: String, old: String?, new: String?)] = []
            var compared = 0
            for card in before.cards {
                guard let other = new[card.id] else { continue }
                compared += 1
                let (first, second) = (before.value(name, of: card), after.value(name, of: other))
                if first != second { changed.append((card.id, first, second)) }
            }
            guard let first = changed.first else { return [] }
            let isSame = changed.allSatisfy { $0.old == first.old && $0.new == first.new }
            if isSame, changed.count == compared, old.count > 1 {
                return [Difference(.fact, of: "card", name, first.old, first.new)]
            }
            return [Difference(.fact, of: first.id, name, first.old, first.new, others: changed.count - 1)]
        }
    }

    /// Cards that came, went or changed places.
    private func orderDifferences() -> [Difference] {
        let (old, new) = (before.cards.map(\.id), after.cards.map(\.id))
        guard old != new else { return [] }
        var differences: [Difference] = []
        let (gone, come) = replaced
        if !gone.isEmpty || !come.isEmpty, before.facts["count"] == after.facts["count"] {
            differences.append(Difference(.fact, "cards", Self.list(gone), Self.list(come)))
        }
        let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        let kept = (old.filter { Set(new).contains($0) }, new.filter { Set(old).contains($0) })
        if kept.0 != kept.1 {
            // The card that moved furthest is the one that was moved; the others gave way.
            let moved = kept.1.enumerated().map { (id: $1, by: abs($0 - (kept.0.firstIndex(of: $1) ?? $0)), to: $0) }
                .max { $0.by < $1.by }
            if let moved, let place = places[moved.id] {
                let others = zip(kept.0, kept.1).count { $0 != $1 } - 1
                differences.append(
                    Difference(.fact, of: moved.id, "place", "\(place + 1)", "\(moved.to + 1)", others: others))
            }
        }
        return differences
    }

    private static func list(_ ids: [String]) -> String {
        ids.count > 4
            ? ids.prefix(3).joined(separator: ", ") + " and \(ids.count - 3) more" : ids.joined(separator: ", ")
    }

    /// Where it rests at the end, along either axis.
    private mutating func restDifferences() -> [Difference] {
        guard let old = before.instants.last, let new = after.instants.last else { return [] }
        var rests: [Difference] = []
        for name in ["offset x", "offset y"] {
            let (first, second) = (old[name] ?? 0, new[name] ?? 0)
            guard ruler.differ(name, first, second) else { continue }
            let property = rests.isEmpty ? "settled offset" : "settled " + name
            rests.append(Difference(.rest, property, number(first), number(second), delta: second - first))
        }
        return rests
    }

    private func decisionDifferences() -> [Difference] {
        if before.rests.count != after.rests.count {
            return [Difference(.decision, "decisions", "\(before.rests.count)", "\(after.rests.count)")]
        }
        for (old, new) in zip(before.rests, after.rests) where old.reasons != new.reasons || old.target != new.target {
            return changes(old.reasons, new.reasons).map { change in
                var change = change
                change.kind = .decision
                return change
            }
        }
        return []
    }

    private func timeDifferences() -> [Difference] {
        var differences: [Difference] = []
        if before.release != after.release {
            differences.append(
                Difference(
                    .time, "release time", before.release.map { number($0) + " s" },
                    after.release.map { number($0) + " s" }))
        }
        if before.settled != after.settled {
            differences.append(
                Difference(.time, "settled time", number(before.settled) + " s", number(after.settled) + " s"))
        }
        return differences
    }
}

extension Difference {
    /// Whether it may change where cards rest.
    fileprivate var movesThings: Bool {
        guard kind == .fact else { return false }
        if ["title", "text mode", "theme", "tail", "frames per second"].contains(property) { return false }
        return subject.isEmpty || property == "size" || property == "place"
    }
}

extension [MotionTrace.Fact] {
    subscript(name: String) -> String? { first { $0.name == name }?.value }
}

extension MotionTrace {
    /// The names of all properties of cards, those in common first.
    fileprivate var properties: [String] {
        common.map { String($0.name.dropFirst(5)) } + (cards.first?.own.map(\.name) ?? [])
            + cards.dropFirst().flatMap { $0.own.map(\.name) }
    }

    /// The value of a card's property, its own or that of all.
    fileprivate func value(_ name: String, of card: Card) -> String? { card.own[name] ?? common["card " + name] }
}

/// Judges whether two numbers differ, and remembers what it forgave.
struct Ruler {
    let tolerance: StructuralDifference.Tolerance
    private(set) var forgivenPoints = 0.0
    private(set) var forgivenFactor = 0.0

    init(tolerance: StructuralDifference.Tolerance) { self.tolerance = tolerance }

    /// Whether two written numbers are further apart than is forgiven for such a measure.
    mutating func differ(_ name: String, _ first: Double, _ second: Double) -> Bool {
        let delta = DecimalFormat().rounded(abs(first - second))
        guard delta > 0 else { return false }
        if Self.isLength(name), delta <= tolerance.points {
            forgivenPoints = max(forgivenPoints, delta)
            return false
        }
        if name.hasPrefix("opacity") || name.hasPrefix("scale"), delta <= tolerance.factor {
            forgivenFactor = max(forgivenFactor, delta)
            return false
        }
        return true
    }

    private static func isLength(_ name: String) -> Bool {
        ["x", "y", "width", "height", "offset x", "offset y"].contains(name) || name.hasPrefix("effect offset")
            || name.hasPrefix("blur")
    }
}
