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
        guard var brace = utf8.firstIndex(of: UInt8(ascii: "{")) else { return self }
        var result = ""
        var rest = self[...]
        while true {
            result += rest[..<brace]
            rest = rest[brace...]
            if rest.utf8.starts(with: "{index}".utf8) {
                result += String(index)
                rest = rest.dropFirst(bytes: 7)
            } else if rest.utf8.starts(with: "{number}".utf8) {
                result += String(index + 1)
                rest = rest.dropFirst(bytes: 8)
            } else {
                result += "{"
                rest = rest.dropFirst(bytes: 1)
            }
            guard let next = rest.utf8.firstIndex(of: UInt8(ascii: "{")) else { return result + rest }
            brace = next
        }
    }
}

extension Substring {
    fileprivate func dropFirst(bytes count: Int) -> Substring { self[utf8.index(startIndex, offsetBy: count)...] }
}
