package import HTTP

/// Why a request was not answered as hoped, for people and programs (RFC 9457).
package struct ProblemDetails: Error, Sendable, Equatable {
    /// What sort of trouble it is.
    package var kind: ProblemKind
    /// What happened this time, one sentence.
    package var detail: String
    /// The places at fault.
    package var places: [Place] = []
    /// What the client could have instead.
    package var available: [String] = []
    /// The limit that was passed.
    package var limit: Int?
    /// Header fields that belong to the status, such as `Allow`.
    package var headers: Headers = [:]
    /// Why, for the log alone.
    package var cause: String?

    /// One place at fault.
    package struct Place: Sendable, Equatable {
        /// A JSON pointer into the document, or empty where `parameter` says it.
        package var pointer: String?
        /// The name of a query parameter.
        package var parameter: String?
        /// A line of SwiftUI source, from 1.
        package var line: Int?
        /// The column in UTF-8 bytes, from 1.
        package var column: Int?
        /// What is wrong there, one sentence.
        package var detail: String
        /// What could stand there.
        package var expected: String?
        /// The nearest right word.
        package var suggestion: String?

        /// A place from its parts.
        package init(
            pointer: String? = nil, parameter: String? = nil, line: Int? = nil, column: Int? = nil, detail: String,
            expected: String? = nil,
            suggestion: String? = nil
        ) {
            self.pointer = pointer
            self.parameter = parameter
            self.line = line
            self.column = column
            self.detail = detail
            self.expected = expected
            self.suggestion = suggestion
        }
    }

    /// A problem of a kind.
    package init(_ kind: ProblemKind, _ detail: String, places: [Place] = [], available: [String] = []) {
        self.kind = kind
        self.detail = detail
        self.places = places
        self.available = available
    }

    /// The status it is answered with.
    package var status: Status { kind.status }
}

extension ProblemDetails.Place {
    /// The place and what is wrong there.
    package var sentence: String {
        if let line, let column { return "\(line):\(column): \(detail)" }
        let name = pointer ?? parameter ?? ""
        return name.isEmpty || detail.hasPrefix(name) || detail.hasPrefix("“") ? detail : "\(name): \(detail)"
    }
}

extension ProblemDetails {
    /// A problem whose sentence is that of its first place.
    package init(_ kind: ProblemKind, _ places: [Place]) {
        let more = places.count > 1 ? ", and \(places.count - 1) more" : ""
        self.init(kind, (places.first?.sentence ?? kind.title) + more, places: places)
    }
}
