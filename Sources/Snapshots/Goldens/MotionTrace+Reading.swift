package import CarouselDocument
package import Trace

extension MotionTrace {
    /// Reads back what `json` wrote; nil where anything is not as it writes.
    package init?(_ value: JSONValue) {
        guard let title = value["title"]?.text, let scene = value["scene"]?.facts, let cards = value["cards"],
            let common = cards.facts, let ids = cards["ids"]?.values, let settled = value["settled"]?.number,
            let landings = value["landings"]?.values, let instants = value["instants"]?.values
        else { return nil }
        let listed = ids.compactMap { value -> Card? in
            guard let id = value["id"]?.text, let facts = value.facts else { return nil }
            return Card(id: id, own: facts.filter { $0.name != "id" })
        }
        let rests = landings.compactMap(Rest.init)
        let moments = instants.compactMap(Instant.init)
        guard listed.count == ids.count, rests.count == landings.count, moments.count == instants.count else {
            return nil
        }
        self.init(
            title: title, facts: scene, common: common, cards: listed, release: value["release"]?.number,
            settled: settled, rests: rests, instants: moments)
    }
}

extension MotionTrace.Rest {
    fileprivate init?(_ value: JSONValue) {
        guard let time = value["t"]?.number, let target = value["target"]?.number,
            let reasons = value["reasons"]?.facts, let explanation = value["explanation"]?.text
        else { return nil }
        self.init(time: time, target: target, reasons: reasons, explanation: explanation)
    }
}

extension MotionTrace.Instant {
    fileprivate init?(_ value: JSONValue) {
        guard let time = value["t"]?.number, let phase = value["phase"]?.text, let scroll = value["scroll"]?.measures,
            let cards = value["cards"]?.values
        else { return nil }
        let shown = cards.compactMap { card -> MotionTrace.Shown? in
            guard let id = card["id"]?.text, let measures = card.measures else { return nil }
            return MotionTrace.Shown(id: id, measures: measures)
        }
        guard shown.count == cards.count else { return nil }
        self.init(
            labels: value["is"]?.text?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? [], time: time,
            phase: phase, position: value["position"]?.text, scroll: scroll, cards: shown)
    }
}

extension JSONValue {
    /// The text, where it is one.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, where it is one.
    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The values of a list.
    var values: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The members of an object.
    var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The members that are text.
    fileprivate var facts: [MotionTrace.Fact]? {
        members?.compactMap { member in member.value.text.map { MotionTrace.Fact(member.name, $0) } }
    }

    /// The members that are numbers.
    fileprivate var measures: [MotionTrace.Measure]? {
        members?.compactMap { member in member.value.number.map { MotionTrace.Measure(member.name, $0) } }
    }
}
