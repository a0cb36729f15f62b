import CarouselDocument
import Foundation
import Testing

/// Foundation's reader is an independent judge of what JSON is, but for the comma after a last element, which it takes.
@Suite struct JSONAcceptanceTests {
    private let pieces = [
        "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\\n\"", "\"\\u00e9\"", "1", "-0", "0.5", "1e3", "-2.5E-1", "true",
        "false",
        "null", " ", "\n", "\"é😀\"",
    ]

    @Test func `small texts are JSON here exactly where they are JSON to Foundation`() {
        var random = SeededGenerator(seed: 20)
        var accepted = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...7, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let dense = text.filter { !$0.isWhitespace }
            let hasTrailingComma = dense.contains(",]") || dense.contains(",}")
            let isJSON =
                !hasTrailingComma
                && (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
            let outcome = Result { try JSONValue(json: Array(text.utf8)) }
            switch outcome {
            case .success:
                accepted += 1
                #expect(isJSON, "\(text) is refused by Foundation")
            case .failure(let error):
                // A name written twice is JSON, but not to us.
                let isTwice = (error as? InvalidDocument)?.kind == .invalid
                #expect(!isJSON || isTwice, "\(text) is accepted by Foundation")
            }
        }
        #expect(accepted > 500)
    }

    @Test func `a refused text has a fault, and an accepted one has none`() {
        var random = SeededGenerator(seed: 7)
        let bytes = Array("{\"a\": [1, -2.5e3, \"x\\u00e9\\n\", true, null], \"é\": {}}".utf8)
        for _ in 0..<20_000 {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let place = Int.random(in: mutated.indices, using: &random)
                if Bool.random(using: &random) {
                    mutated[place] = UInt8.random(in: 0...255, using: &random)
                } else {
                    mutated.remove(at: place)
                }
            }
            let isRead: Bool
            do {
                _ = try JSONValue(json: mutated)
                isRead = true
            } catch {
                isRead = error.kind == .invalid
            }
            let fault = JSONFault(in: mutated, depth: 64)
            #expect((fault.detail == "the text cannot be read") == isRead, "\(fault)")
        }
    }
}

/// Vigna's SplitMix64: the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
