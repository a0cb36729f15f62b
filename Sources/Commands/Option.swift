/// A flag of a command.
struct Option: Sendable {
    /// The long form without its dashes.
    let name: String
    /// The one-letter form, if it has one.
    var letter: Character?
    /// What its value is called in the help.
    let value: String
    /// What it does, in a few words.
    let help: String

    init(_ name: String, _ letter: Character? = nil, _ value: String, _ help: String) {
        self.name = name
        self.letter = letter
        self.value = value
        self.help = help
    }

    /// How it is written: `--time T`.
    var spelling: String { (letter.map { "-\($0), " } ?? "") + "--\(name) \(value)" }
}
