/// Brackets take one direction as a pair, that of what they hold or follow (UAX #9, rule N0).
enum BidiBrackets {
    // The pairs of labels, opening before closing; UAX #9 takes more from BidiBrackets.txt.
    private static let closers: [UInt32: UInt32] = {
        let pairs = Array("()[]{}「」『』【】〈〉《》〔〕（）［］｛｝".unicodeScalars.map(\.value))
        return Dictionary(
            uniqueKeysWithValues: stride(from: 0, to: pairs.count - 1, by: 2).map { (pairs[$0], pairs[$0 + 1]) })
    }()
    private static let closing = Set(closers.values)

    /// The classes with paired brackets made left or right where the rule says so, in time linear in the text.
    static func resolve(_ classes: [BidiClass], scalars: [UInt32], base: BidiClass) -> [BidiClass] {
        var result = classes
        for (open, close) in pairs(classes, scalars: scalars) {
            var hasOther = false
            var hasBase = false
            for one in result[open + 1..<close] where one.side == .left || one.side == .right {
                if one.side == base { hasBase = true } else { hasOther = true }
                if hasBase { break }
            }
            guard hasBase || hasOther else { continue }
            let before = result[..<open].last { $0.side == .left || $0.side == .right }?.side ?? base
            let side = hasBase ? base : before
            (result[open], result[close]) = (side, side)
        }
        return result
    }

    /// Matching brackets in the order of their opening ones (rule BD16).
    private static func pairs(_ classes: [BidiClass], scalars: [UInt32]) -> [(open: Int, close: Int)] {
        var stack: [(place: Int, closer: UInt32)] = []
        var pairs: [(open: Int, close: Int)] = []
        for index in classes.indices where classes[index] == .neutral {
            if let closer = closers[scalars[index]] {
                // BD16 stops at 63 open brackets, which also bounds the time.
                if stack.count == 63 { break }
                stack.append((index, closer))
            } else if closing.contains(scalars[index]),
                let match = stack.lastIndex(where: { $0.closer == scalars[index] })
            {
                pairs.append((stack[match].place, index))
                stack.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.open < $1.open }
    }
}
