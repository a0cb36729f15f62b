import ViewTree
import Writers

extension SwiftUIPrinter {
    func number(_ value: Double) -> String {
        if value == .infinity { return ".infinity" }
        var buffer = ByteBuffer()
        buffer.append(value, decimals: 6)
        return buffer.string
    }

    /// A string literal, the places of a repeated item as interpolations.
    func literal(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            case "\r": escaped += "\\r"
            default:
                if scalar.value < 32 {
                    escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        guard let item else { return "\"\(escaped)\"" }
        return "\""
            + escaped.replacingWord("{index}", with: "\\(\(item))").replacingWord("{number}", with: "\\(\(item) + 1)")
            + "\""
    }

    func id(_ id: ViewID) -> String {
        switch id {
        case .integer(let number): String(number)
        case .string(let text), .value(_, let text): literal(text)
        }
    }

    func axes(_ axes: Axis.Set) -> String {
        axes == .both ? "[.horizontal, .vertical]" : axes.contains(Axis.horizontal) ? ".horizontal" : ".vertical"
    }

    func edges(_ edges: Edge.Set) -> String {
        switch edges {
        case .all: return ".all"
        case .horizontal: return ".horizontal"
        case .vertical: return ".vertical"
        default:
            let names = Edge.allCases.filter { edges.contains($0) }.map { "." + $0.rawValue }
            return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
        }
    }

    func alignment(_ alignment: Alignment) -> String {
        let words: [Alignment: String] = [
            .center: "center", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
            .topLeading: "topLeading", .topTrailing: "topTrailing", .bottomLeading: "bottomLeading",
            .bottomTrailing: "bottomTrailing",
        ]
        return "." + (words[alignment] ?? "center")
    }

    func unitPoint(_ point: UnitPoint) -> String {
        let words: [UnitPoint: String] = [
            .center: "center", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
            .topLeading: "topLeading", .topTrailing: "topTrailing", .bottomLeading: "bottomLeading",
            .bottomTrailing: "bottomTrailing",
        ]
        return words[point].map { "." + $0 } ?? "UnitPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }

    func insets(_ insets: EdgeInsets) -> String {
        let lengths = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ]
        return "EdgeInsets(" + lengths.map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
    }

    /// One length on some edges as `.horizontal, 24`, on all as `24`; other insets in full.
    func lengths(_ insets: EdgeInsets) -> String {
        let used = Edge.allCases.filter { insets[$0] != 0 }
        let set = used.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) }
        guard let first = used.first, used.allSatisfy({ insets[$0] == insets[first] }) else {
            return used.isEmpty ? "0" : self.insets(insets)
        }
        return set == .all ? number(insets[first]) : "\(edges(set)), \(number(insets[first]))"
    }

    func font(_ font: Font) -> String {
        var text: String
        switch font.size {
        case .style(let style) where font.design == .default: text = "." + style.rawValue
        case .style(let style): text = ".system(.\(style.rawValue), design: .\(font.design.rawValue))"
        case .points(let points):
            text = ".system(size: \(number(points))"
            if font.design != .default { text += ", design: .\(font.design.rawValue)" }
            text += ")"
        }
        if let weight = font.weight { text += weight == .bold ? ".bold()" : ".weight(.\(weight.rawValue))" }
        return text + (font.isItalic ? ".italic()" : "")
    }

    func animation(_ animation: Animation) -> String {
        switch animation {
        case .default, .contentOffset: return ".default"
        case .spring(let duration, let bounce):
            return ".spring(duration: \(number(duration)), bounce: \(number(bounce)))"
        case .springResponse(let response, let damping):
            return ".spring(response: \(number(response)), dampingFraction: \(number(damping)))"
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            return
                ".interpolatingSpring(mass: \(number(mass)), stiffness: \(number(stiffness)), damping: \(number(damping)), initialVelocity: \(number(velocity)))"
        case .curve(let curve, let duration): return timed(curve, duration)
        case .adjusted(let inner, let delay, let speed):
            return self.animation(inner) + (delay == 0 ? "" : ".delay(\(number(delay)))")
                + (speed == 1 ? "" : ".speed(\(number(speed)))")
        }
    }

    private func timed(_ curve: TimingCurve, _ duration: Double) -> String {
        switch curve {
        case .linear: ".linear(duration: \(number(duration)))"
        case .easeIn: ".easeIn(duration: \(number(duration)))"
        case .easeOut: ".easeOut(duration: \(number(duration)))"
        case .bezier(let x1, let y1, let x2, let y2):
            ".timingCurve(\(number(x1)), \(number(y1)), \(number(x2)), \(number(y2)), duration: \(number(duration)))"
        case .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut:
            ".easeInOut(duration: \(number(duration)))"
        }
    }

    func curve(_ curve: TimingCurve) -> String {
        switch curve {
        case .linear: ".linear"
        case .easeIn: ".easeIn"
        case .easeOut: ".easeOut"
        case .easeInOut: ".easeInOut"
        case .circularEaseIn: ".circularEaseIn"
        case .circularEaseOut: ".circularEaseOut"
        case .circularEaseInOut: ".circularEaseInOut"
        case .bezier(let x1, let y1, let x2, let y2):
            ".bezier(startControlPoint: UnitPoint(x: \(number(x1)), y: \(number(y1))), endControlPoint: UnitPoint(x: \(number(x2)), y: \(number(y2))))"
        }
    }
}

extension String {
    fileprivate func replacingWord(_ word: String, with value: String) -> String {
        var result = ""
        var rest = self[...]
        while let start = rest.indices.first(where: { rest[$0...].hasPrefix(word) }) {
            result += rest[..<start] + value
            rest = rest[start...].dropFirst(word.count)
        }
        return result + rest
    }
}
