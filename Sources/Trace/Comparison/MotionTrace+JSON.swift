import Writers

extension MotionTrace {
    /// The trace as JSON that reads well line by line: one fact, one card, one decision's member a line.
    package var json: [UInt8] {
        var json = JSONWriter(capacity: 16_384, isPretty: true)
        json.object { json in
            json.member("title", title)
            json.member("scene") { $0.facts(facts) }
            json.member("cards") { json in
                json.object { json in
                    for fact in common { json.member(fact.name, fact.value) }
                    json.member("ids") { json in
                        json.array { json in
                            for card in cards { json.line { card.write(to: &$0) } }
                        }
                    }
                }
            }
            json.member("release", release, decimals: 6)
            json.member("settled", settled, decimals: 6)
            json.member("landings") { json in
                json.array { json in
                    for rest in rests {
                        json.object {
                            $0.member("t", rest.time, decimals: 6)
                            $0.member("target", rest.target)
                            $0.member("reasons") { $0.facts(rest.reasons) }
                            $0.member("explanation", rest.explanation)
                        }
                    }
                }
            }
            json.member("instants") { json in
                json.array { json in
                    for instant in instants { json.object { instant.write(to: &$0) } }
                }
            }
        }
        return json.bytes + [10]
    }
}

extension MotionTrace.Card {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("id", id)
        for fact in own { json.member(fact.name, fact.value) }
    }
}

extension MotionTrace.Instant {
    fileprivate func write(to json: inout JSONWriter) {
        if !labels.isEmpty { json.member("is", labels.joined(separator: ", ")) }
        json.member("t", time, decimals: 6)
        json.member("phase", phase)
        json.member("position", position)
        json.key("scroll")
        json.line { json in
            for measure in scroll { json.member(measure.name, measure.value) }
        }
        json.member("cards") { json in
            json.array { json in
                for card in cards {
                    json.line { json in
                        json.member("id", card.id)
                        for measure in card.measures { json.member(measure.name, measure.value) }
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    /// Facts as the members of an object.
    fileprivate mutating func facts(_ facts: [MotionTrace.Fact]) {
        object { json in
            for fact in facts { json.member(fact.name, fact.value) }
        }
    }

    /// Writes an object on one line, whatever is around it.
    fileprivate mutating func line(_ members: (inout JSONWriter) -> Void) {
        var line = JSONWriter(capacity: 256)
        line.object(members)
        value(json: line.bytes)
    }
}
