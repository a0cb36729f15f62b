/// The one place where text becomes XML (XML 1.0, sections 2.2, 2.4, 2.11 and 3.3.3).
enum XMLEscape {
    static func text(_ text: String, to buffer: inout ByteBuffer) {
        escape(text, to: &buffer) { byte in
            switch byte {
            case 38: "&amp;"
            case 60: "&lt;"
            case 62: "&gt;"
            case 13: "&#13;"
            default: nil
            }
        }
    }

    static func attribute(_ text: String, to buffer: inout ByteBuffer) {
        escape(text, to: &buffer) { byte in
            switch byte {
            case 38: "&amp;"
            case 60: "&lt;"
            case 62: "&gt;"
            case 34: "&quot;"
            case 9: "&#9;"
            case 10: "&#10;"
            case 13: "&#13;"
            default: nil
            }
        }
    }

    /// In a comment nothing can be escaped: a hyphen after a hyphen, or at the end, is replaced.
    static func comment(_ text: String, to buffer: inout ByteBuffer) {
        var isAfterHyphen = true
        escape(text, to: &buffer) { byte in
            defer { isAfterHyphen = byte == 45 && !isAfterHyphen }
            return byte == 45 && isAfterHyphen ? replacement : nil
        }
        if text.utf8.last == 45, isAfterHyphen { buffer.append(byte: 32) }
    }

    private static let replacement: StaticString = "\u{FFFD}"

    private static func escape(
        _ text: String, to buffer: inout ByteBuffer, _ substitute: (UInt8) -> StaticString?
    ) {
        var text = text
        text.withUTF8 { utf8 in
            for (index, byte) in utf8.enumerated() {
                if byte < 32, byte != 9, byte != 10, byte != 13 {
                    buffer.append(replacement)
                } else if byte < 128 {
                    if let other = substitute(byte) { buffer.append(other) } else { buffer.append(byte: byte) }
                } else if byte >= 0xBE, index >= 2, utf8[index - 1] == 0xBF, utf8[index - 2] == 0xEF {
                    // U+FFFE and U+FFFF are EF BF BE and EF BF BF; U+FFFD, which XML allows, ends in BD.
                    buffer.append(byte: 0xBD)
                } else {
                    buffer.append(byte: byte)
                }
            }
        }
    }
}
