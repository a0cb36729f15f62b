/// Cuts clusters into stretches that one face can shape in one go.
struct Itemizer {
    /// Neighbouring clusters of one face, script and level.
    struct Item {
        /// The clusters, by place.
        var clusters: Range<Int>
        /// The library's face; nil for native text.
        let face: Int?
        /// The script to shape as.
        let script: UInt32
        /// The embedding level; odd reads right to left.
        let level: UInt8
    }

    let library: FontLibrary
    let font: FontDescription

    /// The stretches in reading order; together they hold every cluster once.
    func items(_ clusters: [TextCluster], _ scalars: [UInt32], levels: [UInt8]) -> [Item] {
        let primary = library.primaryFace(for: font)
        let firstScript = clusters.first { !UnicodeTables.commonScripts.contains($0.script) && !$0.isEmoji }?.script
        var script = firstScript ?? UnicodeTables.latinScript
        var fallbacks: [UInt32: [Int]] = [:]
        var items: [Item] = []
        for (index, cluster) in clusters.enumerated() {
            if !cluster.isEmoji, !UnicodeTables.commonScripts.contains(cluster.script) { script = cluster.script }
            let last = items.last
            let face: Int?
            if cluster.isEmoji {
                face = nil
            } else if let last, cluster.isSpace || cluster.isIgnorable, last.level == levels[index],
                last.face.map({ covers($0, cluster, scalars) }) ?? (last.script != UnicodeTables.emojiScript)
            {
                face = last.face
            } else if let primary, covers(primary, cluster, scalars) {
                face = primary
            } else {
                let candidates = fallbacks[script] ?? library.fallbackFaces(script: script, font: font)
                fallbacks[script] = candidates
                face = candidates.first { covers($0, cluster, scalars) }
            }
            // Native text is one stretch whatever its scripts, but emoji stand apart: their widths are estimated apart.
            let key =
                cluster.isEmoji ? UnicodeTables.emojiScript : (face == nil ? UnicodeTables.tag("Zyyy") : script)
            if let last, last.face == face, last.script == key, last.level == levels[index] {
                items[items.count - 1].clusters = last.clusters.lowerBound..<index + 1
            } else {
                items.append(Item(clusters: index..<index + 1, face: face, script: key, level: levels[index]))
            }
        }
        return items
    }

    /// Whether the face has glyphs for all visible code points, alone or composed with the one before.
    private func covers(_ face: Int, _ cluster: TextCluster, _ scalars: [UInt32]) -> Bool {
        let face = library.faces[face]
        var base: UInt32?
        for scalar in scalars[cluster.start..<cluster.end] {
            if scalar == 0x09 || face.nominalGlyph(scalar) != nil {
                base = scalar
            } else if let previous = base, let composed = UnicodeTables.compose(previous, scalar),
                face.nominalGlyph(composed) != nil
            {
                base = composed
            } else if Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint != true {
                return false
            }
        }
        return true
    }
}
