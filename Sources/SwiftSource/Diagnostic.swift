/// A message about a place in source, as a compiler gives it.
package struct Diagnostic: Sendable, Hashable {
    /// How bad it is.
    package var severity: Severity
    /// From 1.
    package var line: Int
    /// UTF-8 bytes from the start of the line, from 1.
    package var column: Int
    /// What is wrong.
    package var message: String
    /// The nearest right word, if there is one.
    package var suggestion: String?

    /// How bad a message is.
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Nothing is drawn for it.
        case error
        /// It is drawn without what the message is about.
        case warning
        /// It is drawn in another way.
        case note
    }

    /// Makes a message.
    package init(severity: Severity, line: Int, column: Int, message: String, suggestion: String? = nil) {
        self.severity = severity
        self.line = line
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }

    /// The message as one line: `Carousel.swift:3:9: warning: …`.
    package func line(fileName: String) -> String {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return "\(fileName):\(line):\(column): \(severity.rawValue): \(message)\(hint)"
    }
}
