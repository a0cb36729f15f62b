import Writers

/// What a reading has found so far: where it is, and what is wrong.
struct Report: Sendable {
    let limits: DocumentLimits
    var path = DocumentPath()
    private(set) var problems: [Problem] = []

    init(limits: DocumentLimits) {
        self.limits = limits
    }

    /// Notes a problem at the place of the reading; further ones beyond the limit are dropped.
    mutating func note(
        _ detail: @autoclosure () -> String, expected: @autoclosure () -> String,
        suggestion: @autoclosure () -> String? = nil
    ) {
        guard !isFull else { return }
        problems.append(
            Problem(pointer: path.pointer, detail: detail(), expected: expected(), suggestion: suggestion()))
    }

    /// Whether no further problem will be told.
    var isFull: Bool { problems.count >= limits.problems }

    /// Notes a value that is not what may stand here.
    mutating func note(
        unexpected value: JSONValue, expected: @autoclosure () -> String,
        suggestion: @autoclosure () -> String? = nil
    ) {
        note("\(Self.phrase(for: value)) cannot stand here", expected: expected(), suggestion: suggestion())
    }

    /// A value in words short enough for a sentence.
    static func phrase(for value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.written
        case .string(let text), .word(let text): quoted(text)
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// A text of a document in quotation marks, cut where it is long, with control characters replaced.
    static func quoted(_ text: String) -> String {
        var short = ""
        for scalar in text.unicodeScalars.prefix(40) {
            let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
            short.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return "\"" + short + (text.unicodeScalars.dropFirst(40).isEmpty ? "" : "…") + "\""
    }
}

extension Double {
    /// The number as answers write it; beyond what they can write, its order of magnitude.
    var written: String {
        guard magnitude <= DecimalFormat.limit else { return self < 0 ? "a number below -1e9" : "a number above 1e9" }
        var buffer = ByteBuffer()
        buffer.append(self, decimals: 6)
        return buffer.string
    }
}
