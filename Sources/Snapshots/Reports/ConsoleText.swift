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
        }
        return (lines + notes + remarks + [count]).joined(separator: "\n") + "\n"
    }

    /// What is said without being a failure, each once, with the document or how many there are.
    private var notes: [String] {
        var documents: [String: [String]] = [:]
        for result in results {
            for note in result.notes { documents[note, default: []].append(result.name) }
        }
        return documents.sorted { $0.key < $1.key }.map { note, names in
            "note: " + (names.count == 1 ? names[0] : "\(names.count) documents") + ": " + note
        }
    }
}
