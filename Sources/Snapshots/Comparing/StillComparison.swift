/// Two pictures as text: where they first differ, and whether only numbers do.
struct StillComparison {
    /// The first line that differs, from 1.
    let line: Int
    /// That line in the first picture, cut to a length that a sentence bears.
    let before: String
    /// That line in the second.
    let after: String
    /// The most that two numbers are apart; nil where more than numbers differ.
    let greatestDelta: Double?

    init(_ first: [UInt8], _ second: [UInt8]) {
        let old = first.split(separator: 10, omittingEmptySubsequences: false)
        let new = second.split(separator: 10, omittingEmptySubsequences: false)
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        line = index + 1
        let (left, right) = (index < old.count ? old[index] : [], index < new.count ? new[index] : [])
        // The common start of both lines says nothing; a little of it says where the difference is.
        let same = zip(left, right).prefix { $0 == $1 }.count
        before = Self.shown(left, from: same)
        after = Self.shown(right, from: same)
        greatestDelta = Self.delta(first, second)
    }

    private static func shown(_ line: ArraySlice<UInt8>, from place: Int) -> String {
        let start = max(0, place - 24)
        let text = String(decoding: line.dropFirst(start).prefix(72), as: UTF8.self)
        return "`" + (start > 0 ? "…" : "") + text + (line.count > start + 72 ? "…" : "") + "`"
    }

    /// Walks both texts together, number by number.
    private static func delta(_ first: [UInt8], _ second: [UInt8]) -> Double? {
        var (left, right) = (first[...], second[...])
        var greatest = 0.0
        while let byte = left.first, let other = right.first {
            if isNumber(byte), isNumber(other) {
                guard let old = number(&left), let new = number(&right) else { return nil }
                greatest = max(greatest, abs(old - new))
            } else {
                guard byte == other else { return nil }
                left.removeFirst()
                right.removeFirst()
            }
        }
        return left.isEmpty && right.isEmpty ? greatest : nil
    }

    private static func isNumber(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// Takes a number off the start; nil where the bytes are none.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Double? {
        var text: [UInt8] = []
        var hasPoint = false
        while let byte = bytes.first, isNumber(byte) {
            // In path data `1-2` and `.5.5` are two numbers.
            if byte == UInt8(ascii: "-"), !text.isEmpty { break }
            if byte == UInt8(ascii: ".") {
                if hasPoint { break }
                hasPoint = true
            }
            text.append(byte)
            bytes.removeFirst()
        }
        let word = String(decoding: text, as: UTF8.self)
        return word == "-" || word == "." ? 0 : Double(word)
    }
}
