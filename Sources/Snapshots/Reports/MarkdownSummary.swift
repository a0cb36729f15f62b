extension VerificationReport {
    /// The run in Markdown, for the summary of a CI job.
    package var markdown: String {
        var text = "### Carousels: \(count)\n\n"
        let failures = results.filter { !$0.isPassed }
        if !failures.isEmpty {
            text += "| document | what differs |\n|---|---|\n"
            for result in failures.prefix(Self.most) {
                let sentences = result.sentences.map(Self.cell).joined(separator: "<br>")
                text += "| \(Self.cell(result.name)) | \(sentences) |\n"
            }
            if failures.count > Self.most { text += "\nand \(failures.count - Self.most) more documents\n" }
            text += "\n"
        }
        for remark in remarks { text += "- \(Self.cell(remark))\n" }
        return text + "\n"
    }

    /// GitHub shows a summary of at most 1 MiB.
    private static let most = 100

    /// Text in a table's cell: nothing in it is markup.
    private static func cell(_ text: String) -> String {
        text.reduce(into: "") { cell, character in
            switch character {
            case "|", "\\", "*", "_", "[", "]", "`", "#": cell += "\\" + String(character)
            case "<": cell += "&lt;"
            case ">": cell += "&gt;"
            case "&": cell += "&amp;"
            case "\n", "\r", "\r\n": cell += " "
            default: cell.append(character)
            }
        }
    }

    /// The lines by which GitHub Actions marks a document in a pull request.
    package var annotations: String {
        var lines = results.filter { !$0.isPassed }.map { result in
            "::error file=\(Self.property(result.path)),title=\(Self.property(result.name))::"
                + Self.message(result.sentences.joined(separator: "\n"))
        }
        if lines.isEmpty, outcome != .same { lines = remarks.map { "::error::" + Self.message($0) } }
        return lines.map { $0 + "\n" }.joined()
    }

    /// As GitHub's own toolkit escapes a command's message.
    private static func message(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { message, scalar in
            switch scalar {
            case "%": message += "%25"
            case "\r": message += "%0D"
            case "\n": message += "%0A"
            default: message.unicodeScalars.append(scalar)
            }
        }
    }

    /// As GitHub's own toolkit escapes a command's property.
    private static func property(_ text: String) -> String {
        message(text).unicodeScalars.reduce(into: "") { property, scalar in
            switch scalar {
            case ":": property += "%3A"
            case ",": property += "%2C"
            default: property.unicodeScalars.append(scalar)
            }
        }
    }
}
