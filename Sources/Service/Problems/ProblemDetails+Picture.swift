internal import HTTP
internal import Writers

extension ProblemDetails {
    /// The problem drawn, for whoever sees only pictures; sizes in points.
    package func picture(instance: String) -> [UInt8] {
        let sentences = places.prefix(Self.mostPlaces).map { place in
            place.sentence + (place.suggestion.map { " (did you mean \($0)?)" } ?? "")
        }
        let lines = (sentences.isEmpty ? [detail] : sentences).flatMap(Self.wrap)
        let height = Double(96 + 20 * lines.count)
        var xml = XMLWriter()
        xml.element("svg") { xml in
            xml.attribute("xmlns", literal: "http://www.w3.org/2000/svg")
            xml.attribute("width", Self.width)
            xml.attribute("height", height)
            xml.attribute("viewBox") { buffer in
                buffer.append("0 0 ")
                buffer.append(Self.width)
                buffer.append(" ")
                buffer.append(height)
            }
            xml.attribute("role", literal: "img")
            xml.element("title") { $0.text("\(status.code): \(kind.title)") }
            xml.element("rect") { xml in
                xml.attribute("x", 0.5)
                xml.attribute("y", 0.5)
                xml.attribute("width", Self.width - 1)
                xml.attribute("height", height - 1)
                xml.attribute("rx", 12)
                xml.attribute("fill", literal: "#fff5f4")
                xml.attribute("stroke", literal: "#d93025")
            }
            Self.line("\(status.code) \(kind.title)", at: 34, size: 16, weight: "600", fill: "#b3261e", in: &xml)
            for (index, line) in lines.enumerated() {
                Self.line(line, at: 62 + 20 * Double(index), size: 13, weight: "400", fill: "#3c1f1c", in: &xml)
            }
            Self.line(instance, at: height - 16, size: 10, weight: "400", fill: "#8c5a55", in: &xml)
        }
        return xml.bytes
    }

    /// Nothing to see, for pages that would rather show a gap than a problem.
    package static let blank: [UInt8] = {
        var xml = XMLWriter()
        xml.element("svg") { xml in
            xml.attribute("xmlns", literal: "http://www.w3.org/2000/svg")
            xml.attribute("width", 1)
            xml.attribute("height", 1)
        }
        return xml.bytes
    }()

    private static let width = 480.0
    private static let mostPlaces = 4
    /// Characters of 13 points that fit the width less its margins at an average advance of 0.55 em.
    private static let lineLength = 62
    /// Lines that one sentence may take; a longer one ends with an ellipsis.
    private static let mostLines = 4

    private static func line(
        _ text: String, at y: Double, size: Double, weight: StaticString, fill: StaticString, in xml: inout XMLWriter
    ) {
        xml.element("text") { xml in
            xml.attribute("x", 20)
            xml.attribute("y", y)
            xml.attribute("font-family", literal: "system-ui, sans-serif")
            xml.attribute("font-size", size)
            xml.attribute("font-weight", literal: weight)
            xml.attribute("fill", literal: fill)
            xml.text(text)
        }
    }

    private static func wrap(_ text: String) -> [String] {
        var lines: [String] = []
        var line: [Character] = []
        for word in text.prefix(lineLength * mostLines * 2).split(separator: " ") {
            if !line.isEmpty, line.count + word.count + 1 > lineLength {
                lines.append(String(line))
                line = []
            }
            if !line.isEmpty { line.append(" ") }
            line += word
            while line.count > lineLength {
                lines.append(String(line.prefix(lineLength)))
                line.removeFirst(lineLength)
            }
        }
        if !line.isEmpty { lines.append(String(line)) }
        guard lines.count > mostLines else { return lines }
        return lines.prefix(mostLines - 1) + [String(lines[mostLines - 1].prefix(lineLength - 1)) + "…"]
    }
}
