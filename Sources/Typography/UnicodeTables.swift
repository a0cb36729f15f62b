import CHarfBuzz

/// The few properties of a code point that shaping and line breaking ask for.
enum UnicodeTables {
    /// The four letters of an OpenType or ISO 15924 tag as one number.
    static func tag(_ letters: StaticString) -> UInt32 {
        letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// ISO 15924 codes that mean "any script": common, inherited, unknown.
    static let commonScripts: Set<UInt32> = [tag("Zyyy"), tag("Zinh"), tag("Zzzz")]
    /// The tag that keeps emoji in runs of their own.
    static let emojiScript = tag("Zsye")
    /// The tag of Latin, which text without letters is shaped as.
    static let latinScript = tag("Latn")

    // HarfBuzz's own Unicode tables, built in and immutable, so results do not depend on the system.
    nonisolated(unsafe) private static let functions = hb_unicode_funcs_get_default()

    /// The ISO 15924 code of the script, as a tag.
    static func script(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 ? latinScript : tag("Zyyy") }
        return hb_unicode_script(functions, scalar).rawValue
    }

    /// Whether text in the script runs from right to left.
    static func isRightToLeft(script: UInt32) -> Bool {
        hb_script_get_horizontal_direction(hb_script_t(rawValue: script)) == HB_DIRECTION_RTL
    }

    /// The canonical composition of two code points; nil when there is none.
    static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
        var composed: UInt32 = 0
        return hb_unicode_compose(functions, first, second, &composed) != 0 ? composed : nil
    }

    /// The letter under the accents of a precomposed character.
    static func base(_ scalar: UInt32) -> UInt32 {
        var base = scalar
        var mark: UInt32 = 0
        for _ in 0..<4 {
            var next: UInt32 = 0
            guard base >= 0xA0, hb_unicode_decompose(functions, base, &next, &mark) != 0 else { break }
            base = next
        }
        return base
    }

    /// Whether the code point takes a whole em in East Asian type (UAX #11, W and F).
    static func isWide(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x1100 else { return false }
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
            0x20000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}
