/// Lines of code with their indentation.
struct CodeLines {
    private(set) var lines: [String] = []
    private var level = 0

    mutating func add(_ line: String) {
        lines.append(line.isEmpty ? "" : String(repeating: "    ", count: level) + line)
    }

    /// Adds `head {`, what is inside, and `}`.
    mutating func block(_ head: String, _ body: (inout CodeLines) -> Void) {
        add(head + " {")
        indented(body)
        add("}")
    }

    mutating func indented(_ body: (inout CodeLines) -> Void) {
        level += 1
        body(&self)
        level -= 1
    }

    /// Whether the last line closes a block.
    var endsWithBlock: Bool { lines.last.map { $0.drop { $0 == " " } == "}" } ?? false }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
