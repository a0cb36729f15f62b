/// What a command leaves behind.
package struct CommandOutput: Sendable, Equatable {
    /// For standard output.
    package var output: [UInt8] = []
    /// For standard error.
    package var errors = ""
    /// How it went.
    package var exitCode = ExitCode.success

    /// An output from its parts.
    package init(output: [UInt8] = [], errors: String = "", exitCode: ExitCode = .success) {
        self.output = output
        self.errors = errors
        self.exitCode = exitCode
    }

    /// Text for standard output.
    static func text(_ text: String) -> CommandOutput {
        CommandOutput(output: Array(text.utf8))
    }

    /// A failure told on standard error.
    static func failure(_ exitCode: ExitCode, _ text: String) -> CommandOutput {
        CommandOutput(errors: text, exitCode: exitCode)
    }
}

/// How a process says how it went.
package enum ExitCode: Int32, Sendable {
    /// Done.
    case success = 0
    /// Something is not as its golden.
    case different = 1
    /// A golden is missing or unreferenced, or nothing was compared.
    case missing = 2
    /// A document is wrong.
    case badDocument = 3
    /// The command line is wrong.
    case badUsage = 4
    /// Anything else.
    case failure = 5
}
