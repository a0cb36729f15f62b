/// The identities of a repeated view.
package enum ViewIDTemplate: Sendable, Hashable {
    /// The index itself.
    case index
    /// A text in which `{index}` and `{number}` stand for the item.
    case text(String)

    /// The identity at an index.
    package func id(at index: Int) -> ViewID {
        switch self {
        case .index: .integer(index)
        case .text(let pattern): .string(pattern.instantiated(at: index))
        }
    }

    /// The index of an identity in 0 ..< count, or nil; found without trying each.
    package func index(of id: ViewID, count: Int) -> Int? {
        switch (self, id) {
        case (.index, .integer(let index)):
            return (0..<max(count, 0)).contains(index) ? index : nil
        case (.text, .string(let text)):
            let digits = text.split(whereSeparator: { !("0"..."9").contains($0) })
            let candidates = digits.compactMap { Int($0) }.flatMap { [$0, $0 - 1] } + (count == 1 ? [0] : [])
            return candidates.first { (0..<max(count, 0)).contains($0) && self.id(at: $0) == id }
        default: return nil
        }
    }
}

extension String {
    /// The text with `{index}` and `{number}` replaced for an item: 0, 1 … and 1, 2 …
    package func instantiated(at index: Int) -> String {
        guard utf8.contains(UInt8(ascii: "{")) else { return self }
        return replacing("{index}", with: String(index)).replacing("{number}", with: String(index + 1))
    }

    private func replacing(_ word: String, with value: String) -> String {
        var result = ""
        var rest = self[...]
        while let start = rest.firstRange(of: word) {
            result += rest[..<start.lowerBound]
            result += value
            rest = rest[start.upperBound...]
        }
        return result + rest
    }
}

extension Substring {
    fileprivate func firstRange(of word: String) -> Range<Index>? {
        var start = startIndex
        while let found = self[start...].firstIndex(where: { $0 == word.first }) {
            if self[found...].hasPrefix(word) { return found..<index(found, offsetBy: word.count) }
            start = index(after: found)
        }
        return nil
    }
}
