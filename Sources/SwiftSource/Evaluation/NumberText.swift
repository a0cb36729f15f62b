import Writers

/// Numbers as formats write them.
enum NumberText {
    /// The words of a pattern with the first specifier replaced.
    static func text(pattern: String, _ value: Value, _ evaluator: Evaluator) throws -> String {
        guard let start = pattern.firstIndex(of: "%"),
            let end = pattern[start...].dropFirst().firstIndex(where: { $0.isLetter || $0 == "@" })
        else { return pattern }
        let rest = pattern[pattern.index(after: end)...].split(separator: "%%", omittingEmptySubsequences: false)
        return pattern[..<start] + (try text(value, specifier: String(pattern[start...end]), evaluator))
            + rest.joined(separator: "%")
    }

    /// `%.2f`, `%d`, `%03d`, `%lld`, `%@` and `%%`.
    static func text(_ value: Value, specifier: String, _ evaluator: Evaluator) throws -> String {
        let body = specifier.drop { $0 != "%" }.dropFirst()
        guard let kind = body.last(where: { $0.isLetter || $0 == "@" }) else { return try evaluator.string(value) }
        switch kind {
        case "f", "g", "e":
            let decimals =
                body.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first.flatMap {
                    Int($0.prefix { $0.isNumber })
                } ?? 6
            return fixed(evaluator.number(value, name: "value", at: 0), decimals: decimals)
        case "d", "i", "u":
            let text = String(evaluator.wholeNumber(value, name: "value", at: 0))
            let width = body.first == "0" ? Int(body.prefix { $0.isNumber }) ?? 0 : 0
            return String(repeating: "0", count: max(0, min(width, 20) - text.count)) + text
        default: return try evaluator.string(value)
        }
    }

    /// `.number`, `.number.precision(.fractionLength(1))`, `.percent`.
    static func text(_ value: Value, format: Implicit, _ evaluator: Evaluator) throws -> String {
        guard let kind = format.links.first?.name, kind == "number" || kind == "percent",
            evaluator.plainNumber(value) != nil
        else { return try evaluator.string(value) }
        let number = evaluator.number(value, name: "value", at: 0) * (kind == "percent" ? 100 : 1)
        let suffix = kind == "percent" ? "%" : ""
        for link in format.links where link.name == "precision" {
            if case .implicit(let precision)? = link.arguments?.first?.value, let length = precision.links.first,
                length.name == "fractionLength", let digits = length.arguments?.first
            {
                return fixed(number, decimals: evaluator.wholeNumber(digits.value, name: "digits", at: 0)) + suffix
            }
        }
        var buffer = ByteBuffer()
        buffer.append(number, decimals: 3)
        return buffer.string + suffix
    }

    /// A number with exactly so many digits after the point, 0 ... 6.
    static func fixed(_ number: Double, decimals: Int) -> String {
        let format = DecimalFormat(decimals: decimals)
        let scaled = format.scaled(number)
        let digits = format.decimals
        var text = String(scaled.magnitude)
        if digits > 0 {
            text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
            text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
        }
        return scaled < 0 ? "-" + text : text
    }
}
