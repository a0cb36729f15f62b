/// Glyphs of one face in one direction, or text that only the viewer's own fonts can draw.
package struct GlyphRun: Sendable, Equatable {
    /// Who draws the run.
    package enum Kind: Sendable, Hashable {
        /// The glyphs, as shapes of the face.
        case outlines
        /// The viewer, as text: no installed face has outlines for it (emoji, missing scripts); its width is estimated.
        case native
    }

    /// Who draws the run.
    package let kind: Kind
    /// The face of the glyphs; nil for native text.
    package let face: FaceID?
    /// Points per em.
    package let size: Double
    /// The glyphs from left to right; empty for native text.
    package let glyphs: [PositionedGlyph]
    /// The characters of the run in reading order.
    package let text: String
    /// The way the run reads.
    package let direction: WritingDirection
    /// Points from the line's left edge to the run's.
    package internal(set) var x: Double
    /// Points the run takes.
    package let width: Double
}

/// A glyph and where its origin is, in points from the left end of its run's baseline, y down.
package struct PositionedGlyph: Sendable, Hashable {
    /// The glyph's number in its face, never 0 (the empty box).
    package let id: UInt32
    /// Points to the right of the run's left end.
    package let x: Double
    /// Points below the baseline.
    package let y: Double
}

/// A face of one font library, good as a dictionary key and as part of a name; numbers are given in a fixed order.
package struct FaceID: Sendable, Hashable {
    /// The face's place in the library's list.
    package let index: Int

    /// Names the face at a place in the list, which need not exist.
    package init(index: Int) {
        self.index = index
    }
}
