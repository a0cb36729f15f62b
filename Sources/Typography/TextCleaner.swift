/// Makes any string fit for shaping and for XML 1.0.
enum TextCleaner {
    /// The paragraphs of a string, without the controls XML 1.0 forbids and the others no font can draw.
    ///
    /// Carriage returns, U+0085, U+2028 and U+2029 end a paragraph as a line feed does. Only the first `maximumLength`
    /// code points are read.
    static func paragraphs(_ string: String, maximumLength: Int) -> [String] {
        var paragraphs: [String] = []
        var current = String.UnicodeScalarView()
        var previous: UInt32 = 0
        for scalar in string.unicodeScalars.prefix(maximumLength) {
            switch scalar.value {
            case 0x0A where previous == 0x0D: break
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
                paragraphs.append(String(current))
                current = String.UnicodeScalarView()
            // XML 1.0, production 2 (Char); DEL and the C1 controls are allowed there but have no shape.
            case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
            default: current.append(scalar)
            }
            previous = scalar.value
        }
        paragraphs.append(String(current))
        return paragraphs
    }
}
