/// The vertical measures of a font at a size, in points.
///
/// They are the `hhea` ascender, descender and line gap of the face, scaled: for Inter 1.21 em in all, close to the
/// 1.19 em of the system font they stand in for. Nothing is rounded to pixels.
package struct FontMetrics: Sendable, Hashable {
    /// Points from the top of a line to its baseline.
    package let ascent: Double
    /// Points from the baseline to the bottom of a line, positive.
    package let descent: Double
    /// Points the font adds between two lines.
    package let leading: Double

    /// Points from one baseline to the next, before any line spacing.
    package var lineHeight: Double { ascent + descent + leading }
}
