/// A family of fonts the library looks for, by file name.
struct FontFamily {
    /// The file's name without style and extension.
    let name: String
    /// The face's place in a `.ttc` collection.
    let index: Int

    init(_ name: String, index: Int = 0) {
        self.name = name
        self.index = index
    }

    /// Inter's static faces by weight class, names as in its files.
    static let interWeights: [(Int, String)] = [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
        (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]

    /// Families that cover many scripts or symbols, best first.
    static let general = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "DejaVuSans"]
        .map { FontFamily($0) }

    /// Families for one script each, best first; the order of the list numbers the faces.
    static let byScript: [(UInt32, [FontFamily])] = [
        // Faces of the Noto CJK collection: 0 Japanese, 1 Korean, 2 simplified and 3 traditional Chinese.
        (UnicodeTables.tag("Hani"), cjk(2, "SC")), (UnicodeTables.tag("Hira"), cjk(0, "JP")),
        (UnicodeTables.tag("Kana"), cjk(0, "JP")), (UnicodeTables.tag("Hang"), cjk(1, "KR")),
        (UnicodeTables.tag("Bopo"), cjk(3, "TC")),
        (UnicodeTables.tag("Arab"), noto("Arabic") + [FontFamily("NotoNaskhArabic")]),
        (UnicodeTables.tag("Hebr"), noto("Hebrew")), (UnicodeTables.tag("Thai"), noto("Thai")),
        (UnicodeTables.tag("Laoo"), noto("Lao")), (UnicodeTables.tag("Khmr"), noto("Khmer")),
        (UnicodeTables.tag("Mymr"), noto("Myanmar")), (UnicodeTables.tag("Deva"), noto("Devanagari")),
        (UnicodeTables.tag("Beng"), noto("Bengali")), (UnicodeTables.tag("Guru"), noto("Gurmukhi")),
        (UnicodeTables.tag("Gujr"), noto("Gujarati")), (UnicodeTables.tag("Orya"), noto("Oriya")),
        (UnicodeTables.tag("Taml"), noto("Tamil")), (UnicodeTables.tag("Telu"), noto("Telugu")),
        (UnicodeTables.tag("Knda"), noto("Kannada")), (UnicodeTables.tag("Mlym"), noto("Malayalam")),
        (UnicodeTables.tag("Sinh"), noto("Sinhala")), (UnicodeTables.tag("Ethi"), noto("Ethiopic")),
        (UnicodeTables.tag("Armn"), noto("Armenian")), (UnicodeTables.tag("Geor"), noto("Georgian")),
    ]

    private static func noto(_ script: String) -> [FontFamily] { [FontFamily("NotoSans" + script)] }

    private static func cjk(_ index: Int, _ region: String) -> [FontFamily] {
        [FontFamily("NotoSansCJK", index: index), FontFamily("NotoSans" + region)]
    }
}
