import ViewTree

extension Color {
    /// A name, hexadecimal digits, or parts: `"blue"`, `"#1289A7"`, `{ "hsb": { … } }`.
    static let format: Format<Color> = Format<Color>.choice(
        "color", "A colour: SwiftUI's names, #rgb, #rrggbb, #rrggbbaa or parts.", choices)

    static let choices: [Choice<Color>] = [
        .type(.string, text, "A name or #rgb, #rrggbb, #rrggbbaa."),
        .tag("hsb", hsb, "Hue, saturation and brightness."),
        .tag("rgb", rgb, "Red, green and blue in sRGB."),
        .tag("adaptive", adaptive, "One colour in light appearance, another in dark."),
    ]

    /// The colour of a name or of hexadecimal digits after `#`; nil where it is neither.
    init?(written text: String) {
        if let named = Self.named[text] {
            self = named
            return
        }
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
        let parts: [Int]
        switch digits.count {
        case 3, 4: parts = digits.map { $0 * 17 }
        case 6, 8: parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let values = parts.map { Double($0) / 255 }
        self.init(RGBA(red: values[0], green: values[1], blue: values[2], alpha: values.count > 3 ? values[3] : 1))
    }

    private static let expectation = "a colour: a SwiftUI name such as \"blue\", #rgb, #rrggbb or #rrggbbaa"

    /// A name or hexadecimal digits alone.
    static let text: Format<Color> = Format<Color>(
        expectation: expectation,
        schema: { builder in
            let digits = "([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
            return [
                "anyOf": [
                    ["enum": .array(named.keys.sorted().map { .string($0) })],
                    ["type": "string", "pattern": .string((builder.isQuery ? "^#?" : "^#") + digits)],
                ]
            ]
        }
    ) { value, report in
        if let text = value.text {
            if let color = Color(written: text) { return color }
            // In a query # begins the fragment, so it may be left out.
            if case .word = value, let color = Color(written: "#" + text) { return color }
            report.note(
                unexpected: value, expected: expectation,
                suggestion: Spelling.nearest(to: text, among: named.keys.sorted()))
        } else {
            report.note(unexpected: value, expected: expectation)
        }
        return nil
    }

    private static let hsb: Format<Color> = Format<Color>.object("hsb", "A colour by hue, saturation and brightness.") {
        members in
        Color(
            RGBA(
                hue: members.value("hue", Scalars.fraction, default: 0, "0 is red, 1/3 green, 2/3 blue."),
                saturation: members.value("saturation", Scalars.fraction, default: 1, "0 is grey."),
                brightness: members.value("brightness", Scalars.fraction, default: 1, "0 is black."),
                alpha: members.value("opacity", Scalars.fraction, default: 1, "0 is clear.")))
    }

    private static let rgb: Format<Color> = Format<Color>.object("rgb", "A colour by red, green and blue in sRGB.") {
        members in
        Color(
            RGBA(
                red: members.value("red", Scalars.fraction, default: 0, "0 to 1."),
                green: members.value("green", Scalars.fraction, default: 0, "0 to 1."),
                blue: members.value("blue", Scalars.fraction, default: 0, "0 to 1."),
                alpha: members.value("opacity", Scalars.fraction, default: 1, "0 is clear.")))
    }

    private static let adaptive: Format<Color> = Format<Color>.object(
        "adaptive", "A colour for each appearance, by name or hexadecimal digits."
    ) { members in
        let light = members.required("light", text, "In light appearance.")
        let dark = members.required("dark", text, "In dark appearance.")
        guard let light, let dark else { return nil }
        return Color(light: light.light, dark: dark.dark)
    }
}
