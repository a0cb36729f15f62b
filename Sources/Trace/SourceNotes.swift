import Writers

/// What was found in SwiftUI source beside its view: names it does not define, and what an eye should fall on.
package struct SourceNotes: Sendable, Hashable {
    /// Names that something stands for, in the order of the source.
    package var standIns: [StandIn]
    /// Mistakes and warnings, in the order of the source.
    package var diagnostics: [Diagnostic]

    /// A name that is not defined, and what stands for it.
    package struct StandIn: Sendable, Hashable {
        /// The name.
        package var name: String
        /// What it was taken for: a view, a collection, a number.
        package var kind: String
        /// Its line, from 1.
        package var line: Int
        /// Its column, from 1.
        package var column: Int

        /// Makes one from its parts.
        package init(name: String, kind: String, line: Int, column: Int) {
            self.name = name
            self.kind = kind
            self.line = line
            self.column = column
        }

        /// As it is listed in one line: `3:9 CardView (view)`.
        package var text: String { "\(line):\(column) \(name) (\(kind))" }
    }

    /// A message about a place in the source.
    package struct Diagnostic: Sendable, Hashable {
        /// `error`, `warning` or `note`.
        package var severity: String
        /// The line, from 1.
        package var line: Int
        /// The column, from 1.
        package var column: Int
        /// What is the matter.
        package var message: String
        /// The word that was probably meant.
        package var suggestion: String?

        /// Makes one from its parts.
        package init(severity: String, line: Int, column: Int, message: String, suggestion: String?) {
            self.severity = severity
            self.line = line
            self.column = column
            self.message = message
            self.suggestion = suggestion
        }

        /// As a compiler writes it: `3:9: warning: message`.
        package var text: String {
            "\(line):\(column): \(severity): \(message)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        }
    }

    /// Makes notes from their parts.
    package init(standIns: [StandIn], diagnostics: [Diagnostic]) {
        self.standIns = standIns
        self.diagnostics = diagnostics
    }

    /// Writes the members of an object.
    func write(to json: inout JSONWriter) {
        json.member("standIns") { json in
            json.array { json in
                for standIn in standIns {
                    json.object {
                        $0.member("name", standIn.name)
                        $0.member("kind", standIn.kind)
                        $0.member("line", standIn.line)
                        $0.member("column", standIn.column)
                    }
                }
            }
        }
        json.member("diagnostics") { json in
            json.array { json in
                for diagnostic in diagnostics {
                    json.object {
                        $0.member("severity", diagnostic.severity)
                        $0.member("line", diagnostic.line)
                        $0.member("column", diagnostic.column)
                        $0.member("message", diagnostic.message)
                        $0.member("suggestion", diagnostic.suggestion)
                    }
                }
            }
        }
    }
}
