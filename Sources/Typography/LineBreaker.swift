/// Where a paragraph may be cut into lines: after spaces and hyphens, around ideographs and emoji (UAX #14, in part).
struct LineBreaker {
    let paragraph: Paragraph

    /// Points a line may exceed its width, so that text offered exactly its own width stays on one line.
    static let tolerance = 0.001

    /// The clusters of each line, first to last, spaces at line ends left out; a long word is cut between clusters.
    ///
    /// Stops after `limit` lines.
    func lines(maxWidth: Double, limit: Int) -> [Range<Int>] {
        let clusters = paragraph.clusters
        var lines: [Range<Int>] = []
        var start = 0
        var width = 0.0
        var hasText = false
        var opportunity: Int?
        var index = 0
        while index < clusters.count, lines.count < limit {
            if hasText, allowsBreak(before: index) { opportunity = index }
            width += paragraph.advances[index]
            if !clusters[index].isSpace, index > start, width > maxWidth + Self.tolerance {
                let end = opportunity ?? index
                lines.append(trimmed(start..<end))
                (start, index) = (end, end)
                (width, hasText, opportunity) = (0, false, nil)
                continue
            }
            hasText = hasText || !clusters[index].isSpace
            index += 1
        }
        // The text's own trailing spaces count when it fits on one line, as they do in SwiftUI.
        if lines.count < limit {
            lines.append(lines.isEmpty ? start..<clusters.count : trimmed(start..<clusters.count))
        }
        return lines
    }

    /// The range without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, paragraph.clusters[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    private func allowsBreak(before index: Int) -> Bool {
        guard index > 0 else { return false }
        let (left, right) = (paragraph.clusters[index - 1], paragraph.clusters[index])
        if right.isSpace || right.isIgnorable { return false }
        if left.isSpace || left.first == 0x200B { return true }
        if Self.hyphens.contains(left.first) {
            // Not between a sign and its number, nor after a hyphen that starts a word.
            return right.bidi != .number && index > 1 && !paragraph.clusters[index - 2].isSpace
        }
        guard isIdeograph(left) || isIdeograph(right) else { return false }
        return !Self.closing.contains(right.first) && !Self.opening.contains(left.first)
    }

    private func isIdeograph(_ cluster: TextCluster) -> Bool {
        cluster.isEmoji || UnicodeTables.isWide(cluster.first)
    }

    // Hyphen-minus, slash, hyphen, en dash, em dash.
    private static let hyphens: Set<UInt32> = [0x2D, 0x2F, 0x2010, 0x2013, 0x2014]
    private static let opening = Set("([{「『（【《〈〔［｛“‘«".unicodeScalars.map(\.value))
    private static let closing = Set(
        ")]}!?.,:;%、。，．：；！？）」』】》〉〕］｝ーっゃゅょぁぃぅぇぉッャュョァィゥェォ々…‥・”’»".unicodeScalars.map(\.value))
}
