/// Counts brackets before the parser sees them: its lookahead takes time that doubles with each open bracket of a type.
enum BracketScan {
    /// The most square brackets inside each other: the parser tries each twice, so 2^12 attempts.
    static let squareBrackets = 12
    /// The most angle brackets that stay open: the parser looks to the end of the file from each.
    static let angleBrackets = 128

    /// The most `#if` inside each other: the parser looks for the end of each from its start.
    static let conditions = 16

    /// The first byte at which brackets are nested too deeply, and how deep they may be.
    static func excess(in source: [UInt8], nesting: Int) -> (place: Int, limit: Int)? {
        var all = 0
        var square = 0
        var angle = 0
        var conditions = 0
        var previous = UInt8(ascii: " ")
        for (place, byte) in source.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): all += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): all = max(0, all - 1)
            case UInt8(ascii: "["):
                all += 1
                square += 1
            case UInt8(ascii: "]"):
                all = max(0, all - 1)
                square = max(0, square - 1)
            case UInt8(ascii: "#"):
                let word = source[place...].dropFirst().prefix(5)
                if word.starts(with: "if".utf8) { conditions += 1 }
                if word.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
            case UInt8(ascii: "<") where isName(previous): angle += 1
            case UInt8(ascii: ">"): angle = max(0, angle - 1)
            default:
                previous = byte
                continue
            }
            if all > nesting { return (place, nesting) }
            if square > squareBrackets { return (place, squareBrackets) }
            if angle > angleBrackets { return (place, angleBrackets) }
            if conditions > Self.conditions { return (place, Self.conditions) }
            previous = byte
        }
        return nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte > 127 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
    }
}
