/// The formats of single values; lengths in points, times in seconds, angles in degrees.
enum Scalars {
    /// `true` or `false`.
    static let flag: Format<Bool> = Format<Bool>(
        expectation: "true or false", schema: { _ in ["type": "boolean"] }, write: { .bool($0) }
    ) { value, report in
        switch value {
        case .bool(let flag): return flag
        case .word("true"), .word("1"), .word("yes"): return true
        case .word("false"), .word("0"), .word("no"): return false
        default:
            report.note(unexpected: value, expected: "true or false")
            return nil
        }
    }

    /// A number within limits.
    static func number(_ range: ClosedRange<Double>, unit: String = "") -> Format<Double> {
        @Sendable func expectation() -> String {
            let amount = unit.isEmpty ? "a number" : "a number of \(unit)"
            return "\(amount) from \(range.lowerBound.written) to \(range.upperBound.written)"
        }
        return Format(
            expectation: expectation(),
            schema: { _ in
                let schema: JSONValue = [
                    "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
                ]
                return unit.isEmpty ? schema : schema.adding("x-unit", .string(unit))
            },
            write: { .number($0) }
        ) { value, report in
            guard let number = value.number, range.contains(number) else {
                report.note(unexpected: value, expected: expectation())
                return nil
            }
            return number
        }
    }

    /// A whole number within limits.
    static func integer(_ range: ClosedRange<Int>) -> Format<Int> {
        @Sendable func expectation() -> String {
            "a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
        return Format(
            expectation: expectation(),
            schema: { _ in
                [
                    "type": "integer", "minimum": .number(Double(range.lowerBound)),
                    "maximum": .number(Double(range.upperBound)),
                ]
            },
            write: { .number(Double($0)) }
        ) { value, report in
            guard let number = value.number, let integer = Int(exactly: number), range.contains(integer) else {
                report.note(unexpected: value, expected: expectation())
                return nil
            }
            return integer
        }
    }

    /// Text of limited length.
    static func text(most: Int? = nil) -> Format<String> {
        Format(
            expectation: most.map { "text of at most \($0) characters" } ?? "text",
            schema: { builder in
                ["type": "string", "maxLength": .number(Double(most ?? builder.limits.characters))]
            },
            write: { .string($0) }
        ) { value, report in
            let limit = most ?? report.limits.characters
            switch value {
            case .string(let text), .word(let text):
                if text.unicodeScalars.dropFirst(limit).isEmpty { return text }
                report.note("the text is too long", expected: "at most \(limit) characters")
            default: report.note(unexpected: value, expected: "text")
            }
            return nil
        }
    }

    /// One of the words of a type.
    static func word<Word: RawRepresentable & CaseIterable & Sendable>(_ type: Word.Type) -> Format<Word>
    where Word.RawValue == String {
        @Sendable func words() -> [String] { Word.allCases.map(\.rawValue) }
        return Format(
            expectation: words().alternatives, schema: { _ in ["enum": .array(words().map { .string($0) })] },
            write: { .string($0.rawValue) }
        ) { value, report in
            let text = value.text
            if let text, let word = Word(rawValue: text) { return word }
            report.note(
                unexpected: value, expected: words().alternatives,
                suggestion: text.flatMap { Spelling.nearest(to: $0, among: words()) })
            return nil
        }
    }

    /// A list of values, or one alone.
    static func list<Element: Sendable>(
        of element: Format<Element>, least: Int = 0, most: Int, allowsOne: Bool = false
    ) -> Format<[Element]> {
        Format(
            expectation: "a list of \(element.expectation)",
            schema: { builder in
                let one = element.schema(&builder)
                var list: JSONValue = ["type": "array", "items": one, "maxItems": .number(Double(most))]
                if least > 0 { list = list.adding("minItems", .number(Double(least))) }
                return allowsOne ? ["anyOf": [one, list]] : list
            },
            write: { $0.isEmpty ? [] : nil }
        ) { value, report in
            guard case .array(let values) = value else {
                if allowsOne { return element.read(value, &report).map { [$0] } }
                report.note(unexpected: value, expected: "a list of \(element.expectation)")
                return nil
            }
            guard (least...most).contains(values.count) else {
                let limit = values.count > most ? "at most \(most)" : "at least \(least)"
                report.note("the list has \(values.count) elements", expected: limit)
                return nil
            }
            var elements: [Element] = []
            elements.reserveCapacity(values.count)
            for (index, value) in values.enumerated() {
                report.path.push(index)
                if let read = element.read(value, &report) { elements.append(read) }
                report.path.pop()
            }
            return elements.count == values.count ? elements : nil
        }
    }

    /// A length that cannot be negative.
    static let length = number(0...100_000, unit: "points")
    /// A place or a shift.
    static let coordinate = number(-1_000_000_000...1_000_000_000, unit: "points")
    /// A speed with its direction.
    static let velocity = number(-100_000...100_000, unit: "points per second")
    /// A time.
    static let seconds = number(0...60, unit: "seconds")
    /// A turn.
    static let degrees = number(-36_000...36_000, unit: "degrees")
    /// A share of a whole.
    static let fraction = number(0...1)
    /// A multiple.
    static let factor = number(-1000...1000)
}

extension JSONValue {
    /// The number, also where a query wrote it.
    var number: Double? {
        switch self {
        case .number(let number): return number
        case .word(let text):
            guard text.utf8.allSatisfy(Self.isPartOfNumber) else { return nil }
            return Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: return nil
        }
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// The text, also where a query wrote it.
    var text: String? {
        switch self {
        case .string(let text), .word(let text): text
        default: nil
        }
    }
}

extension [String] {
    /// The words as one of them may be chosen: `"a", "b" or "c"`.
    var alternatives: String {
        let quoted = map { "\"\($0)\"" }
        guard let last = quoted.last, count > 1 else { return quoted.first ?? "nothing" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}
