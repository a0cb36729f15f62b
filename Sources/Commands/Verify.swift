internal import CarouselDocument
internal import Glibc
internal import Service
internal import Snapshots
internal import Trace

/// `zoetrope verify` and `zoetrope accept`: documents against their goldens.
struct Verify {
    private let flags: [String: String]
    private let environment: [String: String]
    private let verb: Command.Verb
    private var verification: Verification

    /// Reads the flags, and `CI` and its like from the environment.
    init(_ arguments: Arguments, _ environment: [String: String]) throws(UsageError) {
        flags = arguments.values
        verb = arguments.command.verb
        self.environment = environment
        let isCI = environment["CI"].map { !["", "0", "false"].contains($0) } ?? false
        let golden = flags["golden"] ?? "golden"
        let accepts = arguments.command.verb == .accept
        let documents = accepts ? flags["documents"] ?? Self.documents(of: golden) : arguments.operands[0]
        guard let documents else {
            throw UsageError("accept needs --documents FOLDER: no golden in \(golden) names one", about: verb)
        }
        verification = Verification(
            documents: documents, golden: golden, record: accepts ? .changed : isCI ? .never : .missing,
            engine: Engine.version)
        verification.readers = .all
        // As much as an answer of the server for the animation, and as much again for the stills.
        verification.drawings = 2 * Limits().drawings
        if accepts {
            verification.isRecordExplicit = true
            verification.pattern = Glob(arguments.operands.first ?? "*")
        }
        if let only = flags["only"] { verification.pattern = Glob(only) }
        if let mode = try choice("record", Verification.RecordMode.self) {
            verification.record = mode
            verification.isRecordExplicit = mode != .never
        }
        if let choice = try choice("unreferenced", Verification.Unreferenced.self) {
            verification.unreferenced = choice
        }
        try readOptions()
        try readNumbers()
        if let text = flags["server"] {
            guard let url = ServerURL(text) else {
                throw UsageError("--server is a URL such as http://127.0.0.1:8080, not \(text)", about: verb)
            }
            verification.server = url
        }
        verification.pictures = flags["report"] == nil ? 0 : Self.reportPictures
        if !isCI, isatty(STDERR_FILENO) == 1 {
            verification.progress = { done, count in
                let end = done == count ? "\r\u{1B}[K" : ""
                _ = Files.write(Array("\r\(done)/\(count)\(end)".utf8), to: STDERR_FILENO)
            }
        }
    }

    /// Bytes of pictures in a report that a browser still opens at once.
    private static let reportPictures = 48 << 20

    /// Compares, writes the reports, and says how it went.
    func run() -> CommandOutput {
        let report = verification.run()
        var output = report.text
        var errors = ""
        var reports: [(path: String, bytes: [UInt8])] = []
        if let path = flags["report"] { reports.append((path, report.html)) }
        if let path = flags["junit"] { reports.append((path, report.junit)) }
        if let path = flags["json"] { reports.append((path, report.json)) }
        if let path = flags["summary"] { reports.append((path, Array(report.markdown.utf8))) }
        var code = ExitCode(rawValue: report.outcome.rawValue) ?? .failure
        do throws(Disk.Failure) {
            for (path, bytes) in reports { try Disk.write(bytes, to: path) }
            if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
                try Disk.append(Array(report.markdown.utf8), to: path)
            }
        } catch {
            errors = "zoetrope: the report cannot be written: \(error.sentence)\n"
            code = .failure
        }
        if environment["GITHUB_ACTIONS"] == "true" { output = report.annotations + output }
        return CommandOutput(output: Array(output.utf8), errors: errors, exitCode: code)
    }

    private mutating func readOptions() throws(UsageError) {
        guard flags["every-ms"] != nil || flags["stills"] != nil else { return }
        var options = SnapshotOptions()
        if let every = try whole("every-ms", 1...60_000) { options.every = every }
        if let stills = try choice("stills", SnapshotOptions.Stills.self) { options.stills = stills }
        verification.options = options
    }

    private mutating func readNumbers() throws(UsageError) {
        let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        verification.jobs = try whole("jobs", 1...256) ?? processors
        verification.tolerance.points = try decimal("max-delta-pt") ?? 0
        verification.tolerance.factor = try decimal("max-delta-opacity") ?? 0
        if let text = flags["shard"] {
            guard let shard = Verification.Shard(text) else {
                throw UsageError("--shard is a part of all documents such as 2/4, not \(text)", about: verb)
            }
            verification.shard = shard
        }
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _ type: Choice.Type
    ) throws(UsageError) -> Choice? {
        guard let text = flags[name] else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        throw UsageError(
            "--\(name) cannot be \(text); it is one of \(words.joined(separator: ", "))", about: verb,
            suggestion: Spelling.nearest(to: text, among: words))
    }

    private func whole(_ name: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = flags[name] else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        throw UsageError(
            "--\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not \(text)", about: verb)
    }

    private func decimal(_ name: String) throws(UsageError) -> Double? {
        guard let text = flags[name] else { return nil }
        if let number = Double(decimal: text), number >= 0 { return number }
        throw UsageError("--\(name) is a number from 0 such as 0.01, not \(text)", about: verb)
    }

    /// The folder of documents that the goldens name.
    private static func documents(of golden: String) -> String? {
        let folder = GoldenFolder(path: golden)
        for name in folder.names {
            // `carousels/a/b.json` of the golden `a/b` was found in `carousels`.
            guard let path = folder.document(of: name), let end = path.range(of: "/" + name + ".") else { continue }
            return String(path[..<end])
        }
        return nil
    }
}

extension String {
    /// Where another text last begins, as the index before which the rest stands.
    fileprivate func range(of text: String) -> String.Index? {
        indices.last { self[$0...].hasPrefix(text) }
    }
}
