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
            let digits = text.utf8.split { !(0x30...0x39).contains($0) }
            let candidates =
                digits.compactMap { Int(Substring($0)) }.flatMap { [$0, $0 - 1] } + (count == 1 ? [0] : [])
            return candidates.first { (0..<max(count, 0)).contains($0) && self.id(at: $0) == id }
        default: return nil
        }
    }
}

extension String {
    /// The text with `{index}` and `{number}` replaced for an item: 0, 1 … and 1, 2 …
    package func instantiated(at index: Int) -> String {
        guard utf8.contains(UInt8(ascii: "{")) else { return self }
        var pattern = self
        return pattern.withUTF8 { pattern in
            var result: [UInt8] = []
            result.reserveCapacity(pattern.count + 8)
            var place = 0
            while place < pattern.count {
                if pattern[place] == UInt8(ascii: "{"),
                    let word = Self.words.first(where: { pattern[place...].starts(with: $0.name) })
                {
                    result += String(index + word.first).utf8
                    place += word.name.count
                } else {
                    result.append(pattern[place])
                    place += 1
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// What stands for an item, and which number stands for the first one.
    private static let words = [(name: Array("{index}".utf8), first: 0), (name: Array("{number}".utf8), first: 1)]
}
