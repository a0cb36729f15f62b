extension VerificationReport {
    /// What is printed: every document that did not pass, what is said of the run, and the count on the last line.
    package var text: String {
        var lines: [String] = []
        for result in results {
            switch result.status {
            case .same: break
            case .recorded: lines.append("recorded: \(result.name) (\(result.sentences.first ?? "again"))")
            default:
                lines.append("FAILED: \(result.path)")
                lines += result.sentences.map { "  " + $0 }
                if let before = result.explanations.first, let after = result.explanations.last {
                    lines += ["  it was: " + before, "  it is:  " + after]
                }
            }
            lines += result.notes.map { "note: \(result.name): \($0)" }
        }
        return (lines + remarks + [count]).joined(separator: "\n") + "\n"
    }
}
