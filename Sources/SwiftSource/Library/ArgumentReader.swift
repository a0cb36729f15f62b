import ViewTree

/// Takes the arguments of a call of SwiftUI one by one and reports those that are left.
final class ArgumentReader {
    let evaluator: Evaluator
    let name: String
    let place: Int
    // A slice, since most are taken from the front.
    private(set) var rest: ArraySlice<EvaluatedArgument>
    private var asked: [String] = []

    init(_ evaluator: Evaluator, name: String, _ arguments: [EvaluatedArgument], at place: Int) {
        self.evaluator = evaluator
        self.name = name
        self.place = place
        rest = arguments[...]
    }

    /// The argument of a label; nil label is the first without one in the parentheses.
    func take(_ label: String?) -> EvaluatedArgument? {
        guard !rest.isEmpty else { return nil }
        if let label { asked.append(label) }
        guard let index = rest.firstIndex(where: { $0.label == label && !($0.isTrailing && label == nil) }) else {
            return nil
        }
        return remove(at: index)
    }

    private func remove(at index: Int) -> EvaluatedArgument {
        index == rest.startIndex ? rest.removeFirst() : rest.remove(at: index)
    }

    /// The value of a label.
    func value(_ label: String?) -> Value? { take(label)?.value }

    /// The closure of a label or, where there is none, the first trailing closure.
    func content(_ label: String? = nil) -> Value? {
        if let label, let labelled = take(label) { return labelled.value }
        if let index = rest.firstIndex(where: { $0.isTrailing && $0.label == nil }) {
            return remove(at: index).value
        }
        guard label == nil else { return nil }
        guard let index = rest.firstIndex(where: { if case .closure = $0.value { $0.label == nil } else { false } })
        else { return nil }
        return remove(at: index).value
    }

    func closure(_ label: String? = nil) -> Closure? {
        guard let value = content(label) else { return nil }
        if case .closure(let closure) = value { return closure }
        return nil
    }

    func has(_ label: String) -> Bool { rest.contains { $0.label == label } }

    func number(_ label: String?) -> Double? {
        guard let argument = take(label), !argument.value.isNothing else { return nil }
        let number = evaluator.number(argument.value, name: label ?? name, at: argument.place)
        return number == .infinity && allowsInfinity(label) ? number : finite(number, at: argument.place)
    }

    /// Whether no limit is a limit under this label.
    private func allowsInfinity(_ label: String?) -> Bool {
        guard let label else { return ["CGFloat", "Double"].contains(name) || FunctionLibrary.functions[name] != nil }
        return label.hasSuffix("idth") || label.hasSuffix("eight") || label == "maximum"
    }

    /// A number that can be laid out and drawn: none is 0, and a billion points is as good as infinity.
    func finite(_ number: Double, at place: Int) -> Double {
        if number.isFinite { return number }
        evaluator.notes.add(.warning, "'\(name)' needs a finite number", at: place)
        return number.isNaN ? 0 : number < 0 ? -1e9 : 1e9
    }

    func whole(_ label: String?) -> Int? {
        guard let argument = take(label), !argument.value.isNothing else { return nil }
        return evaluator.wholeNumber(argument.value, name: label ?? name, at: argument.place)
    }

    func bool(_ label: String?) -> Bool? {
        take(label).map { evaluator.bool($0.value, at: $0.place) }
    }

    func text(_ label: String?) throws -> String? {
        guard let argument = take(label), !argument.value.isNothing else { return nil }
        return try evaluator.string(argument.value)
    }

    /// A value of a type of SwiftUI by a label; nil where it is missing or of another type.
    func typed<Wanted>(_ label: String?, _ type: String, _ pick: (Builtin) -> Wanted?) throws -> Wanted? {
        guard let argument = take(label), !argument.value.isNothing else { return nil }
        return try evaluator.typed(argument.value, type, at: argument.place, pick)
    }

    /// Reports what was not taken.
    func finish() {
        guard !rest.isEmpty else { return }
        for argument in rest {
            if argument.isTrailing, argument.label == nil {
                evaluator.notes.add(.note, "the closure of '\(name)' is not used", at: argument.place)
                continue
            }
            guard let label = argument.label else {
                evaluator.notes.add(.warning, "'\(name)' has an argument too many; it is not used", at: argument.place)
                continue
            }
            evaluator.notes.add(
                .warning, "'\(name)' takes no argument '\(label)' here; it is not used", at: argument.place,
                suggestion: Nearest.word(to: label, in: asked))
        }
        rest = []
    }

    /// Drops what has no meaning for a picture.
    func ignoreRest() { rest = [] }
}
