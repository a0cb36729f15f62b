/// What a carousel is and does, as the few words and numbers that two runs are compared by.
///
/// Numbers have the three decimals they are written with, so that a trace read back from its JSON is equal.
package struct MotionTrace: Sendable, Hashable {
    /// The document's title.
    package var title: String
    /// What the scene says, most telling first.
    package var facts: [Fact]
    /// What all listed cards have in common.
    package var common: [Fact]
    /// The cards in order with what sets them apart; at most `listedCards`.
    package var cards: [Card]
    /// When a finger first lets go, in seconds.
    package var release: Double?
    /// When everything rests, in seconds.
    package var settled: Double
    /// Why it came to rest where it did, in order of time.
    package var rests: [Rest]
    /// Moments in order of time.
    package var instants: [Instant]

    /// At most so many cards are listed; `count` says how many there are.
    package static let listedCards = 200

    /// A property and its value in words.
    package struct Fact: Sendable, Hashable {
        /// What it is about.
        package var name: String
        /// The value, with its unit where it is no length in points.
        package var value: String

        /// Makes a fact.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A card and what sets it apart.
    package struct Card: Sendable, Hashable {
        /// Its identity.
        package var id: String
        /// What not all cards have in common.
        package var own: [Fact]

        /// Makes a card.
        package init(id: String, own: [Fact]) {
            self.id = id
            self.own = own
        }
    }

    /// A decision about where to rest.
    package struct Rest: Sendable, Hashable {
        /// Seconds: when it was taken.
        package var time: Double
        /// Points from the rest at the start.
        package var target: Double
        /// What it was taken from.
        package var reasons: [Fact]
        /// The same in sentences.
        package var explanation: String

        /// Makes one from its parts.
        package init(time: Double, target: Double, reasons: [Fact], explanation: String) {
            self.time = time
            self.target = target
            self.reasons = reasons
            self.explanation = explanation
        }
    }

    /// A moment in numbers.
    package struct Instant: Sendable, Hashable {
        /// `start`, `release` or `settled`, where it is one of them.
        package var labels: [String]
        /// Seconds.
        package var time: Double
        /// What moves the scroll view.
        package var phase: String
        /// The identity that scrollPosition reads.
        package var position: String?
        /// Offset in points and velocity in points per second.
        package var scroll: [Measure]
        /// The cards that reach into the bounds.
        package var cards: [Shown]

        /// Makes one from its parts.
        package init(
            labels: [String], time: Double, phase: String, position: String?, scroll: [Measure], cards: [Shown]
        ) {
            self.labels = labels
            self.time = time
            self.phase = phase
            self.position = position
            self.scroll = scroll
            self.cards = cards
        }

        /// The number of a scroll measure.
        package subscript(name: String) -> Double? { scroll.first { $0.name == name }?.value }
    }

    /// A card at one moment.
    package struct Shown: Sendable, Hashable {
        /// Its identity.
        package var id: String
        /// Frame in points, then effects.
        package var measures: [Measure]

        /// Makes one from its parts.
        package init(id: String, measures: [Measure]) {
            self.id = id
            self.measures = measures
        }
    }

    /// A number with its name.
    package struct Measure: Sendable, Hashable {
        /// What it measures.
        package var name: String
        /// In points, degrees or as a factor.
        package var value: Double

        /// Makes a measure.
        package init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// Makes one from its parts.
    package init(
        title: String, facts: [Fact], common: [Fact], cards: [Card], release: Double?, settled: Double, rests: [Rest],
        instants: [Instant]
    ) {
        self.title = title
        self.facts = facts
        self.common = common
        self.cards = cards
        self.release = release
        self.settled = settled
        self.rests = rests
        self.instants = instants
    }
}
