/// One thing that is not the same in two runs.
package struct Difference: Sendable, Hashable {
    /// Which sort of thing; the raw values are its order, most telling first.
    package var kind: Kind
    /// The moment, such as `t=0.416 s` or `settled`; nil for what holds all the time.
    package var moment: String?
    /// What it is about, such as `card-3`; empty for the whole.
    package var subject: String
    /// The property.
    package var property: String
    /// Its value before, `none` where it had none.
    package var before: String
    /// Its value after.
    package var after: String
    /// How far they are apart, in points, degrees or as a factor, where they are numbers.
    package var delta: Double?
    /// Why, where it follows from something else.
    package var causes: [String]
    /// At how many other moments, or cards, the same is so.
    package var others: Int

    /// The sorts of differences.
    package enum Kind: Int, Sendable, Hashable, Comparable {
        /// Where it came to rest.
        case rest
        /// What the document says.
        case fact
        /// How a decision was taken.
        case decision
        /// When something happens.
        case time
        /// Where the scroll view is.
        case scroll
        /// An effect of a card.
        case effect
        /// A card's frame.
        case frame
        /// A card is in sight or is not.
        case presence

        /// The word for it in reports.
        package var word: String {
            switch self {
            case .rest: "rest"
            case .fact: "fact"
            case .decision: "decision"
            case .time: "time"
            case .scroll: "scroll"
            case .effect: "effect"
            case .frame: "frame"
            case .presence: "presence"
            }
        }

        package static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
    }

    init(
        _ kind: Kind, at moment: String? = nil, of subject: String = "", _ property: String, _ before: String?,
        _ after: String?, delta: Double? = nil, causes: [String] = [], others: Int = 0
    ) {
        self.kind = kind
        self.moment = moment
        self.subject = subject
        self.property = property
        self.before = before ?? "none"
        self.after = after ?? "none"
        self.delta = delta
        self.causes = causes
        self.others = others
    }

    /// `t=0.416 s: card-3 scale 0.912 -> 0.934`.
    package var sentence: String {
        var sentence = moment.map { $0 + ": " } ?? ""
        if !subject.isEmpty { sentence += subject + " " }
        sentence += property + " " + before + " -> " + after
        if !causes.isEmpty { sentence += ": " + causes.joined(separator: ", ") }
        if others > 0 { sentence += othersText }
        return sentence
    }

    private var othersText: String {
        let noun = kind == .fact ? "card" : "moment"
        return " (and \(others) more \(noun)\(others == 1 ? "" : "s"))"
    }
}
