internal import Service

/// The help, made from the table of commands.
enum Help {
    /// What the program does and its commands.
    static var overview: String {
        var text = """
            zoetrope \(Engine.version): how a SwiftUI carousel scrolls, without a Mac.

            Usage: zoetrope COMMAND [OPTIONS]


            """
        let rows = Command.all.map { ($0.verb.rawValue + ($0.operand.isEmpty ? "" : " " + $0.operand), $0.summary) }
        text += table(rows)
        text += """

            Exit codes: 0 done, 1 something is not as its golden, 2 a golden is missing or unreferenced, 3 a document is wrong, 4 the command line is wrong, 5 anything else.
            Run `zoetrope help COMMAND` for the options of a command.

            """
        return text
    }

    /// One command and its options.
    static func text(for command: Command) -> String {
        var text = "Usage: zoetrope \(command.verb.rawValue)"
        if !command.operand.isEmpty { text += " " + command.operand }
        if !command.options.isEmpty { text += " [OPTIONS]" }
        text += "\n\nIt \(command.summary).\n"
        if !command.options.isEmpty { text += "\n" + table(command.options.map { ($0.spelling, $0.help) }) }
        if command.verb == .serve {
            text += """

                Each limit may also be set in the environment: --limit-queue is ZOETROPE_LIMIT_QUEUE, and so on.
                So may ZOETROPE_PUBLIC, ZOETROPE_EXAMPLES, ZOETROPE_STORE and ZOETROPE_SIGNING_KEY_FILE. SIGTERM answers what is in flight and stops.

                """
        }
        return text
    }

    private static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.reduce(into: "") { text, row in
            text += "  " + row.left + String(repeating: " ", count: width - row.left.count + 2) + row.right + "\n"
        }
    }
}
