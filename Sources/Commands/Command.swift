internal import Service

/// A command of the program: a line of the table that parsing and help both read.
struct Command: Sendable {
    /// What it does.
    enum Verb: String, Sendable, CaseIterable {
        case serve, render, verify, accept, examples, sign, version, help
    }

    let verb: Verb
    /// What follows it beside flags, such as `FILE`.
    let operand: String
    /// How many operands it takes.
    let operands: ClosedRange<Int>
    /// What it does, in a sentence without its subject.
    let summary: String
    let options: [Option]

    static let all: [Command] = [
        Command(
            verb: .serve, operand: "", operands: 0...0, summary: "answers over HTTP until it is told to stop",
            options: [
                Option("host", nil, "HOST", "address to listen on (127.0.0.1, or $HOST)"),
                Option("port", "p", "PORT", "port to listen on, 0 for any (8080, or $PORT)"),
                Option("unix", nil, "PATH", "Unix socket to listen on instead"),
                Option("public", nil, "FOLDER", "the preview page's files (public)"),
                Option("examples", nil, "FOLDER", "the example documents (Tests/Fixtures)"),
                Option("store", nil, "FILE|URL", "where documents are kept: a file or postgres://… (in memory)"),
                Option("signing-key-file", nil, "FILE", "a key that drawn URLs must be signed with (none)"),
                Option("metrics-port", nil, "PORT", "a port of its own for /metrics"),
                Option("log", nil, "json|none", "whether requests are logged to standard error (json)"),
            ]
                + Limits.entries.map { entry in
                    Option(String(entry.flag.dropFirst(2)), nil, "N", entry.summary)
                }),
        Command(
            verb: .render, operand: "FILE|-", operands: 1...1,
            summary: "draws a document, the same bytes as the server",
            options: [
                Option(
                    "product", "p", "NAME", "what to make: \(Product.allCases.map(\.rawValue).joined(separator: ", "))"),
                Option("time", "t", "T", "moment of a frame: seconds, start, release or settled"),
                Option("frame", nil, "N", "number of a frame, instead of --time"),
                Option("frames", "n", "N", "moments of a filmstrip or an onion skin"),
                Option("motion", nil, "auto|none", "none draws an animation as a still"),
                Option("view", nil, "NAME", "the view of a Swift file that is shown"),
                Option("output", "o", "FILE", "where to write (standard output)"),
            ]),
        Command(
            verb: .verify, operand: "FOLDER|FILE", operands: 1...1,
            summary: "compares documents with their goldens and names what changed",
            options: verifyOptions),
        Command(
            verb: .accept, operand: "[PATTERN]", operands: 0...1,
            summary: "takes what is new as the goldens of the documents whose names are of the pattern (* for all)",
            options: [Option("documents", nil, "FOLDER", "the documents (as the goldens name them)")]
                + verifyOptions.filter { !["record", "only", "unreferenced", "shard"].contains($0.name) }),
        Command(
            verb: .examples, operand: "[NAME]", operands: 0...1, summary: "lists the examples, or prints one",
            options: [Option("examples", nil, "FOLDER", "the example documents (Tests/Fixtures)")]),
        Command(
            verb: .sign, operand: "TARGET", operands: 1...1, summary: "signs a path and query for a server with a key",
            options: [Option("signing-key-file", nil, "FILE", "the server's key")]),
        Command(verb: .version, operand: "", operands: 0...0, summary: "prints the version", options: []),
        Command(verb: .help, operand: "[COMMAND]", operands: 0...1, summary: "explains a command", options: []),
    ]

    private static let verifyOptions = [
        Option("golden", "g", "FOLDER", "the goldens (golden)"),
        Option(
            "record", nil, "never|missing|changed|all", "which goldens are written (never if CI is set, else missing)"),
        Option("only", nil, "PATTERN", "look at the documents whose names are of the pattern, such as 'shop/*'"),
        Option("every-ms", nil, "N", "milliseconds between moments (as the golden has them, or 200)"),
        Option("stills", nil, "every|named", "moments kept as pictures; named are start, release, settled (every)"),
        Option("max-delta-pt", nil, "N", "points that lengths may be apart (0)"),
        Option("max-delta-opacity", nil, "N", "how far opacities and scales may be apart (0)"),
        Option("unreferenced", nil, "warn|fail|delete", "what is done about goldens without a document (warn)"),
        Option("shard", nil, "I/N", "look at every Nth document, from the Ith"),
        Option("jobs", "j", "N", "documents drawn at a time (one a processor)"),
        Option("server", nil, "URL", "a running server that must give the same bytes"),
        Option("report", nil, "FILE", "write an HTML page with both pictures of what differs"),
        Option("junit", nil, "FILE", "write JUnit XML"),
        Option("json", nil, "FILE", "write JSON"),
        Option("summary", nil, "FILE", "write Markdown; $GITHUB_STEP_SUMMARY gets it too"),
    ]

    /// The command of a name.
    static func named(_ name: String) -> Command? {
        all.first { $0.verb.rawValue == name }
    }
}

extension Limits.Entry {
    /// One line for the help: what it bounds, and the default.
    fileprivate var summary: String {
        "\(unit == "count" ? "most of" : unit + " of") \(meaning) (\(Limits()[keyPath: path]))"
    }
}
