internal import CarouselDocument
internal import Glibc
internal import Service

/// The whole program as a function of its words and environment.
package struct Program: Sendable {
    private let words: [String]
    private let environment: [String: String]

    /// A run with the words after the program's name.
    package init(words: [String], environment: [String: String] = [:]) {
        self.words = words
        self.environment = environment
    }

    /// Does it; `serve` returns when it was told to stop.
    package func run() -> CommandOutput {
        do throws(UsageError) {
            let arguments = try Arguments(words)
            switch arguments.command.verb {
            case .serve: return try Serve(arguments, environment).run()
            case .render: return Render.run(arguments)
            case .verify, .accept: return try Verify(arguments, environment).run()
            case .examples: return examples(arguments)
            case .sign: return try sign(arguments)
            case .version: return .text("zoetrope \(Engine.version)\n")
            case .help: return try help(arguments)
            }
        } catch {
            if error.asksForHelp, let command = error.verb.flatMap({ Command.named($0.rawValue) }) {
                return .text(Help.text(for: command))
            }
            return .failure(.badUsage, error.text)
        }
    }

    /// Runs the program of this process, with its words and environment, and ends it.
    package static func main() -> Never {
        let output = Program(words: Array(CommandLine.arguments.dropFirst()), environment: processEnvironment).run()
        _ = Files.write(Array(output.errors.utf8), to: STDERR_FILENO)
        var code = output.exitCode
        if !Files.write(output.output, to: STDOUT_FILENO), code == .success { code = .failure }
        exit(code.rawValue)
    }

    private func help(_ arguments: Arguments) throws(UsageError) -> CommandOutput {
        guard let name = arguments.operands.first else { return .text(Help.overview) }
        return .text(Help.text(for: try Arguments.command(name)))
    }

    private func sign(_ arguments: Arguments) throws(UsageError) -> CommandOutput {
        guard let path = arguments.values["signing-key-file"] else {
            throw UsageError("sign needs --signing-key-file FILE", about: .sign)
        }
        let key = try Files.signingKey(path, about: .sign)
        return .text(key.sign(arguments.operands[0]) + "\n")
    }

    private func examples(_ arguments: Arguments) -> CommandOutput {
        let examples = Places(environment).examples(arguments.values["examples"])
        guard let name = arguments.operands.first else {
            let width = examples.all.map(\.name.count).max() ?? 0
            return .text(
                examples.all.reduce(into: "") { text, example in
                    let gap = String(repeating: " ", count: width - example.name.count + 2)
                    text += example.name + gap + example.title + "\n"
                })
        }
        if let example = examples[name] { return CommandOutput(output: example.document) }
        let hint = Spelling.nearest(to: name, among: examples.all.map(\.name)).map { "; did you mean \($0)?" } ?? ""
        return .failure(.badDocument, "zoetrope: no example is called \(name)\(hint)\n")
    }

    private static var processEnvironment: [String: String] {
        var values: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
            next += 1
        }
        return values
    }
}
