/// What a cluster is to the bidirectional algorithm (UAX #9), as coarsely as labels need.
enum BidiClass {
    case left, right, number, separator, terminator, mark, neutral

    /// The class as neighbours see it: numbers count as right to left (rules N0 and N1).
    var side: BidiClass { self == .number ? .right : self }

    /// The class of a code point below U+007F.
    init(ascii scalar: UInt32) {
        switch scalar {
        case 0x30...0x39: self = .number
        case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A: self = .separator
        case 0x23, 0x24, 0x25: self = .terminator
        case 0x41...0x5A, 0x61...0x7A: self = .left
        default: self = .neutral
        }
    }

    /// The class of any code point, given its script.
    init(_ scalar: Unicode.Scalar, script: UInt32) {
        switch scalar.value {
        case 0..<0x7F: self = BidiClass(ascii: scalar.value)
        case 0x200E: self = .left
        case 0x200F, 0x061B...0x061F: self = .right
        case 0x00A2...0x00A5, 0x00B0, 0x00B1, 0x066A, 0x20A0...0x20CF: self = .terminator
        case 0x060C, 0x00A0: self = .separator
        default:
            switch scalar.properties.generalCategory {
            case .decimalNumber: self = .number
            case .nonspacingMark, .enclosingMark: self = .mark
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark:
                self = UnicodeTables.isRightToLeft(script: script) ? .right : .left
            default: self = UnicodeTables.isRightToLeft(script: script) ? .right : .neutral
            }
        }
    }
}

/// Embedding levels and visual order (UAX #9 without explicit embeddings and isolates).
enum BidiLevels {
    /// The direction of the first strong character (rules P2, P3); nil when there is none.
    static func direction(_ classes: [BidiClass]) -> WritingDirection? {
        for one in classes {
            if one == .left { return .leftToRight }
            if one == .right { return .rightToLeft }
        }
        return nil
    }

    /// A level for each class: even runs left to right, odd right to left; `scalars` are the first of each cluster.
    static func resolve(_ classes: [BidiClass], scalars: [UInt32], paragraph: WritingDirection) -> [UInt8] {
        let base: BidiClass = paragraph == .leftToRight ? .left : .right
        // The common case needs no rules: everything reads from left to right.
        if base == .left, !classes.contains(.right) { return [UInt8](repeating: 0, count: classes.count) }
        let numbered = resolveNumbers(classes, base: base)
        let strong = resolveNeutrals(BidiBrackets.resolve(numbered, scalars: scalars, base: base), base: base)
        return strong.map { $0 == .right ? 1 : ($0 == .left && base == .left ? 0 : 2) }
    }

    /// Rules W1 and W4 to W7: marks follow their letter, signs follow their number, numbers after Latin are Latin.
    private static func resolveNumbers(_ classes: [BidiClass], base: BidiClass) -> [BidiClass] {
        var result = classes
        for index in result.indices where result[index] == .mark {
            result[index] = index > 0 ? result[index - 1] : .neutral
        }
        for index in result.indices where result[index] == .separator {
            let joins =
                index > 0 && index + 1 < result.count && result[index - 1] == .number && result[index + 1] == .number
            result[index] = joins ? .number : .neutral
        }
        var index = 0
        while index < result.count {
            guard result[index] == .terminator else {
                index += 1
                continue
            }
            let end = result[index...].firstIndex { $0 != .terminator } ?? result.count
            let touches = index > 0 && result[index - 1] == .number || end < result.count && result[end] == .number
            for place in index..<end { result[place] = touches ? .number : .neutral }
            index = end
        }
        var strong = base
        for index in result.indices {
            if result[index] == .left || result[index] == .right { strong = result[index] }
            if result[index] == .number, strong == .left { result[index] = .left }
        }
        return result
    }

    /// Rules N1 and N2: neutrals between like neighbours join them, others take the paragraph's direction.
    private static func resolveNeutrals(_ classes: [BidiClass], base: BidiClass) -> [BidiClass] {
        var result = classes
        var index = 0
        while index < result.count {
            guard result[index] == .neutral else {
                index += 1
                continue
            }
            let end = result[index...].firstIndex { $0 != .neutral } ?? result.count
            let before = index > 0 ? result[index - 1].side : base
            let after = end < result.count ? result[end].side : base
            for place in index..<end { result[place] = before == after ? before : base }
            index = end
        }
        return result
    }

    /// The places of runs from left to right (rule L2), given their levels in reading order.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        // Levels are 0, 1 and 2 (see `resolve`), so two passes reverse all that must be.
        for level: UInt8 in [2, 1] {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else {
                    index += 1
                    continue
                }
                let end = order[index...].firstIndex { levels[$0] < level } ?? order.count
                order[index..<end].reverse()
                index = end
            }
        }
        return order
    }
}
