internal import CarouselDocument
internal import Service

/// Words of a command line, sorted into a command, its flags and its operands.
struct Arguments: Sendable {
    let command: Command
    private(set) var values: [String: String] = [:]
    private(set) var operands: [String] = []

    /// Reads the words after the program's name; no words at all ask for help.
    ///
    /// `--flag value`, `--flag=value`, `-f value`; `--` ends the flags, and `-` alone is an operand.
    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        let name = rest.popFirst() ?? "help"
        if ["--help", "-h"].contains(name) {
            command = try Self.command("help")
        } else if name == "--version" {
            command = try Self.command("version")
        } else {
            command = try Self.command(name)
        }
        var takesFlags = true
        while let word = rest.popFirst() {
            if takesFlags, word == "--" {
                takesFlags = false
            } else if takesFlags, word.hasPrefix("-"), word != "-" {
                if word == "--help" || word == "-h" { throw UsageError.help(command.verb) }
                try read(word, &rest)
            } else {
                operands.append(word)
            }
        }
        guard command.operands.contains(operands.count) else {
            let count = command.operands.upperBound
            throw UsageError(
                operands.count > count
                    ? "\(command.verb.rawValue) takes \(count == 0 ? "no operand" : "one operand"), not \(operands.count)"
                    : "\(command.verb.rawValue) needs \(command.operand)", about: command.verb)
        }
    }

    /// The command of a name.
    static func command(_ name: String) throws(UsageError) -> Command {
        if let command = Command.named(name) { return command }
        throw UsageError(
            "unknown command \(name)",
            suggestion: Spelling.nearest(to: name, among: Command.all.map(\.verb.rawValue)))
    }

    private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isLong = word.hasPrefix("--")
        let option = command.options.first { option in
            isLong ? "--" + option.name == parts[0] : option.letter.map { "-\($0)" } == word
        }
        guard let option else {
            let known = command.options.map { "--" + $0.name }
            throw UsageError(
                "unknown option \(parts[0])", about: command.verb,
                suggestion: Spelling.nearest(to: parts[0], among: known))
        }
        guard let value = isLong && parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value: \(option.spelling)", about: command.verb)
        }
        guard values.updateValue(value, forKey: option.name) == nil else {
            throw UsageError("--\(option.name) is given twice", about: command.verb)
        }
    }
}

/// A command line that makes no sense.
struct UsageError: Error, Equatable {
    /// What is wrong, without a full stop.
    let sentence: String
    /// The command it was about.
    var verb: Command.Verb?
    /// The nearest right word.
    var suggestion: String?
    /// Whether it was no error but `--help`.
    var asksForHelp = false

    init(_ sentence: String, about verb: Command.Verb? = nil, suggestion: String? = nil) {
        self.sentence = sentence
        self.verb = verb
        self.suggestion = suggestion
    }

    static func help(_ verb: Command.Verb) -> UsageError {
        var error = UsageError("", about: verb)
        error.asksForHelp = true
        return error
    }

    /// The lines for standard error.
    var text: String {
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        let more = verb.map { "zoetrope help \($0.rawValue)" } ?? "zoetrope help"
        return "zoetrope: \(sentence)\(hint)\nRun `\(more)` to see what there is.\n"
    }
}
