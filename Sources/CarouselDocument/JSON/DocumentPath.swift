/// The way from the root of a document to the value being read.
package struct DocumentPath: Sendable, Hashable {
    private var steps: [Step] = []

    private enum Step: Hashable {
        case name(String)
        case index(Int)
    }

    /// The root.
    package init() {}

    /// Goes to a member.
    package mutating func push(_ name: String) { steps.append(.name(name)) }

    /// Goes to an element of a list.
    package mutating func push(_ index: Int) { steps.append(.index(index)) }

    /// Goes back to where the last step was taken.
    package mutating func pop() { _ = steps.popLast() }

    /// The way as a JSON pointer (RFC 6901): `/items/3/fill`, and empty for the root.
    package var pointer: String {
        var text = ""
        for step in steps {
            text += "/"
            switch step {
            case .index(let index): text += String(index)
            case .name(let name):
                for character in name.unicodeScalars {
                    switch character {
                    case "~": text += "~0"
                    case "/": text += "~1"
                    default: text.unicodeScalars.append(character)
                    }
                }
            }
        }
        return text
    }

    /// The last member's name, for sentences.
    package var lastName: String? {
        for case .name(let name) in steps.reversed() { return name }
        return nil
    }
}
