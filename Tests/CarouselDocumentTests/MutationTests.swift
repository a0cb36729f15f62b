import CarouselDocument
import Testing
import ViewTree

@Suite struct MutationTests {
    @Test(arguments: Fixtures.names) func `a damaged fixture is a scene or has problems, never more`(name: String)
        throws
    {
        let bytes = try Fixtures.bytes(name)
        var random = SeededGenerator(seed: UInt64(bytes.count))
        var failures = 0
        for _ in 0..<150 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&damaged, &random) }
            do {
                _ = try Scene(json: damaged)
            } catch {
                failures += 1
                #expect(!error.problems.isEmpty && error.problems.count <= 20)
            }
        }
        #expect(failures > 25)
    }

    @Test(arguments: Fixtures.names) func `a fixture with values exchanged is a scene or has problems`(name: String)
        throws
    {
        let document = try JSONValue(json: Fixtures.bytes(name))
        var random = SeededGenerator(seed: 3)
        for _ in 0..<150 {
            let changed = exchange(document, &random)
            do {
                _ = try Scene(document: changed)
            } catch {
                #expect(error.kind == .invalid && !error.problems.isEmpty)
            }
        }
    }

    private let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "-1", "1e308", "1e-308", "1e999", "\\u0000", "\\ud800", "0",
        "true",
    ]

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard let place = bytes.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
        default:
            let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
            bytes.append(contentsOf: bytes[place..<end])
            bytes.swapAt(place, bytes.count - 1)
        }
    }

    private let values: [JSONValue] = [
        .null, true, 0, -1, 1e308, 1e-308, 100_000, 0.5, "", "center", "{index}", [], [:], ["x": 1], [1, "a"], "#fff",
        ["opacity": 0.5], "viewAligned", ["id": "card-1"],
    ]

    /// The value with some of what it holds replaced.
    private func exchange(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        if Int.random(in: 0..<40, using: &random) == 0 { return values.randomElement(using: &random) ?? .null }
        switch value {
        case .array(let elements): return .array(elements.map { exchange($0, &random) })
        case .object(let members):
            return .object(members.map { .init($0.name, exchange($0.value, &random)) })
        default: return value
        }
    }
}
