/// What an evaluation has to tell: messages and stand-ins, each once.
final class Notes {
    private(set) var messages: [Message] = []
    private(set) var standIns: [Missing] = []
    private var known: Set<String> = []
    private var named: Set<String> = []
    /// Whether anyone reads them; calls during a scroll say nothing that was not said before.
    private let isHeard: Bool

    init(isHeard: Bool = true) {
        self.isHeard = isHeard
    }

    /// A message about a byte of the source.
    struct Message: Hashable {
        let place: Int
        let severity: Diagnostic.Severity
        let text: String
        let suggestion: String?
    }

    /// A name without a definition.
    struct Missing {
        let name: String
        let kind: StandIn.Kind
        let place: Int
    }

    /// Keeps a message unless it is known or there are already 100; only then is a suggestion looked for.
    func add(
        _ severity: Diagnostic.Severity, _ text: String, at place: Int, suggestion: @autoclosure () -> String? = nil
    ) {
        guard isHeard, messages.count < 100, known.insert("\(place) \(text)").inserted else { return }
        messages.append(Message(place: place, severity: severity, text: text, suggestion: suggestion()))
    }

    /// Keeps a stand-in unless the name already has one.
    func standIn(_ name: String, _ kind: StandIn.Kind, at place: Int) {
        guard isHeard, standIns.count < 200, named.insert(name).inserted else { return }
        standIns.append(Missing(name: name, kind: kind, place: place))
    }
}
