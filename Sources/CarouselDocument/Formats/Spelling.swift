/// Finding the word that was meant.
package enum Spelling {
    /// The word nearest to a misspelt one, where one is near enough: within a third of its length, and never beyond 3 edits.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = Array(word.lowercased().utf8.prefix(longest + 1))
        guard letters.count <= longest else { return nil }
        var best: (distance: Int, word: String)?
        for candidate in candidates where candidate != word {
            let distance = distance(letters, Array(candidate.lowercased().utf8.prefix(longest)))
            let allowed = min(3, max(1, max(letters.count, candidate.utf8.count) / 3))
            if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.word
    }

    /// Longer words are not compared, so that a long name in a document costs no time.
    private static let longest = 40

    /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
    /// (Damerau and Levenshtein, restricted: no letter is edited twice).
    static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            current.reserveCapacity(second.count + 1)
            for column in second.indices {
                let isSame = first[row] == second[column]
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            before = last
            last = current
        }
        return last[second.count]
    }
}
