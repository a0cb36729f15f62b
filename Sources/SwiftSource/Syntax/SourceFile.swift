import SwiftParser
import SwiftSyntax

/// A parsed file: its declarations and statements, and where its lines begin.
struct SourceFile: Sendable {
    let name: String
    let text: [UInt8]
    let statements: [Statement]
    /// Views of `#Preview`, in order.
    let previews: [(name: String?, body: [Statement])]
    let problems: [Problem]
    /// Every name with a capital in each declaration of a type, by its place; only where no preview says what to show.
    let mentions: [Int: Set<String>]
    private let lineStarts: [Int]

    /// What could not be read.
    struct Problem: Sendable {
        let place: Int
        let message: String
        let isError: Bool
    }

    /// Only where the lines begin, of source that is not parsed.
    init(lines source: [UInt8]) {
        name = ""
        text = source
        statements = []
        previews = []
        problems = []
        mentions = [:]
        lineStarts = Self.lineStarts(in: source)
    }

    /// Parses UTF-8; invalid bytes are read as replacement characters.
    init(_ source: [UInt8], name: String, nesting: Int) {
        self.name = name
        text = source
        let lineStarts = Self.lineStarts(in: source)
        self.lineStarts = lineStarts
        // The parser stops by itself at a nesting that an 8 MB stack holds; ours is lower.
        var parser = Parser(String(decoding: source, as: UTF8.self), maximumNestingLevel: nesting)
        let tree = SourceFileSyntax.parse(from: &parser)
        let reader = SourceReader(nesting: nesting)
        if tree.hasError {
            reader.noteErrors(in: Syntax(tree)) { place in lineStarts.prefix { $0 <= place }.count }
        }
        statements = reader.statements(tree.statements)
        previews = reader.previews
        mentions = previews.isEmpty ? reader.mentions() : [:]
        problems = reader.problems
    }

    private static func lineStarts(in source: [UInt8]) -> [Int] {
        var starts = [0]
        for place in source.indices where source[place] == UInt8(ascii: "\n") { starts.append(place + 1) }
        return starts
    }

    /// Line and column of a byte, both from 1.
    func position(_ place: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= place { low = middle } else { high = middle }
        }
        return (low + 1, max(0, place - lineStarts[low]) + 1)
    }

    /// The source between two bytes.
    func excerpt(_ start: Int, _ end: Int) -> String {
        let range = max(0, min(start, text.count))..<max(0, min(max(start, end), text.count))
        return String(decoding: text[range], as: UTF8.self)
    }
}
