/// Finds the right word for a wrong one.
enum Nearest {
    /// The nearest word within a third of the length, or nil.
    static func word(to wrong: String, in words: some Sequence<String>) -> String? {
        let limit = max(1, wrong.count / 3)
        let target = Array(wrong.lowercased().utf8.prefix(64))
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = distance(target, Array(word.lowercased().utf8.prefix(64)))
            guard distance <= limit else { continue }
            guard let found = best else {
                best = (word, distance)
                continue
            }
            if (distance, word) < (found.distance, found.word) { best = (word, distance) }
        }
        return best?.word
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var before: [Int] = []
        var previous = Array(0...second.count)
        for (row, left) in first.enumerated() {
            var current = [row + 1]
            for (column, right) in second.enumerated() {
                var best = min(
                    previous[column] + (left == right ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left == second[column - 1], first[row - 1] == right {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            before = previous
            previous = current
        }
        return previous[second.count]
    }
}
