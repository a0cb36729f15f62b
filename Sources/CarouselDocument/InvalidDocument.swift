/// Why a document or a query cannot become a scene.
package struct InvalidDocument: Error, Sendable, Hashable {
    /// Whether it could be read at all.
    package let kind: Kind
    /// What is wrong, in the order that members are read; never empty, at most `DocumentLimits.problems`.
    package let problems: [Problem]

    /// How far the reading came.
    package enum Kind: Sendable, Hashable {
        /// The bytes are not JSON from here on; both count from 1.
        case unreadable(line: Int, column: Int)
        /// The JSON, or the query, says something that a carousel cannot be.
        case invalid
    }

    /// The document was read and these are its problems.
    package init(problems: [Problem]) {
        kind = .invalid
        self.problems = problems
    }

    /// The document was read and has one problem.
    package init(_ problem: Problem) { self.init(problems: [problem]) }

    /// The bytes are not JSON.
    package init(_ fault: JSONFault) {
        kind = .unreadable(line: fault.line, column: fault.column)
        problems = [
            Problem(
                detail: "line \(fault.line), column \(fault.column): \(fault.detail)", expected: fault.expected)
        ]
    }
}

/// One thing that is wrong, where, and what would be right.
package struct Problem: Sendable, Hashable {
    /// A JSON pointer (RFC 6901) into the document; a query parameter is a member of the root.
    package var pointer: String
    /// What is wrong there.
    package var detail: String
    /// What may stand there.
    package var expected: String
    /// The nearest right word, where there is one.
    package var suggestion: String?

    /// Makes one from its parts.
    package init(pointer: String = "", detail: String, expected: String, suggestion: String? = nil) {
        self.pointer = pointer
        self.detail = detail
        self.expected = expected
        self.suggestion = suggestion
    }
}
