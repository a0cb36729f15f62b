/// Estimated advances for text that no installed face can shape.
enum NativeAdvance {
    /// An emoji's advance in em: Noto Color Emoji has 1.245, Apple Color Emoji about 1.25 at text sizes.
    static let emoji = 1.25

    // Advances of U+0020 to U+007E in Inter Regular 4.0, thousandths of an em.
    private static let latin: [Int] = [
        281, 278, 403, 631, 638, 813, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636,
        642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743,
        740, 264, 543, 652, 563, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362,
        357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597,
        609, 609, 372, 523, 364, 581, 557, 813, 540, 557, 541, 362, 327, 362, 659,
    ]

    /// The advance in em of one grapheme cluster, by its first code point; only invisible characters have none.
    static func em(_ scalar: UInt32) -> Double {
        if UnicodeTables.isWide(scalar) { return 1 }
        // An ellipsis is three full stops.
        if scalar == 0x2026 { return 0.83 }
        let base = UnicodeTables.base(scalar)
        if base >= 0x20, base < 0x7F { return Double(latin[Int(base) - 0x20]) / 1000 }
        if let value = Unicode.Scalar(base), value.properties.isDefaultIgnorableCodePoint { return 0 }
        // The mean of Inter's lower-case letters, right for Arabic and Hebrew within some percent.
        return 0.57
    }
}
